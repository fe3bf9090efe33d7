import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title={`Slet serviceaftalen for ${department.name}?`}
      danger
      confirmLabel="Slet serviceaftalen"
      action={() => remove({ id, connections: [connection] })}
      done="Serviceaftale slettet"
      failure="Der opstod en fejl ved sletning af serviceaftale"
      onClose={onClose}
    >
      {department.customer.name} kan ikke længere se aftalen, og det, de endnu ikke har betalt for den, annulleres. Det
      kan ikke fortrydes.
    </ActionDialog>
  );
}
