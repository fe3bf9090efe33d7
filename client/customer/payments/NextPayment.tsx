import { CalendarClock } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { invoiceName } from '../../parts/invoices/invoiceText.ts';
import { Stat } from '../../ui/Card.tsx';
import type { NextPayment_customer$key } from '#relay/NextPayment_customer.graphql';
import type { NextPayment_department$key } from '#relay/NextPayment_department.graphql';

interface NextPaymentProps {
  customer: NextPayment_customer$key;
  department: NextPayment_department$key;
}

const customerFragment = graphql`
  fragment NextPayment_customer on Customer {
    nextDue {
      dueOn
      amount
      invoiceCount
    }
    nextDueInvoice {
      kind
      numberText
      department {
        name
      }
    }
  }
`;

const departmentFragment = graphql`
  fragment NextPayment_department on Department {
    nextPayment {
      gross
      createdAt
      description
    }
  }
`;

/**
 * The next due day of the company's invoices and what has to be paid on it. When every invoice is paid, the oldest
 * entry of the department that is not invoiced yet.
 */
export function NextPayment({ customer, department }: NextPaymentProps) {
  const { nextDue, nextDueInvoice } = useFragment(customerFragment, customer);
  const { nextPayment: entry } = useFragment(departmentFragment, department);
  const note = nextDue
    ? [
        ...(nextDue.invoiceCount === 1 && nextDueInvoice
          ? [invoiceName(nextDueInvoice), nextDueInvoice.department.name]
          : [formatPlural(nextDue.invoiceCount, 'faktura', 'fakturaer')]),
        `${nextDue.dueOn < dateOf() ? 'forfaldt' : 'forfalder'} ${formatDate(nextDue.dueOn)}`,
      ]
    : entry
      ? [entry.description, formatDate(entry.createdAt)]
      : ['Ingen betalinger afventer'];
  return (
    <Stat
      label="Næste betaling"
      icon={<CalendarClock aria-hidden />}
      value={formatExact(nextDue?.amount ?? entry?.gross ?? 0)}
      note={note.join(' · ')}
    />
  );
}
