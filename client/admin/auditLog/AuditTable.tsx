import { ScrollText } from 'lucide-react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { EntryRow } from '../../parts/auditLog/auditColumns.tsx';
import { parseAuditFilters } from '../../parts/auditLog/parseAuditFilters.ts';
import { readAuditEntry } from '../../parts/auditLog/readAuditEntry.ts';
import type { List } from '../../parts/lists/list.ts';
import { ListRows } from '../../parts/lists/ListRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { adminAuditColumns } from './adminAuditColumns.tsx';
import { auditSorts } from './auditSorts.ts';
import type { AuditTable_query$key } from '#relay/AuditTable_query.graphql';
import type { AuditTablePageQuery } from '#relay/AuditTablePageQuery.graphql';

const queryFragment = graphql`
  fragment AuditTable_query on Query
  @refetchable(queryName: "AuditTablePageQuery")
  @argumentDefinitions(
    person: { type: "String" }
    action: { type: "AuditAction" }
    from: { type: "Date" }
    to: { type: "Date" }
    sort: { type: "AuditSort" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    admin {
      auditLog(person: $person, action: $action, from: $from, to: $to, sort: $sort, first: $count, after: $cursor)
        @connection(key: "AuditTable_auditLog") {
        totalCount
        edges {
          node {
            ...readAuditEntry_entry
          }
        }
      }
    }
  }
`;

export const auditList: List<EntryRow> = {
  label: 'Revisionslog',
  name: 'AUDIT_LOG',
  columns: adminAuditColumns,
  sorts: auditSorts,
  failure: 'Kunne ikke hente revisionsloggen',
  pageSize: 50,
  icon: <ScrollText />,
  empty: {
    title: 'Ingen linjer endnu',
    text: 'Når nogen logger ind, eksporterer eller får rettigheder, står det her.',
  },
  noMatch: {
    title: 'Ingen linjer passer',
    text: 'Prøv et andet navn, eller fjern et filter.',
    clearPath: '/admin/audit-log',
  },
};

/** The audit log, newest entry first unless another order is chosen. */
export function AuditTable({ query }: { query: AuditTable_query$key }) {
  const {
    data: {
      admin: { auditLog },
    },
    ...pages
  } = useListPages<AuditTablePageQuery, AuditTable_query$key>(queryFragment, query);
  const [searchParams] = useSearchParams();
  const isFiltered = Object.values(parseAuditFilters(searchParams)).some(Boolean);
  const rows = nodesOf(auditLog).map(readAuditEntry);
  return <ListRows list={auditList} rows={rows} total={auditLog.totalCount} pages={pages} isFiltered={isFiltered} />;
}
