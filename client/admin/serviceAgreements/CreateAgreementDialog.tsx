import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { dateOf, lastDayOfTerm } from '../../../domain/basics/dates.ts';
import { DEFAULT_INTERVAL } from '../../../domain/companies/licenseDefaults.ts';
import { agreementForm, DEFAULT_AGREEMENT_TERM } from '../../../domain/sales/validation/serviceAgreements.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { onlyDepartment } from '../useDepartmentChoices.ts';
import { AgreementFields, type AgreementValues } from './AgreementFields.tsx';
import { AgreementPrice } from './AgreementPrice.tsx';
import type { CreateAgreementDialog_customer$key } from '#relay/CreateAgreementDialog_customer.graphql';
import type { CreateAgreementDialogMutation } from '#relay/CreateAgreementDialogMutation.graphql';

interface CreateAgreementDialogProps {
  customer: CreateAgreementDialog_customer$key;
  /** Id of the connection that the new agreement is inserted into at once; omitted where a subscription inserts it. */
  connection?: string;
  onClose: () => void;
}

const customerFragment = graphql`
  fragment CreateAgreementDialog_customer on Customer {
    ...useDepartmentChoices_customer
    ...AgreementFields_customer
    ...AgreementPrice_customer
  }
`;

const mutation = graphql`
  mutation CreateAgreementDialogMutation($input: ServiceAgreementInput!, $connections: [ID!]!) {
    createServiceAgreement(input: $input) {
      edge @prependEdge(connections: $connections) {
        node {
          ...AdminAgreementTable_agreement
        }
      }
    }
  }
`;

export function CreateAgreementDialog({ customer: key, connection, onClose }: CreateAgreementDialogProps) {
  const customer = useFragment(customerFragment, key);
  const [today] = useState(() => dateOf());
  const form = useAppForm<AgreementValues>(agreementForm, {
    departmentId: onlyDepartment(customer),
    userId: '',
    duration: DEFAULT_AGREEMENT_TERM,
    startDate: today,
    endDate: lastDayOfTerm(today, DEFAULT_AGREEMENT_TERM),
    status: 'PENDING',
    paymentInterval: DEFAULT_INTERVAL,
  });
  const [create] = useAction<CreateAgreementDialogMutation>(mutation);
  return (
    <SendDialog
      title="Opret serviceaftale"
      form={form}
      submitLabel="Opret serviceaftale"
      send={(input) => create({ input, connections: connection ? [connection] : [] })}
      done="Serviceaftale oprettet"
      failure="Der opstod en fejl ved oprettelse af serviceaftale"
      onClose={onClose}
    >
      <p>Prisen følger afdelingens aktive licenser lige nu. Aftalen faktureres fra den dag, den er aktiv.</p>
      <AgreementFields form={form} customer={customer} />
      <AgreementPrice form={form} customer={customer} />
    </SendDialog>
  );
}
