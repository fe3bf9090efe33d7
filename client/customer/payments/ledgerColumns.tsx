import { formatCsvAmount } from '../../../domain/basics/csv.ts';
import { dateOf, formatDate, formatPeriod } from '../../../domain/basics/dates.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { labelOf, PaymentMethod, PaymentStatus } from '../../../domain/basics/vocabulary.ts';
import type { NodeOf } from '../../app/relay/nodesOf.ts';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import styles from './Payments.module.css';
import { PayNow } from './PayNow.tsx';
import { ResumePayment } from './ResumePayment.tsx';
import type { ledgerExportQuery$data } from '#relay/ledgerExportQuery.graphql';

export type LedgerFileRow = NodeOf<NonNullable<NonNullable<ledgerExportQuery$data['node']>['ledger']>>;

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
} satisfies Record<string, ListColumn<Entry, LedgerFileRow>>;

const { description } = ledgerColumn;

type OwnEntry = Entry & { readonly canPayNow: boolean };

/** The columns for the paying company, with buttons that pay what has failed and continue a pending card payment. */
export const historyColumns: ListColumn<OwnEntry, LedgerFileRow>[] = [
  ...Object.values({
    ...ledgerColumn,
    description: {
      ...description,
      cell: (entry: OwnEntry) => (
        <>
          {description.cell(entry)}
          {entry.canPayNow && <PayNow {...entry} />}
          {entry.method === 'CREDIT_CARD' && entry.status === 'PENDING' && !entry.canPayNow && (
            <ResumePayment entryId={entry.id} description={entry.description} />
          )}
        </>
      ),
    },
  }),
  { title: 'Afsluttet', csv: ({ settledAt }) => settledAt && dateOf(settledAt) },
  { title: 'Periode fra', csv: ({ periodFrom }) => periodFrom },
  { title: 'Periode til', csv: ({ periodTo }) => periodTo },
];
