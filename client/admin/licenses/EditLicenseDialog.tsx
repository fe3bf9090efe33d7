import { graphql, useFragment } from 'react-relay';
import { licenseForm } from '../../../domain/sales/validation/licenses.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { LicenseFields, type LicenseValues } from './LicenseFields.tsx';
import { installationChoice } from './useInstallationChoices.ts';
import type { EditLicenseDialog_license$key } from '#relay/EditLicenseDialog_license.graphql';
import type { EditLicenseDialogMutation } from '#relay/EditLicenseDialogMutation.graphql';
import type { LicenseFields_customer$key } from '#relay/LicenseFields_customer.graphql';

interface EditLicenseDialogProps {
  customer: LicenseFields_customer$key;
  license: EditLicenseDialog_license$key;
  onClose: () => void;
}

const licenseFragment = graphql`
  fragment EditLicenseDialog_license on License {
    id
    version
    installation {
      id
      subdomain
      licenseType
    }
    type
    quantity
    status
    billingInterval
    contractTerm
    validFrom
    validUntil
  }
`;

const mutation = graphql`
  mutation EditLicenseDialogMutation($id: ID!, $version: Int, $changes: LicenseChanges!) {
    updateLicense(id: $id, version: $version, changes: $changes) {
      edge {
        node {
          ...AdminLicenseList_license
        }
      }
    }
  }
`;

export function EditLicenseDialog({ customer, license, onClose }: EditLicenseDialogProps) {
  const { id, version, installation, type, quantity, status, billingInterval, contractTerm, validFrom, validUntil } =
    useFragment(licenseFragment, license);
  const values = {
    installationId: installation.id,
    type,
    quantity,
    status,
    billingInterval,
    contractTerm,
    validFrom,
    validUntil,
  } as LicenseValues;
  const form = useAppForm<LicenseValues>(licenseForm, values);
  const [update] = useAction<EditLicenseDialogMutation>(mutation);
  return (
    <EditDialog
      title="Rediger licens"
      form={form}
      submitLabel="Gem"
      stored={{ version, values }}
      save={(changes, basedOn) => update({ id, version: basedOn, changes })}
      done="Licens opdateret"
      failure="Der opstod en fejl ved opdatering af licens"
      onClose={onClose}
    >
      <LicenseFields form={form} customer={customer} storedInstallation={installationChoice(installation)} />
    </EditDialog>
  );
}
