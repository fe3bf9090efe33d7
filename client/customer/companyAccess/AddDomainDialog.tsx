import { graphql } from 'react-relay';
import { domainForm } from '../../../domain/identity/validation/companyAccess.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { AddDomainDialogMutation } from '#relay/AddDomainDialogMutation.graphql';

const mutation = graphql`
  mutation AddDomainDialogMutation($domain: String!) {
    addDomain(domain: $domain) {
      ...CompanyDomains_company
    }
  }
`;

export function AddDomainDialog({ onClose }: { onClose: () => void }) {
  const form = useAppForm(domainForm, { domain: '' });
  const [add] = useAction<AddDomainDialogMutation>(mutation);
  return (
    <SendDialog
      title="Tilføj maildomæne"
      form={form}
      submitLabel="Tilføj"
      send={({ domain }) => add({ domain })}
      done="Domæne tilføjet"
      failure="Kunne ikke tilføje domænet"
      onClose={onClose}
    >
      <TextField
        label="Domæne"
        hint="Det, der står efter @ i jeres adresser."
        placeholder="firma.dk"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...form.field('domain')}
      />
    </SendDialog>
  );
}
