import { CalendarClock } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../domain/dates.ts';
import { formatExact } from '../../domain/money.ts';
import { invoiceName } from '../invoices/invoiceText.ts';
import { Stat } from '../ui/Card.tsx';
import type { NextPayment_customer$key } from './__generated__/NextPayment_customer.graphql.ts';
import type { NextPayment_department$key } from './__generated__/NextPayment_department.graphql.ts';

interface NextPaymentProps {
  customer: NextPayment_customer$key;
  department: NextPayment_department$key;
}

/** The invoice of the company that is due next; without one, the department's oldest entry that is not paid. */
export function NextPayment({ customer, department }: NextPaymentProps) {
  const { nextDueInvoice: invoice } = useFragment(
    graphql`
      fragment NextPayment_customer on Customer {
        nextDueInvoice {
          kind
          numberText
          dueOn
          open
          department {
            name
          }
        }
      }
    `,
    customer,
  );
  const { nextPayment: entry } = useFragment(
    graphql`
      fragment NextPayment_department on Department {
        nextPayment {
          gross
          createdAt
          description
        }
      }
    `,
    department,
  );
  const note = invoice
    ? [invoiceName(invoice), invoice.department.name, invoice.dueOn && `forfalder ${formatDate(invoice.dueOn)}`]
    : entry
      ? [entry.description, formatDate(entry.createdAt)]
      : ['Ingen betalinger afventer'];
  return (
    <Stat
      label="Næste betaling"
      icon={<CalendarClock aria-hidden />}
      value={formatExact(invoice?.open ?? entry?.gross ?? 0)}
      note={note.filter(Boolean).join(' · ')}
    />
  );
}
