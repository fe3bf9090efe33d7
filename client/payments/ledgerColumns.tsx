import { formatDate, formatPeriod } from '../../domain/dates.ts';
import { formatExact } from '../../domain/money.ts';
import { labelOf, PaymentMethod, PaymentStatus } from '../../domain/vocabulary.ts';
import type { Column } from '../ui/Column.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import styles from './Payments.module.css';
import { ResumePayment } from './ResumePayment.tsx';

interface Entry {
  readonly id: string;
  readonly createdAt: string;
  readonly description: string;
  readonly failureMessage: string | null | undefined;
  readonly periodFrom: string | null | undefined;
  readonly periodTo: string | null | undefined;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly method: string;
  readonly status: string;
}

/** All columns of ledger entries. Each table shows some of them. */
export const ledgerColumn = {
  date: {
    id: 'date',
    title: 'Dato',
    cell: ({ createdAt }) => (
      <time className="num" dateTime={createdAt}>
        {formatDate(createdAt)}
      </time>
    ),
  },
  description: {
    id: 'what',
    title: 'Beskrivelse',
    cell: ({ description, periodFrom, periodTo, failureMessage }) => (
      <>
        {description}
        {periodFrom && periodTo && <span className={styles.detail}>{formatPeriod(periodFrom, periodTo)}</span>}
        {failureMessage && <span className={styles.failure}>{failureMessage}</span>}
      </>
    ),
  },
  net: {
    id: 'net',
    title: 'Netto',
    end: true,
    under: 'gross',
    cell: ({ net }) => <span className="num">{formatExact(net)}</span>,
  },
  vat: {
    id: 'vat',
    title: 'Moms',
    end: true,
    under: 'gross',
    cell: ({ vat }) => <span className="num">{formatExact(vat)}</span>,
  },
  gross: {
    id: 'gross',
    title: 'I alt',
    end: true,
    cell: ({ gross }) => <span className={`num ${styles.gross}`}>{formatExact(gross)}</span>,
  },
  method: {
    id: 'method',
    title: 'Metode',
    under: 'date',
    isPlain: true,
    cell: ({ method }) => labelOf(PaymentMethod, method),
  },
  status: {
    id: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge words={PaymentStatus} status={status} />,
  },
} satisfies Record<string, Column<Entry>>;

const { description } = ledgerColumn;

/** The columns for the paying company, with a button that continues a pending card payment. */
export const historyColumns: Column<Entry>[] = Object.values({
  ...ledgerColumn,
  description: {
    ...description,
    cell: (entry: Entry) => (
      <>
        {description.cell(entry)}
        {entry.method === 'CREDIT_CARD' && entry.status === 'PENDING' && (
          <ResumePayment entryId={entry.id} description={entry.description} />
        )}
      </>
    ),
  },
});
