import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { licenseForm } from '../../../domain/validation/licenses.ts';
import { useAction } from '../../relay/useAction.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { StaleBanner } from '../../ui/form/StaleBanner.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { useFollowing } from '../../ui/form/useFollowing.ts';
import { toast } from '../../ui/Toast.tsx';
import { LicenseFields, type LicenseValues } from './LicenseFields.tsx';
import { choiceOf } from './useInstallationChoices.ts';
import type { EditLicenseDialog_customer$key } from './__generated__/EditLicenseDialog_customer.graphql.ts';
import type { EditLicenseDialog_license$key } from './__generated__/EditLicenseDialog_license.graphql.ts';
import type { EditLicenseDialogMutation } from './__generated__/EditLicenseDialogMutation.graphql.ts';

interface EditLicenseDialogProps {
  customer: EditLicenseDialog_customer$key;
  license: EditLicenseDialog_license$key;
  onClose: () => void;
}

export function EditLicenseDialog({ customer: key, license, onClose }: EditLicenseDialogProps) {
  const customer = useFragment(graphql`fragment EditLicenseDialog_customer on Customer { ...LicenseFields_customer }`, key);
  const { id, version, installation, type, quantity, status, billingInterval, contractTerm, validFrom, validUntil } = useFragment(
    graphql`
      fragment EditLicenseDialog_license on License {
        id
        version
        installation { id subdomain licenseType }
        type
        quantity
        status
        billingInterval
        contractTerm
        validFrom
        validUntil
      }
    `,
    license,
  );
  const values = { installationId: installation.id, type, quantity, status, billingInterval, contractTerm, validFrom, validUntil } as LicenseValues;
  const form = useAppForm<LicenseValues>(licenseForm, values);
  const { version: basedOn, isBehind, takeNewest } = useFollowing<LicenseValues>(form, { version, values });
  const { revalidate } = useRevalidator();
  const [update] = useAction<EditLicenseDialogMutation>(graphql`
    mutation EditLicenseDialogMutation($id: ID!, $version: Int, $input: LicenseInput!) {
      updateLicense(id: $id, version: $version, input: $input) {
        edge { node { ...AdminLicenseList_license @relay(mask: false) } }
      }
    }
  `);
  const { submit, message, isConflict, forget } = useSubmit(form, async (input: LicenseValues) => {
    await update({ id, version: basedOn, input });
    toast.success('Licens opdateret');
    onClose();
  }, 'Der opstod en fejl ved opdatering af licens');
  const fetchNewest = () => {
    forget();
    takeNewest();
    void revalidate();
  };
  const isStale = isBehind || isConflict;
  return (
    <FormDialog title="Rediger licens" form={form} submitLabel="Gem" message={isStale ? undefined : message} onSubmit={submit} onClose={onClose}>
      {isStale && <StaleBanner onTakeNewest={fetchNewest} />}
      <LicenseFields form={form} customer={customer} kept={choiceOf(installation)} />
    </FormDialog>
  );
}
