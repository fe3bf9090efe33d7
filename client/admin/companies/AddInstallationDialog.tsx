import { useState } from 'react';
import { ConnectionHandler, graphql } from 'react-relay';
import type { z } from 'zod';
import { DEFAULT_CONTRACT_TERM, DEFAULT_INTERVAL, DEFAULT_PLAN } from '../../../domain/companies/licenseDefaults.ts';
import { suggestSubdomain } from '../../../domain/companies/subdomain.ts';
import { adminInstallationForm } from '../../../domain/companies/validation/adminCompany.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ZendeskFields } from '../../customer/installations/ZendeskFields.tsx';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
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

/** Adds an installation to a department of a company, for support. */
export function AddInstallationDialog({ department: { id, name }, onClose }: AddInstallationDialogProps) {
  const [openedAt] = useState(Date.now);
  const form = useAppForm<InstallationValues>(adminInstallationForm, {
    subdomain: suggestSubdomain(name, openedAt),
    licenseType: DEFAULT_PLAN,
    paymentInterval: DEFAULT_INTERVAL,
    contractTerm: DEFAULT_CONTRACT_TERM,
  });
  const [create] = useAction<AddInstallationDialogMutation>(mutation);
  return (
    <SendDialog
      title={`Tilføj installation til ${name}`}
      form={form}
      submitLabel="Tilføj installation"
      send={async (input, requestId) => {
        const connections = [ConnectionHandler.getConnectionID(id, 'useDepartmentInstallations_installations')];
        await create({ departmentId: id, input, requestId, connections });
      }}
      done="Zendesk installation oprettet"
      failure="Kunne ikke gemme Zendesk installation"
      onClose={onClose}
    >
      <ZendeskFields form={form} />
    </SendDialog>
  );
}
