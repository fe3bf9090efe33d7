import { graphql } from 'react-relay';
import { domainForm } from '../../../domain/identity/validation/companyAccess.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
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
  const { submit, message } = useSubmit(
    form,
    async ({ domain }: { domain: string }) => {
      await add({ domain });
      toast.success('Domæne tilføjet');
      onClose();
    },
    'Kunne ikke tilføje domænet',
  );
  return (
    <FormDialog
      title="Tilføj maildomæne"
      form={form}
      submitLabel="Tilføj"
      message={message}
      onSubmit={submit}
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
    </FormDialog>
  );
}
