import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { installationForm } from '../../domain/validation/installation.ts';
import { useAction } from '../relay/useAction.ts';
import { useSubmit } from '../relay/useSubmit.ts';
import { choiceFromName } from '../ui/ChoiceField.tsx';
import { conflictNotice } from '../ui/form/conflictNotice.tsx';
import { FormDialog } from '../ui/form/FormDialog.tsx';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { useFormSync } from '../ui/form/useFormSync.ts';
import { toast } from '../ui/Toast.tsx';
import { InstallationFields, type InstallationValues } from './InstallationFields.tsx';
import { useDepartments } from './useDepartments.ts';
import type { EditInstallationDialog_customer$key } from './__generated__/EditInstallationDialog_customer.graphql.ts';
import type { EditInstallationDialog_installation$key } from './__generated__/EditInstallationDialog_installation.graphql.ts';
import type { EditInstallationDialogMutation } from './__generated__/EditInstallationDialogMutation.graphql.ts';
import type { EditInstallationDialogNewestQuery } from './__generated__/EditInstallationDialogNewestQuery.graphql.ts';

interface EditInstallationDialogProps {
  customer: EditInstallationDialog_customer$key;
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

export function EditInstallationDialog({ customer, installation, onClose }: EditInstallationDialogProps) {
  const choices = useDepartments(
    useFragment(
      graphql`
        fragment EditInstallationDialog_customer on Customer {
          ...useDepartments_customer
        }
      `,
      customer,
    ),
  );
  const { id, version, subdomain, licenseType, paymentInterval, contractTerm, department } = useFragment(
    graphql`
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
    `,
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
  const following = useFormSync(form, { version, values });
  const environment = useRelayEnvironment();
  const [update] = useAction<EditInstallationDialogMutation>(graphql`
    mutation EditInstallationDialogMutation($id: ID!, $version: Int!, $input: InstallationInput!) {
      updateInstallation(id: $id, version: $version, input: $input) {
        edge {
          node {
            ...InstallationTable_installation
          }
        }
      }
    }
  `);
  const attempt = useSubmit(
    form,
    async (input: InstallationValues) => {
      await update({ id, version: following.version, input });
      toast.success('Zendesk installation opdateret');
      onClose();
    },
    'Kunne ikke opdatere Zendesk installation',
  );
  const { message, stale } = conflictNotice(
    following,
    attempt,
    () => fetchQuery<EditInstallationDialogNewestQuery>(environment, newest, { id }).toPromise(),
    'Kunne ikke hente Zendesk installationer',
  );
  return (
    <FormDialog
      title="Rediger Zendesk installation"
      form={form}
      submitLabel="Gem"
      message={message}
      onSubmit={attempt.submit}
      onClose={onClose}
    >
      {stale}
      <InstallationFields form={form} {...choices} kept={choiceFromName(department)} />
    </FormDialog>
  );
}
