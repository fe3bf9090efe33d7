import { formatDate } from '../../../domain/dates.ts';
import { formatExact } from '../../../domain/money.ts';
import { ledgerColumn } from '../../payments/ledgerColumns.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Table.tsx';
import styles from '../Admin.module.css';
import own from './Companies.module.css';
import type { CompanyLedger_query$data } from './__generated__/CompanyLedger_query.graphql.ts';

export type EntryRow = NonNullable<CompanyLedger_query$data['admin']['customer']>['ledger']['edges'][number]['node'];
export type OpenEntry = (what: 'draft' | 'paid', entry: EntryRow) => void;

const { date, what, gross, method, status } = ledgerColumn;

export const entryColumns: Column<EntryRow>[] = [
  date,
  { id: 'department', title: 'Afdeling', under: 'what', isPlain: true, cell: ({ department }) => department.name },
  {
    ...what,
    cell: (entry) => (
      <>
        {what.cell(entry)}
        {entry.invoiceDraftedAt && (
          <span className={styles.sub}>Kladde oprettet {formatDate(entry.invoiceDraftedAt)}</span>
        )}
      </>
    ),
  },
  {
    ...gross,
    title: 'I alt med moms',
    cell: (entry) => (
      <>
        {gross.cell(entry)}
        <span className={styles.sub}>heraf moms {formatExact(entry.vat)}</span>
      </>
    ),
  },
  { ...method, under: 'gross', isPlain: true },
  {
    ...status,
    cell: (entry) => (
      <>
        {status.cell(entry)}
        <Settled {...entry} />
      </>
    ),
  },
];

/** Sent by invoice and not paid for: what is charged to a card settles itself. */
const isOwed = (entry: EntryRow) => entry.status === 'PENDING' && entry.method === 'INVOICE';
export const isInvoiceable = (entry: EntryRow) => isOwed(entry) && !entry.invoiceDraftedAt;

/** Why nothing can be drafted stands elsewhere, under the id that is given. */
export const stepsColumn = (open: OpenEntry, whyNoDraft: string | undefined): Column<EntryRow> => ({
  id: 'steps',
  title: 'Handlinger',
  isLong: true,
  end: true,
  cell: (entry) =>
    isOwed(entry) && (
      <span className={own.steps}>
        {isInvoiceable(entry) && (
          <Button
            size="small"
            isDisabled={whyNoDraft !== undefined}
            {...(whyNoDraft && { 'aria-describedby': whyNoDraft })}
            aria-label={`Opret fakturakladde for ${entry.description}`}
            onPress={() => open('draft', entry)}
          >
            Opret fakturakladde
          </Button>
        )}
        <Button size="small" aria-label={`Markér som betalt: ${entry.description}`} onPress={() => open('paid', entry)}>
          Markér som betalt
        </Button>
      </span>
    ),
});

function Settled({ status: now, settledAt, markedPaidBy }: EntryRow) {
  if (now !== 'PAID' || !settledAt) return null;
  return (
    <span className={styles.sub}>
      {formatDate(settledAt)}
      {markedPaidBy && `, markeret af ${markedPaidBy}`}
    </span>
  );
}
