import { formatDate } from '../../domain/dates.ts';
import { formatExact } from '../../domain/money.ts';
import { labelOf, PaymentMethod, PaymentStatus } from '../../domain/vocabulary.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import type { Column } from '../ui/Table.tsx';
import styles from './Payments.module.css';
import type { LedgerHistory_department$data } from './__generated__/LedgerHistory_department.graphql.ts';

type Entry = LedgerHistory_department$data['ledger']['edges'][number]['node'];

export const ledgerColumns: Column<Entry>[] = [
  { id: 'date', title: 'Dato', cell: ({ createdAt }) => <time className="num" dateTime={createdAt}>{formatDate(createdAt)}</time> },
  {
    id: 'what', title: 'Beskrivelse',
    cell: ({ description, failureMessage }) => <>{description}{failureMessage && <span className={styles.failure}>{failureMessage}</span>}</>,
  },
  { id: 'net', title: 'Netto', end: true, cell: ({ net }) => <span className="num">{formatExact(net)}</span> },
  { id: 'vat', title: 'Moms', end: true, cell: ({ vat }) => <span className="num">{formatExact(vat)}</span> },
  { id: 'gross', title: 'I alt', end: true, cell: ({ gross }) => <span className={`num ${styles.gross}`}>{formatExact(gross)}</span> },
  { id: 'method', title: 'Metode', cell: ({ method }) => labelOf(PaymentMethod, method) },
  { id: 'status', title: 'Status', cell: ({ status }) => <StatusBadge words={PaymentStatus} status={status} /> },
];
