import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { DeleteAgreementDialog_agreement$key } from '#relay/DeleteAgreementDialog_agreement.graphql';
import type { DeleteAgreementDialogMutation } from '#relay/DeleteAgreementDialogMutation.graphql';

interface DeleteAgreementDialogProps {
  agreement: DeleteAgreementDialog_agreement$key;
  connection: string;
  onClose: () => void;
}

const agreementFragment = graphql`
  fragment DeleteAgreementDialog_agreement on ServiceAgreement {
    id
    department {
      name
      customer {
        name
      }
    }
  }
`;

const mutation = graphql`
  mutation DeleteAgreementDialogMutation($id: ID!, $connections: [ID!]!) {
    deleteServiceAgreement(id: $id) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export function DeleteAgreementDialog({ agreement, connection, onClose }: DeleteAgreementDialogProps) {
  const { id, department } = useFragment(agreementFragment, agreement);
  const [remove] = useAction<DeleteAgreementDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await remove({ id, connections: [connection] });
    toast.success('Serviceaftale slettet');
    onClose();
  }, 'Der opstod en fejl ved sletning af serviceaftale');
  return (
    <ConfirmDialog
      title={`Slet serviceaftalen for ${department.name}?`}
      isOpen
      danger
      confirmLabel="Slet serviceaftalen"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      {department.customer.name} kan ikke længere se aftalen, og det, de endnu ikke har betalt for den, annulleres. Det
      kan ikke fortrydes.
    </ConfirmDialog>
  );
}
