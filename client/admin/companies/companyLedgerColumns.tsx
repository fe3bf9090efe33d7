import { formatDate } from '../../../domain/dates.ts';
import { formatExact } from '../../../domain/money.ts';
import { ledgerColumn } from '../../payments/ledgerColumns.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Column.ts';
import styles from '../Admin.module.css';
import own from './Companies.module.css';
import type { CompanyLedger_entry$data } from './__generated__/CompanyLedger_entry.graphql.ts';

export type EntryRow = CompanyLedger_entry$data;
export type OpenEntry = (dialog: 'draft' | 'paid', entry: EntryRow) => void;

const { date, description, gross, method, status } = ledgerColumn;

export const entryColumns: Column<EntryRow>[] = [
  date,
  { id: 'department', title: 'Afdeling', under: 'what', isPlain: true, cell: ({ department }) => department.name },
  {
    ...description,
    cell: (entry) => (
      <>
        {description.cell(entry)}
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
        <SettlementNote {...entry} />
      </>
    ),
  },
];

/** Only unpaid invoices need an admin; card payments settle by themselves. */
const isUnpaidInvoice = (entry: EntryRow) => entry.status === 'PENDING' && entry.method === 'INVOICE';
export const isInvoiceable = (entry: EntryRow) => isUnpaidInvoice(entry) && !entry.invoiceDraftedAt;

/** `whyNoDraft` is the id of the element that explains why no invoice draft can be created; undefined when it can. */
export const entryActionsColumn = (open: OpenEntry, whyNoDraft: string | undefined): Column<EntryRow> => ({
  id: 'steps',
  title: 'Handlinger',
  isLong: true,
  end: true,
  cell: (entry) =>
    isUnpaidInvoice(entry) && (
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

function SettlementNote({ status: now, settledAt, markedPaidBy }: EntryRow) {
  if (now !== 'PAID' || !settledAt) return null;
  return (
    <span className={styles.sub}>
      {formatDate(settledAt)}
      {markedPaidBy && `, markeret af ${markedPaidBy}`}
    </span>
  );
}
