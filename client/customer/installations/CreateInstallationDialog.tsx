import { useState } from 'react';
import { ConnectionHandler, graphql, useFragment } from 'react-relay';
import { DEFAULT_CONTRACT_TERM, DEFAULT_INTERVAL, DEFAULT_PLAN } from '../../../domain/companies/licenseDefaults.ts';
import { suggestSubdomain } from '../../../domain/companies/subdomain.ts';
import { installationForm } from '../../../domain/companies/validation/installation.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { InstallationFields } from './InstallationFields.tsx';
import { useDepartments } from './useDepartments.ts';
import type { CreateInstallationDialog_customer$key } from '#relay/CreateInstallationDialog_customer.graphql';
import type { CreateInstallationDialogMutation } from '#relay/CreateInstallationDialogMutation.graphql';

interface CreateInstallationDialogProps {
  customer: CreateInstallationDialog_customer$key;
  onClose: () => void;
}

const customerFragment = graphql`
  fragment CreateInstallationDialog_customer on Customer {
    id
    ...useDepartments_customer
  }
`;

const mutation = graphql`
  mutation CreateInstallationDialogMutation($input: InstallationInput!, $connections: [ID!]!) {
    createInstallation(input: $input) {
      edge @appendEdge(connections: $connections) {
        node {
          ...InstallationTable_installation
        }
      }
    }
  }
`;

export function CreateInstallationDialog({ customer, onClose }: CreateInstallationDialogProps) {
  const data = useFragment(customerFragment, customer);
  const { departments, more } = useDepartments(data);
  const departmentName = (departmentId: string) => departments.find(({ id }) => id === departmentId)?.name ?? '';
  // The proposed subdomain contains the time. The time stays the same while the dialog is open, so that the proposal
  // changes with the department alone.
  const [openedAt] = useState(Date.now);
  const proposalFor = (departmentId: string) => suggestSubdomain(departmentName(departmentId), openedAt);
  const onlyDepartment = departments.length === 1 ? departments[0]!.id : '';
  const [proposal, setProposal] = useState(() => proposalFor(onlyDepartment));
  const form = useAppForm(installationForm, {
    subdomain: proposal,
    departmentId: onlyDepartment,
    licenseType: DEFAULT_PLAN,
    paymentInterval: DEFAULT_INTERVAL,
    contractTerm: DEFAULT_CONTRACT_TERM,
  });
  /** Proposes the subdomain for a department, unless the user has typed another one. */
  const proposeSubdomain = (departmentId: string) => {
    if (form.getValues('subdomain') !== proposal) return;
    const newProposal = proposalFor(departmentId);
    form.setValue('subdomain', newProposal, { shouldValidate: form.formState.isSubmitted });
    setProposal(newProposal);
  };

  const [create] = useAction<CreateInstallationDialogMutation>(mutation);
  const connection = ConnectionHandler.getConnectionID(data.id, 'InstallationTable_installations');
  return (
    <SendDialog
      title="Tilføj Zendesk installation"
      form={form}
      submitLabel="Tilføj"
      send={(input) => create({ input, connections: [connection] })}
      done="Zendesk installation oprettet"
      failure="Kunne ikke gemme Zendesk installation"
      onClose={onClose}
    >
      <InstallationFields form={form} departments={departments} more={more} onDepartment={proposeSubdomain} />
    </SendDialog>
  );
}
