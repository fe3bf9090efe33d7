import { ReceiptText } from 'lucide-react';
import { graphql, readInlineData, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import type { List } from '../../parts/lists/list.ts';
import { PlainRows } from '../../parts/lists/PlainRows.tsx';
import { Section } from '../../ui/Page.tsx';
import { historyColumns } from './ledgerColumns.tsx';
import { ledgerExport } from './ledgerExport.ts';
import type { LedgerHistory_department$key } from '#relay/LedgerHistory_department.graphql';
import type { LedgerHistory_entry$data, LedgerHistory_entry$key } from '#relay/LedgerHistory_entry.graphql';
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

const historyList: List<LedgerHistory_entry$data> = {
  label: 'Betalingshistorik',
  columns: historyColumns,
  failure: 'Kunne ikke hente data',
  icon: <ReceiptText />,
  empty: {
    title: 'Ingen betalinger endnu',
    text: 'Når afdelingen køber et klippekort eller en serviceaftale, står betalingen her.',
  },
};

export function LedgerHistory({ department }: { department: LedgerHistory_department$key }) {
  const {
    data: { id, name, ledger },
    ...pages
  } = usePaginationFragment<LedgerHistoryPaginationQuery, LedgerHistory_department$key>(departmentFragment, department);
  const entries = nodesOf(ledger).map(readEntry);
  return (
    <Section
      title={historyList.label}
      action={
        entries.length > 0 && (
          <ExportButton
            size="small"
            name={['betalinger', name]}
            loadRows={ledgerExport({ departmentId: id })}
            failure={historyList.failure}
          />
        )
      }
    >
      <PlainRows list={historyList} rows={entries} total={ledger.totalCount} pages={pages} />
    </Section>
  );
}

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
