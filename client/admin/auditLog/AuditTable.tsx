import { ScrollText } from 'lucide-react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { parseAuditFilters } from '../../parts/auditLog/parseAuditFilters.ts';
import { readAuditEntry } from '../../parts/auditLog/readAuditEntry.ts';
import { ListTable } from '../../parts/lists/ListTable.tsx';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
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
  return (
    <ListTable
      label="Revisionslog"
      list="AUDIT_LOG"
      sorts={auditSorts}
      columns={adminAuditColumns}
      rows={rows}
      rowId={({ id }) => id}
      empty={isFiltered ? <NoMatch /> : <NoEntries />}
      foot={
        <MorePages
          shown={rows.length}
          total={auditLog.totalCount}
          pages={pages}
          size={50}
          failure="Kunne ikke hente revisionsloggen"
        />
      }
    />
  );
}

export const AuditTableSkeleton = () => (
  <ListTable
    label="Revisionslog"
    list="AUDIT_LOG"
    sorts={auditSorts}
    columns={adminAuditColumns}
    rows={undefined}
    rowId={({ id }) => id}
  />
);

const NoEntries = () => (
  <EmptyState
    icon={<ScrollText />}
    title="Ingen linjer endnu"
    text="Når nogen logger ind, eksporterer eller får rettigheder, står det her."
  />
);

const NoMatch = () => (
  <EmptyState
    icon={<ScrollText />}
    title="Ingen linjer passer"
    text="Prøv et andet navn, eller fjern et filter."
    action={<ButtonLink to="/admin/audit-log">Ryd filtre</ButtonLink>}
  />
);
