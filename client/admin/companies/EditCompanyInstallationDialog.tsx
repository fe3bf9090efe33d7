import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { SUBDOMAIN_SUFFIX } from '../../../domain/subdomain.ts';
import { adminInstallationForm } from '../../../domain/validation/backOffice.ts';
import { CONTRACT_TERM_MAX, CONTRACT_TERM_MIN } from '../../../domain/validation/installation.ts';
import { Interval, Plan, valuesOf } from '../../../domain/vocabulary.ts';
import { useAction } from '../../relay/useAction.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import { StaleBanner } from '../../ui/form/StaleBanner.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { useFollowing } from '../../ui/form/useFollowing.ts';
import { Select, TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { EditCompanyInstallationDialog_installation$key } from './__generated__/EditCompanyInstallationDialog_installation.graphql.ts';
import type { EditCompanyInstallationDialogMutation } from './__generated__/EditCompanyInstallationDialogMutation.graphql.ts';

type InstallationValues = z.input<typeof adminInstallationForm>;

interface EditCompanyInstallationDialogProps {
  installation: EditCompanyInstallationDialog_installation$key;
  onClose: () => void;
}

export function EditCompanyInstallationDialog({ installation, onClose }: EditCompanyInstallationDialogProps) {
  const { id, version, ...stored } = useFragment(
    graphql`
      fragment EditCompanyInstallationDialog_installation on Installation {
        id
        version
        subdomain
        licenseType
        paymentInterval
        contractTerm
      }
    `,
    installation,
  );
  const { subdomain, licenseType, paymentInterval, contractTerm } = stored;
  const values = { subdomain, licenseType, paymentInterval, contractTerm } as InstallationValues;
  const form = useAppForm<InstallationValues>(adminInstallationForm, values);
  const { version: basedOn, isBehind, takeNewest } = useFollowing<InstallationValues>(form, { version, values });
  const { revalidate } = useRevalidator();
  const [update] = useAction<EditCompanyInstallationDialogMutation>(graphql`
    mutation EditCompanyInstallationDialogMutation($id: ID!, $version: Int, $input: AdminInstallationInput!) {
      updateInstallationAsAdmin(id: $id, version: $version, input: $input) {
        edge { node { ...EditCompanyInstallationDialog_installation ...CompanyInstallation_installation } }
      }
    }
  `);
  const { submit, message, isConflict, forget } = useSubmit(form, async (input: InstallationValues) => {
    await update({ id, version: basedOn, input });
    toast.success('Zendesk installation opdateret');
    onClose();
  }, 'Kunne ikke opdatere Zendesk installation');
  const fetchNewest = () => {
    forget();
    takeNewest();
    void revalidate();
  };
  const isStale = isBehind || isConflict;
  return (
    <FormDialog title="Rediger Zendesk installation" form={form} submitLabel="Gem" message={isStale ? undefined : message} onSubmit={submit} onClose={onClose}>
      {isStale && <StaleBanner onTakeNewest={fetchNewest} />}
      <TextField label="Subdomæne" suffix={SUBDOMAIN_SUFFIX} autoCapitalize="off" autoComplete="off" spellCheck={false} {...form.field('subdomain')} />
      <Select label="Licenstype" {...form.field('licenseType')}>
        {valuesOf(Plan).map((plan) => <option key={plan} value={plan}>{Plan[plan].label}</option>)}
      </Select>
      <Select label="Betalingsinterval" {...form.field('paymentInterval')}>
        {valuesOf(Interval).map((interval) => <option key={interval} value={interval}>{Interval[interval].label}</option>)}
      </Select>
      <FormNumberField form={form} name="contractTerm" label="Kontraktperiode i måneder" min={CONTRACT_TERM_MIN} max={CONTRACT_TERM_MAX} />
    </FormDialog>
  );
}
