import { graphql, useFragment } from 'react-relay';
import { dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { invoiceName } from '../../parts/invoices/invoiceText.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './Payments.module.css';
import { PayButton } from './PayNow.tsx';
import type { UnpaidTotal_customer$key } from '#relay/UnpaidTotal_customer.graphql';

const customerFragment = graphql`
  fragment UnpaidTotal_customer on Customer {
    unpaidInvoices {
      amount
      invoiceCount
      overdueAmount
    }
    nextDueInvoice {
      id
      kind
      numberText
      dueOn
      open
      canPayNow
    }
  }
`;

/** Shows the unpaid sum of all invoices, and a button that pays the invoice that is due first. */
export function UnpaidTotal({ customer }: { customer: UnpaidTotal_customer$key }) {
  const { unpaidInvoices, nextDueInvoice: first } = useFragment(customerFragment, customer);
  const { amount, invoiceCount, overdueAmount } = unpaidInvoices;
  if (!invoiceCount) return null;
  return (
    <div className={styles.unpaid}>
      <Card>
        <section className={styles.unpaidRow} aria-label="Ubetalt i alt">
          <div className={styles.unpaidSum}>
            <h2>Ubetalt i alt</h2>
            <p className={styles.unpaidAmount}>{formatExact(amount)}</p>
            <p className={styles.unpaidNote}>
              {formatPlural(invoiceCount, 'faktura', 'fakturaer')}, inkl. moms
              {overdueAmount > 0 && <span className={styles.late}>{formatExact(overdueAmount)} er forfaldet</span>}
            </p>
          </div>
          {first && (
            <div className={styles.unpaidFirst}>
              <p>
                <span className={styles.unpaidTerm}>{dueText(first.dueOn)}</span>
                {invoiceName(first)} · <span className="num">{formatExact(first.open)}</span>
              </p>
              {first.canPayNow && <PayButton id={first.id} description={invoiceName(first)} label="Betal" isPrimary />}
            </div>
          )}
        </section>
      </Card>
    </div>
  );
}

const dueText = (day: string | null | undefined) =>
  day ? `Først: ${day < dateOf() ? 'forfaldt' : 'forfalder'} ${formatDate(day)}` : 'Først';
