import { graphql, useFragment } from 'react-relay';
import { installationForm } from '../../../domain/companies/validation/installation.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { ExternalReferences } from '../../parts/externalIds/ExternalReferences.tsx';
import { choiceFromName } from '../../ui/ChoiceField.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { InstallationFields, type InstallationValues } from './InstallationFields.tsx';
import { useDepartments } from './useDepartments.ts';
import type { EditInstallationDialog_installation$key } from '#relay/EditInstallationDialog_installation.graphql';
import type { EditInstallationDialogMutation } from '#relay/EditInstallationDialogMutation.graphql';
import type { useDepartments_customer$key } from '#relay/useDepartments_customer.graphql';

interface EditInstallationDialogProps {
  customer: useDepartments_customer$key;
  installation: EditInstallationDialog_installation$key;
  onClose: () => void;
}

const newest = graphql`
  query EditInstallationDialogNewestQuery($id: ID!) {
    node(id: $id) {
      ...EditInstallationDialog_installation @alias(as: "installation")
    }
  }
`;

const installationFragment = graphql`
  fragment EditInstallationDialog_installation on Installation {
    id
    version
    subdomain
    licenseType
    paymentInterval
    contractTerm
    department {
      id
      name
    }
  }
`;

const mutation = graphql`
  mutation EditInstallationDialogMutation($id: ID!, $version: Int!, $input: InstallationInput!) {
    updateInstallation(id: $id, version: $version, input: $input) {
      edge {
        node {
          ...InstallationTable_installation
        }
      }
    }
  }
`;

export function EditInstallationDialog({ customer, installation, onClose }: EditInstallationDialogProps) {
  const choices = useDepartments(customer);
  const { id, version, subdomain, licenseType, paymentInterval, contractTerm, department } = useFragment(
    installationFragment,
    installation,
  );
  const values = {
    subdomain,
    departmentId: department.id,
    licenseType,
    paymentInterval,
    contractTerm,
  } as InstallationValues;
  const form = useAppForm(installationForm, values);
  const [update] = useAction<EditInstallationDialogMutation>(mutation);
  return (
    <EditDialog
      title="Rediger Zendesk installation"
      form={form}
      stored={{ version, values }}
      submitLabel="Gem"
      save={(input, basedOn) => update({ id, version: basedOn, input })}
      newest={{ query: newest, variables: { id }, failure: 'Kunne ikke hente Zendesk installationer' }}
      done="Zendesk installation opdateret"
      failure="Kunne ikke opdatere Zendesk installation"
      onClose={onClose}
    >
      <InstallationFields form={form} {...choices} kept={choiceFromName(department)} />
      <ExternalReferences nodeId={id} />
    </EditDialog>
  );
}
