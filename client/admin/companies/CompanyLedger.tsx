import { ReceiptText } from 'lucide-react';
import { graphql, readInlineData, usePaginationFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import { PaymentStatus } from '../../../domain/basics/vocabulary.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Section } from '../../ui/Page.tsx';
import { Table } from '../../ui/Table.tsx';
import { UrlFilters, UrlSelect } from '../../ui/UrlFilters.tsx';
import styles from './Companies.module.css';
import { entryColumns, isDrafted, isInvoiceable, entryActionsColumn } from './companyLedgerColumns.tsx';
import { companyPath } from './companyText.ts';
import { IssueInvoices } from './IssueInvoices.tsx';
import { parseLedgerStatus } from './parseLedgerStatus.ts';
import { useEntryDialogs } from './useEntryDialogs.tsx';
import { useLedgerChanges } from './useLedgerChanges.ts';
import type { CompanyLedger_entry$key } from '#relay/CompanyLedger_entry.graphql';
import type { CompanyLedger_query$key } from '#relay/CompanyLedger_query.graphql';
import type { CompanyLedgerPageQuery } from '#relay/CompanyLedgerPageQuery.graphql';

/** Id of the element that says why the buttons for invoice drafts are disabled, for screen readers. */
const NO_CONTACT_NOTE_ID = 'ingen-dinero-kontakt';

interface CompanyLedgerProps {
  query: CompanyLedger_query$key;
  customerId: string;
}

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

/**
 * A company's ledger entries, newest first. An unpaid invoice has a button that creates its draft and one that marks
 * the invoice as paid.
 */
export function CompanyLedger({ query, customerId }: CompanyLedgerProps) {
  const { data, ...pages } = usePaginationFragment<CompanyLedgerPageQuery, CompanyLedger_query$key>(
    queryFragment,
    query,
  );
  const { dineroContactId, dineroContactName, ledger } = data.admin.customer!;
  const { totalCount } = ledger;
  const [searchParams] = useSearchParams();
  const status = parseLedgerStatus(searchParams);
  useLedgerChanges(customerId, status);
  const { openDialog, dialogs } = useEntryDialogs(dineroContactName ?? dineroContactId);
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
        <Table
          label="Posteringer"
          columns={[...entryColumns, entryActionsColumn(openDialog, dineroContactId ? undefined : NO_CONTACT_NOTE_ID)]}
          rows={entries}
          rowId={({ id }) => id}
          empty={status ? <NoMatch customerId={customerId} /> : <NoEntries />}
          foot={<MorePages shown={entries.length} total={totalCount} pages={pages} failure="Kunne ikke hente data" />}
        />
        {dialogs}
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

const NoEntries = () => (
  <EmptyState
    icon={<ReceiptText />}
    title="Ingen posteringer endnu"
    text="Når kunden køber et klippekort eller en serviceaftale, står det her."
  />
);

const NoMatch = ({ customerId }: { customerId: string }) => (
  <EmptyState
    icon={<ReceiptText />}
    title="Ingen posteringer passer"
    text="Vælg en anden status for at se resten."
    action={<ButtonLink to={companyPath(customerId, 'fakturaer')}>Vis alle</ButtonLink>}
  />
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
