import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { dateOf, lastDayOfTerm } from '../../../domain/basics/dates.ts';
import { DEFAULT_CONTRACT_TERM, DEFAULT_INTERVAL, DEFAULT_PLAN } from '../../../domain/companies/licenseDefaults.ts';
import { licenseForm } from '../../../domain/sales/validation/licenses.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { LicenseFields, type LicenseValues } from './LicenseFields.tsx';
import { onlyInstallation } from './useInstallationChoices.ts';
import type { CreateLicenseDialog_customer$key } from '#relay/CreateLicenseDialog_customer.graphql';
import type { CreateLicenseDialogMutation } from '#relay/CreateLicenseDialogMutation.graphql';

interface CreateLicenseDialogProps {
  customer: CreateLicenseDialog_customer$key;
  connection: string;
  onClose: () => void;
}

const customerFragment = graphql`
  fragment CreateLicenseDialog_customer on Customer {
    ...useInstallationChoices_customer
    ...LicenseFields_customer
  }
`;

const mutation = graphql`
  mutation CreateLicenseDialogMutation($input: LicenseInput!, $connections: [ID!]!) {
    createLicense(input: $input) {
      edge @prependEdge(connections: $connections) {
        node {
          ...AdminLicenseList_license
        }
      }
    }
  }
`;

export function CreateLicenseDialog({ customer: key, connection, onClose }: CreateLicenseDialogProps) {
  const customer = useFragment(customerFragment, key);
  const [today] = useState(() => dateOf());
  const form = useAppForm<LicenseValues>(licenseForm, {
    installationId: onlyInstallation(customer),
    type: DEFAULT_PLAN,
    quantity: 1,
    status: 'PENDING',
    billingInterval: DEFAULT_INTERVAL,
    contractTerm: DEFAULT_CONTRACT_TERM,
    validFrom: today,
    validUntil: lastDayOfTerm(today, DEFAULT_CONTRACT_TERM),
  });
  const [create] = useAction<CreateLicenseDialogMutation>(mutation);
  return (
    <SendDialog
      title="Opret licens"
      form={form}
      submitLabel="Opret licens"
      send={(input) => create({ input, connections: [connection] })}
      done="Licens oprettet"
      failure="Der opstod en fejl ved oprettelse af licens"
      onClose={onClose}
    >
      <LicenseFields form={form} customer={customer} />
    </SendDialog>
  );
}
