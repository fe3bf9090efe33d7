import { formatCsvAmount } from '../../../domain/basics/csv.ts';
import { dateOf, formatDate, formatPeriod } from '../../../domain/basics/dates.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { labelOf, PaymentMethod, PaymentStatus } from '../../../domain/basics/vocabulary.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { ListColumn } from '../lists/ListColumn.ts';
import styles from './Ledger.module.css';

/** The fields of a ledger entry in a file. */
interface FiledEntry {
  readonly createdAt: string;
  readonly description: string;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly method: string;
  readonly status: string;
}

/** The fields of a ledger entry in a table. */
export interface Entry extends FiledEntry {
  readonly id: string;
  readonly failureMessage: string | null | undefined;
  readonly periodFrom: string | null | undefined;
  readonly periodTo: string | null | undefined;
  readonly nextRetryAt: string | null | undefined;
}

/** All columns of ledger entries. Each table shows some of them. */
export const ledgerColumn = {
  date: {
    id: 'date',
    title: 'Dato',
    csv: ({ createdAt }) => dateOf(createdAt),
    cell: ({ createdAt }) => (
      <time className="num" dateTime={createdAt}>
        {formatDate(createdAt)}
      </time>
    ),
  },
  description: {
    id: 'description',
    title: 'Beskrivelse',
    csv: ({ description }) => description,
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
    foldsInto: 'gross',
    csv: ({ net }) => formatCsvAmount(net),
    cell: ({ net }) => <span className="num">{formatExact(net)}</span>,
  },
  vat: {
    id: 'vat',
    title: 'Moms',
    end: true,
    foldsInto: 'gross',
    csv: ({ vat }) => formatCsvAmount(vat),
    cell: ({ vat }) => <span className="num">{formatExact(vat)}</span>,
  },
  gross: {
    id: 'gross',
    title: 'I alt',
    end: true,
    csv: ({ gross }) => formatCsvAmount(gross),
    cell: ({ gross }) => <span className={`num ${styles.gross}`}>{formatExact(gross)}</span>,
  },
  method: {
    id: 'method',
    title: 'Metode',
    foldsInto: 'date',
    hidesTitle: true,
    csv: ({ method }) => labelOf(PaymentMethod, method),
    cell: ({ method }) => labelOf(PaymentMethod, method),
  },
  status: {
    id: 'status',
    title: 'Status',
    csv: ({ status }) => labelOf(PaymentStatus, status),
    cell: ({ status }) => <StatusBadge words={PaymentStatus} status={status} />,
  },
} satisfies Record<string, ListColumn<Entry, FiledEntry>>;
