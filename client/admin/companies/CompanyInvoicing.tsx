import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useOptimisticAction } from '../../parts/edits/useOptimisticAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { SwitchRow } from '../../ui/SwitchRow.tsx';
import { PaymentDaysDialog } from './PaymentDaysDialog.tsx';
import type { CompanyInvoicing_customer$key } from '#relay/CompanyInvoicing_customer.graphql';
import type { CompanyInvoicingRemindersMutation } from '#relay/CompanyInvoicingRemindersMutation.graphql';
import type { CompanyInvoicingTermsMutation } from '#relay/CompanyInvoicingTermsMutation.graphql';

const FAILURE = 'Kunne ikke gemme faktureringen';

const termsMutation = graphql`
  mutation CompanyInvoicingTermsMutation($customerId: ID!, $input: InvoiceTermsInput!) {
    setInvoiceTerms(customerId: $customerId, input: $input) {
      ...CompanyInvoicing_customer
    }
  }
`;

const customerFragment = graphql`
  fragment CompanyInvoicing_customer on Customer {
    id
    invoicing
    paymentDays
    sendsReminders
  }
`;

const mutation = graphql`
  mutation CompanyInvoicingRemindersMutation($id: ID!, $isOn: Boolean!) {
    setReminders(customerId: $id, isOn: $isOn) {
      ...CompanyInvoicing_customer
    }
  }
`;

/** When a company is invoiced and reminded. Switches save at once. */
export function CompanyInvoicing({ customer }: { customer: CompanyInvoicing_customer$key }) {
  const { id, invoicing, paymentDays, sendsReminders } = useFragment(customerFragment, customer);
  const [setTerms] = useAction<CompanyInvoicingTermsMutation>(termsMutation);
  const [switchInvoicing] = useOptimisticAction<CompanyInvoicingTermsMutation>(termsMutation, FAILURE);
  const [setReminders] = useOptimisticAction<CompanyInvoicingRemindersMutation>(mutation, FAILURE);
  const [isEditing, setEditing] = useState(false);
  const changeInvoicing = (isMonthly: boolean) => {
    const next = isMonthly ? 'MONTHLY' : 'IMMEDIATE';
    void switchInvoicing(
      { customerId: id, input: { invoicing: next } },
      { ids: [id], apply: (company) => void company.setValue(next, 'invoicing') },
    );
  };
  const changeReminders = (isOn: boolean) =>
    void setReminders({ id, isOn }, { ids: [id], apply: (company) => void company.setValue(isOn, 'sendsReminders') });
  return (
    <Card flush>
      <CardHead title="Fakturering" text="Gælder afdelinger, der betaler med faktura." />
      <List>
        <SwitchRow
          title="Én samlet faktura om måneden"
          text="Ellers faktureres hvert køb for sig."
          isOn={invoicing === 'MONTHLY'}
          onChange={changeInvoicing}
        />
        <SwitchRow
          title="Automatiske rykkere"
          text="Når en faktura ikke er betalt til tiden. I kan altid selv sende en."
          isOn={sendsReminders}
          onChange={changeReminders}
        />
        <ListItem
          title="Betalingsfrist"
          text={paymentDays == null ? 'Den sædvanlige' : formatPlural(paymentDays, 'dag', 'dage')}
          end={
            <Button size="small" aria-label="Rediger betalingsfrist" onPress={() => setEditing(true)}>
              Rediger
            </Button>
          }
        />
      </List>
      {isEditing && (
        <PaymentDaysDialog
          paymentDays={paymentDays}
          save={(days) => setTerms({ customerId: id, input: { paymentDays: days } })}
          onClose={() => setEditing(false)}
        />
      )}
    </Card>
  );
}
