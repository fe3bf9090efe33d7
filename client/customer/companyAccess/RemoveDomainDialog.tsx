import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { RemoveDomainDialogMutation } from '#relay/RemoveDomainDialogMutation.graphql';

interface RemoveDomainDialogProps {
  domain: { id: string; domain: string };
  onClose: () => void;
}

const mutation = graphql`
  mutation RemoveDomainDialogMutation($id: ID!) {
    removeDomain(id: $id) {
      ...CompanyDomains_company
    }
  }
`;

export function RemoveDomainDialog({ domain: { id, domain }, onClose }: RemoveDomainDialogProps) {
  const [remove] = useAction<RemoveDomainDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await remove({ id });
    toast.success('Domæne fjernet');
    onClose();
  }, 'Kunne ikke fjerne domænet');
  return (
    <ConfirmDialog
      title={`Fjern ${domain}?`}
      isOpen
      danger
      confirmLabel="Fjern"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Kolleger med adresser på domænet kan ikke længere komme ind eller bede om adgang, og et krav om at logge ind
      gennem virksomheden gælder dem ikke mere.
    </ConfirmDialog>
  );
}
