import { formatDate } from '../../../domain/basics/dates.ts';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { ledgerColumn } from '../../parts/ledger/ledgerColumn.tsx';
import { retryText } from '../../parts/ledger/retryText.ts';
import adminStyles from '../../parts/lists/cells.module.css';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Column.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './Companies.module.css';
import type { CompanyLedger_entry$data } from '#relay/CompanyLedger_entry.graphql';

export type EntryRow = CompanyLedger_entry$data;
export type OpenEntryDialog = (dialog: 'invoiceDraft' | 'markPaid', entry: EntryRow) => void;

const { date, description, gross, method, status } = ledgerColumn;

export const entryColumns: Column<EntryRow>[] = [
  date,
  {
    id: 'department',
    title: 'Afdeling',
    foldsInto: 'description',
    hidesTitle: true,
    cell: ({ department }) => department.name,
  },
  {
    ...description,
    cell: (entry) => (
      <>
        {description.cell(entry)}
        {entry.invoiceDraftedAt && (
          <span className={adminStyles.secondaryText}>Kladde oprettet {formatDate(entry.invoiceDraftedAt)}</span>
        )}
        {entry.invoice && (
          <span className={adminStyles.secondaryText}>
            <Link to={`/admin/invoices/${entry.invoice.id}`}>
              {entry.invoice.kind === 'CREDIT_NOTE' ? 'Kreditnota' : 'Faktura'} {entry.invoice.numberText}
            </Link>
          </span>
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
        <span className={adminStyles.secondaryText}>heraf moms {formatExact(entry.vat)}</span>
      </>
    ),
  },
  { ...method, foldsInto: 'gross', hidesTitle: true },
  {
    ...status,
    cell: (entry) => (
      <>
        {status.cell(entry)}
        <SettlementNote {...entry} />
        <AttemptsNote {...entry} />
      </>
    ),
  },
];

/** Only an unpaid purchase on invoice has actions for an admin. What has an invoice of the portal is paid there. */
const isUnpaidInvoice = (entry: EntryRow) => entry.status === 'PENDING' && entry.method === 'INVOICE' && !entry.invoice;

/** A later period whose card payment has failed can be paid in another way. */
const canMarkPaid = (entry: EntryRow) =>
  isUnpaidInvoice(entry) || (entry.status === 'FAILED' && entry.failedAttempts > 0);

/** Whether the entry still has to be invoiced, by a draft or by the portal. */
export const isInvoiceable = (entry: EntryRow) => isUnpaidInvoice(entry) && !entry.invoiceDraftedAt && entry.gross > 0;

/** Whether the entry waits for its payment, and was sent to Dinero as a draft. */
export const isDrafted = (entry: EntryRow) => isUnpaidInvoice(entry) && Boolean(entry.invoiceDraftedAt);

/** `draftObstacleId` is the id of the element that says why no draft can be created; undefined when one can. */
export const entryActionsColumn = (
  openDialog: OpenEntryDialog,
  draftObstacleId: string | undefined,
): Column<EntryRow> => ({
  id: 'actions',
  title: 'Handlinger',
  isLong: true,
  end: true,
  cell: (entry) =>
    canMarkPaid(entry) && (
      <span className={styles.entryActions}>
        {isInvoiceable(entry) && (
          <Button
            size="small"
            isDisabled={draftObstacleId !== undefined}
            {...(draftObstacleId && { 'aria-describedby': draftObstacleId })}
            aria-label={`Opret fakturakladde for ${entry.description}`}
            onPress={() => openDialog('invoiceDraft', entry)}
          >
            Opret fakturakladde
          </Button>
        )}
        <Button
          size="small"
          aria-label={`Markér som betalt: ${entry.description}`}
          onPress={() => openDialog('markPaid', entry)}
        >
          Markér som betalt
        </Button>
      </span>
    ),
});

function AttemptsNote({ status: entryStatus, failedAttempts, nextRetryAt }: EntryRow) {
  if (!failedAttempts) return null;
  const next = entryStatus === 'FAILED' && (nextRetryAt ? retryText(nextRetryAt) : 'Ingen forsøg tilbage');
  return (
    <span className={adminStyles.secondaryText}>
      {formatPlural(failedAttempts, 'mislykket forsøg', 'mislykkede forsøg')}
      {next && (
        <>
          <br />
          {next}
        </>
      )}
    </span>
  );
}

function SettlementNote({ status: entryStatus, settledAt, markedPaidBy }: EntryRow) {
  if (entryStatus !== 'PAID' || !settledAt) return null;
  return (
    <span className={adminStyles.secondaryText}>
      {formatDate(settledAt)}
      {markedPaidBy && `, markeret af ${markedPaidBy}`}
    </span>
  );
}
