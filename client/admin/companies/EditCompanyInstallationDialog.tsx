import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { adminInstallationForm } from '../../../domain/companies/validation/adminCompany.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ZendeskFields } from '../../customer/installations/ZendeskFields.tsx';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
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
  return (
    <EditDialog
      title="Rediger Zendesk installation"
      form={form}
      submitLabel="Gem"
      stored={{ version, values }}
      save={(input, basedOn) => update({ id, version: basedOn, input })}
      done="Zendesk installation opdateret"
      failure="Kunne ikke opdatere Zendesk installation"
      onClose={onClose}
    >
      <ZendeskFields form={form} />
    </EditDialog>
  );
}
