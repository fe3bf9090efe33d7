import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { adminInstallationForm } from '../../../domain/companies/validation/adminCompany.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ZendeskFields } from '../../customer/installations/ZendeskFields.tsx';
import { useEdit } from '../../parts/edits/useEdit.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';
import type { EditCompanyInstallationDialog_installation$key } from '#relay/EditCompanyInstallationDialog_installation.graphql';
import type { EditCompanyInstallationDialogMutation } from '#relay/EditCompanyInstallationDialogMutation.graphql';

type InstallationValues = z.input<typeof adminInstallationForm>;

interface EditCompanyInstallationDialogProps {
  installation: EditCompanyInstallationDialog_installation$key;
  onClose: () => void;
}

const installationFragment = graphql`
  fragment EditCompanyInstallationDialog_installation on Installation {
    id
    version
    subdomain
    licenseType
    paymentInterval
    contractTerm
  }
`;

const mutation = graphql`
  mutation EditCompanyInstallationDialogMutation($id: ID!, $version: Int, $input: AdminInstallationInput!) {
    updateInstallationAsAdmin(id: $id, version: $version, input: $input) {
      edge {
        node {
          ...CompanyInstallation_installation
        }
      }
    }
  }
`;

export function EditCompanyInstallationDialog({ installation, onClose }: EditCompanyInstallationDialogProps) {
  const { id, version, ...stored } = useFragment(installationFragment, installation);
  const { subdomain, licenseType, paymentInterval, contractTerm } = stored;
  const values = { subdomain, licenseType, paymentInterval, contractTerm } as InstallationValues;
  const form = useAppForm<InstallationValues>(adminInstallationForm, values);
  const [update] = useAction<EditCompanyInstallationDialogMutation>(mutation);
  const { formProps, stale } = useEdit<InstallationValues>(
    form,
    { version, values },
    async (input, basedOn) => {
      await update({ id, version: basedOn, input });
      toast.success('Zendesk installation opdateret');
      onClose();
    },
    'Kunne ikke opdatere Zendesk installation',
  );
  return (
    <FormDialog title="Rediger Zendesk installation" form={form} submitLabel="Gem" {...formProps} onClose={onClose}>
      {stale}
      <ZendeskFields form={form} />
    </FormDialog>
  );
}
