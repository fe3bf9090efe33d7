import { useState } from 'react';
import { ConnectionHandler, graphql } from 'react-relay';
import type { z } from 'zod';
import { DEFAULT_CONTRACT_TERM, DEFAULT_INTERVAL, DEFAULT_PLAN } from '../../../domain/companies/licenseDefaults.ts';
import { suggestSubdomain } from '../../../domain/companies/subdomain.ts';
import { adminInstallationForm } from '../../../domain/companies/validation/adminCompany.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { ZendeskFields } from '../../customer/installations/ZendeskFields.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';
import type { AddInstallationDialogMutation } from '#relay/AddInstallationDialogMutation.graphql';

type InstallationValues = z.input<typeof adminInstallationForm>;

interface AddInstallationDialogProps {
  department: { readonly id: string; readonly name: string };
  onClose: () => void;
}

const mutation = graphql`
  mutation AddInstallationDialogMutation(
    $departmentId: ID!
    $input: AdminInstallationInput!
    $requestId: String!
    $connections: [ID!]!
  ) {
    createInstallationAsAdmin(departmentId: $departmentId, input: $input, requestId: $requestId) {
      edge @appendEdge(connections: $connections) {
        node {
          id
          department {
            id
          }
          ...CompanyInstallation_installation
        }
      }
    }
  }
`;

/** Adds an installation to a department of a company, for admins. */
export function AddInstallationDialog({ department: { id, name }, onClose }: AddInstallationDialogProps) {
  // One key for each opened dialog, so that a repeated call adds one installation.
  const [requestId] = useState(() => crypto.randomUUID());
  const [openedAt] = useState(Date.now);
  const form = useAppForm<InstallationValues>(adminInstallationForm, {
    subdomain: suggestSubdomain(name, openedAt),
    licenseType: DEFAULT_PLAN,
    paymentInterval: DEFAULT_INTERVAL,
    contractTerm: DEFAULT_CONTRACT_TERM,
  });
  const [create] = useAction<AddInstallationDialogMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async (input: InstallationValues) => {
      const connections = [ConnectionHandler.getConnectionID(id, 'useDepartmentInstallations_installations')];
      await create({ departmentId: id, input, requestId, connections });
      toast.success('Zendesk installation oprettet');
      onClose();
    },
    'Kunne ikke gemme Zendesk installation',
  );
  return (
    <FormDialog
      title={`Tilføj installation til ${name}`}
      form={form}
      submitLabel="Tilføj installation"
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <ZendeskFields form={form} />
    </FormDialog>
  );
}
