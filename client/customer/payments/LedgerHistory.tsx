import { ReceiptText } from 'lucide-react';
import { graphql, readInlineData, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { Section } from '../../ui/Page.tsx';
import { Table } from '../../ui/Table.tsx';
import { historyColumns } from './ledgerColumns.tsx';
import { useLedgerExport } from './useLedgerExport.ts';
import type { LedgerHistory_department$key } from '#relay/LedgerHistory_department.graphql';
import type { LedgerHistory_entry$key } from '#relay/LedgerHistory_entry.graphql';
import type { LedgerHistoryPaginationQuery } from '#relay/LedgerHistoryPaginationQuery.graphql';

const departmentFragment = graphql`
  fragment LedgerHistory_department on Department
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, after: { type: "String" })
  @refetchable(queryName: "LedgerHistoryPaginationQuery") {
    id
    name
    ledger(first: $count, after: $after) @connection(key: "LedgerHistory_ledger") {
      totalCount
      edges {
        node {
          ...LedgerHistory_entry
        }
      }
    }
  }
`;

export function LedgerHistory({ department }: { department: LedgerHistory_department$key }) {
  const {
    data: { id, name, ledger },
    ...pages
  } = usePaginationFragment<LedgerHistoryPaginationQuery, LedgerHistory_department$key>(departmentFragment, department);
  const loadExportRows = useLedgerExport(id);
  const entries = nodesOf(ledger).map(readEntry);
  return (
    <Section
      title="Betalingshistorik"
      action={
        entries.length > 0 && (
          <ExportButton
            size="small"
            name={['betalinger', name]}
            loadRows={loadExportRows}
            failure="Kunne ikke hente data"
          />
        )
      }
    >
      <Table
        label="Betalingshistorik"
        columns={historyColumns}
        rows={entries}
        rowId={(entry) => entry.id}
        empty={<NoPayments />}
        foot={
          <MorePages shown={entries.length} total={ledger.totalCount} pages={pages} failure="Kunne ikke hente data" />
        }
      />
    </Section>
  );
}

const NoPayments = () => (
  <EmptyState
    icon={<ReceiptText />}
    title="Ingen betalinger endnu"
    text="Når afdelingen køber et klippekort eller en serviceaftale, står betalingen her."
  />
);

const entryFragment = graphql`
  fragment LedgerHistory_entry on LedgerEntry @inline {
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
    canPayNow
  }
`;

/** Reads the fields of an entry that every operation of this list fetches. */
const readEntry = (entry: LedgerHistory_entry$key) => readInlineData(entryFragment, entry);
