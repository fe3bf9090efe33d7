import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import styles from './Invoices.module.css';
import { creditNoteStatusWords, invoiceStatusWords } from './invoiceText.ts';

interface InvoiceStatusBadgeProps {
  invoice: {
    readonly kind: string;
    readonly status: string;
    readonly daysOverdue: number;
    readonly gross: number;
    readonly open: number;
  };
  /** Leaves out what is left, for a list with a column for it. */
  withoutOpen?: boolean;
}

/** The status of an invoice, with the days that it is overdue and what is left of an amount that is paid in part. */
export const InvoiceStatusBadge = ({
  invoice: { kind, status, daysOverdue, gross, open },
  withoutOpen,
}: InvoiceStatusBadgeProps) => (
  <span className={styles.status}>
    <StatusBadge words={kind === 'CREDIT_NOTE' ? creditNoteStatusWords : invoiceStatusWords} status={status} />
    {daysOverdue > 0 && <span className={styles.note}>{formatPlural(daysOverdue, 'dag', 'dage')} over</span>}
    {!withoutOpen && open !== 0 && open !== gross && (
      <span className={styles.note}>mangler {formatExact(Math.abs(open))}</span>
    )}
  </span>
);
