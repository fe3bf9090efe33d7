import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { graphql, readInlineData, usePaginationFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import { PaymentStatus } from '../../../domain/basics/vocabulary.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { List } from '../../parts/lists/list.ts';
import { PlainRows } from '../../parts/lists/PlainRows.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Section } from '../../ui/Page.tsx';
import { UrlFilters, UrlSelect } from '../../ui/UrlFilters.tsx';
import styles from './Companies.module.css';
import {
  entryActionsColumn,
  entryColumns,
  isDrafted,
  isInvoiceable,
  type EntryRow,
  type OpenEntryDialog,
} from './companyLedgerColumns.tsx';
import { companyPath } from './companyText.ts';
import { CreateInvoiceDraftDialog } from './CreateInvoiceDraftDialog.tsx';
import { IssueInvoices } from './IssueInvoices.tsx';
import { MarkPaidDialog } from './MarkPaidDialog.tsx';
import { parseLedgerStatus } from './parseLedgerStatus.ts';
import { useLedgerChanges } from './useLedgerChanges.ts';
import type { CompanyLedger_entry$key } from '#relay/CompanyLedger_entry.graphql';
import type { CompanyLedger_query$key } from '#relay/CompanyLedger_query.graphql';
import type { CompanyLedgerPageQuery } from '#relay/CompanyLedgerPageQuery.graphql';

/** Id of the element that says why the buttons for invoice drafts are disabled, for screen readers. */
const NO_CONTACT_NOTE_ID = 'ingen-dinero-kontakt';

const queryFragment = graphql`
  fragment CompanyLedger_query on Query
  @refetchable(queryName: "CompanyLedgerPageQuery")
  @argumentDefinitions(
    id: { type: "ID!" }
    status: { type: "PaymentStatus" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    admin {
      customer(id: $id) {
        dineroContactId
        dineroContactName
        ledger(status: $status, first: $count, after: $cursor) @connection(key: "CompanyLedger_ledger") {
          totalCount
          edges {
            node {
              ...CompanyLedger_entry
            }
          }
        }
      }
    }
  }
`;

const entryList = (customerId: string): List<EntryRow> => ({
  label: 'Posteringer',
  columns: entryColumns,
  failure: 'Kunne ikke hente data',
  icon: <ReceiptText />,
  empty: {
    title: 'Ingen posteringer endnu',
    text: 'Når kunden køber et klippekort eller en serviceaftale, står det her.',
  },
  noMatch: {
    title: 'Ingen posteringer passer',
    text: 'Vælg en anden status for at se resten.',
    clearPath: companyPath(customerId, 'fakturaer'),
    clearLabel: 'Vis alle',
  },
});

/**
 * A company's ledger entries, newest first. An unpaid invoice has a button that creates its draft and one that marks
 * the invoice as paid.
 */
export function CompanyLedger({ query, customerId }: { query: CompanyLedger_query$key; customerId: string }) {
  const { data, ...pages } = usePaginationFragment<CompanyLedgerPageQuery, CompanyLedger_query$key>(
    queryFragment,
    query,
  );
  const { dineroContactId, dineroContactName, ledger } = data.admin.customer!;
  const { totalCount } = ledger;
  const [searchParams] = useSearchParams();
  const status = parseLedgerStatus(searchParams);
  useLedgerChanges(customerId, status);
  const [opened, setOpened] = useState<{ dialog: Parameters<OpenEntryDialog>[0]; entry: EntryRow }>();
  const openDialog: OpenEntryDialog = (dialog, entry) => setOpened({ dialog, entry });
  const close = () => setOpened(undefined);
  const entries = nodesOf(ledger)
    .map(readEntry)
    .filter((entry) => !status || entry.status === status)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const isWaiting = entries.some(isInvoiceable);
  return (
    <div className={styles.ledger}>
      <Section
        title="Posteringer"
        action={
          (isWaiting || entries.some(isDrafted)) && <IssueInvoices customerId={customerId} isAllDrafted={!isWaiting} />
        }
      >
        <UrlFilters label="Find posteringer">
          <UrlSelect name="status" label="Status" all="Alle" options={optionsOf(PaymentStatus)} />
        </UrlFilters>
        {!dineroContactId && isWaiting && <NoDineroContact customerId={customerId} />}
        <PlainRows
          list={entryList(customerId)}
          columns={[...entryColumns, entryActionsColumn(openDialog, dineroContactId ? undefined : NO_CONTACT_NOTE_ID)]}
          rows={entries}
          total={totalCount}
          pages={pages}
          isFiltered={Boolean(status)}
        />
        {opened?.dialog === 'invoiceDraft' && (
          <CreateInvoiceDraftDialog
            entry={opened.entry}
            contact={dineroContactName ?? dineroContactId ?? ''}
            onClose={close}
          />
        )}
        {opened?.dialog === 'markPaid' && <MarkPaidDialog entry={opened.entry} onClose={close} />}
      </Section>
    </div>
  );
}

const NoDineroContact = ({ customerId }: { customerId: string }) => (
  <div className={styles.banner}>
    <Banner tone="amber">
      <p className={styles.bannerText}>
        <span id={NO_CONTACT_NOTE_ID}>
          Virksomheden er ikke koblet til en Dinero-kontakt, så der kan ikke oprettes fakturakladder.
        </span>
        <Link to={companyPath(customerId, 'konfiguration')}>Vælg kontakt</Link>
      </p>
    </Banner>
  </div>
);

const entryFragment = graphql`
  fragment CompanyLedger_entry on LedgerEntry @inline {
    id
    createdAt
    description
    net
    vat
    gross
    method
    status
    settledAt
    periodFrom
    periodTo
    failureMessage
    failedAttempts
    nextRetryAt
    invoiceDraftedAt
    invoice {
      id
      kind
      numberText
    }
    markedPaidBy
    department {
      id
      name
    }
  }
`;

/** Reads the fields of an entry that every operation of this list fetches. */
const readEntry = (entry: CompanyLedger_entry$key) => readInlineData(entryFragment, entry);
