import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatPlural } from '../../../domain/formatCount.ts';
import { messageOf } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { SwitchRow } from '../../ui/SwitchRow.tsx';
import { toast } from '../../ui/Toast.tsx';
import { PaymentDaysDialog } from './PaymentDaysDialog.tsx';
import type { CompanyInvoicing_customer$key } from './__generated__/CompanyInvoicing_customer.graphql.ts';
import type { CompanyInvoicingRemindersMutation } from './__generated__/CompanyInvoicingRemindersMutation.graphql.ts';
import type { CompanyInvoicingTermsMutation } from './__generated__/CompanyInvoicingTermsMutation.graphql.ts';

/** When a company is invoiced and reminded. Switches save at once, and turn back with a toast when saving fails. */
export function CompanyInvoicing({ customer }: { customer: CompanyInvoicing_customer$key }) {
  const { id, invoicing, paymentDays, sendsReminders } = useFragment(
    graphql`
      fragment CompanyInvoicing_customer on Customer {
        id
        invoicing
        paymentDays
        sendsReminders
      }
    `,
    customer,
  );
  const [setTerms] = useAction<CompanyInvoicingTermsMutation>(graphql`
    mutation CompanyInvoicingTermsMutation($customerId: ID!, $input: InvoiceTermsInput!) {
      setInvoiceTerms(customerId: $customerId, input: $input) {
        ...CompanyInvoicing_customer
      }
    }
  `);
  const [setReminders] = useAction<CompanyInvoicingRemindersMutation>(graphql`
    mutation CompanyInvoicingRemindersMutation($id: ID!, $isOn: Boolean!) {
      setReminders(customerId: $id, isOn: $isOn) {
        ...CompanyInvoicing_customer
      }
    }
  `);
  const [isEditing, setEditing] = useState(false);
  const orToast = async (saving: Promise<unknown>) => {
    await saving.catch((error: unknown) => toast.error(messageOf(error, 'Kunne ikke gemme faktureringen')));
  };
  return (
    <Card flush>
      <CardHead title="Fakturering" text="Gælder afdelinger, der betaler med faktura." />
      <List>
        <SwitchRow
          title="Én samlet faktura om måneden"
          text="Ellers faktureres hvert køb for sig."
          isOn={invoicing === 'MONTHLY'}
          onChange={(isMonthly) =>
            orToast(setTerms({ customerId: id, input: { invoicing: isMonthly ? 'MONTHLY' : 'IMMEDIATE' } }))
          }
        />
        <SwitchRow
          title="Automatiske rykkere"
          text="Når en faktura ikke er betalt til tiden. I kan altid selv sende en."
          isOn={sendsReminders}
          onChange={(isOn) => orToast(setReminders({ id, isOn }))}
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
