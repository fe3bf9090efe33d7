import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title={`Fjern ${domain}?`}
      danger
      confirmLabel="Fjern"
      action={() => remove({ id })}
      done="Domæne fjernet"
      failure="Kunne ikke fjerne domænet"
      onClose={onClose}
    >
      Kolleger med adresser på domænet kan ikke længere komme ind eller bede om adgang, og et krav om at logge ind
      gennem virksomheden gælder dem ikke mere.
    </ActionDialog>
  );
}
