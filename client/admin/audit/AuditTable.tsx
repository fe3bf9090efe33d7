import { ScrollText } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { useSearchParams } from 'react-router';
import { ListTable } from '../../lists/ListTable.tsx';
import { MorePages } from '../../lists/MorePages.tsx';
import { useListPages } from '../../lists/useListPages.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { auditColumns } from './auditColumns.tsx';
import { auditSorts } from './auditSorts.ts';
import { parseAuditFilters } from './parseAuditFilters.ts';
import type { AuditTable_entry$key } from '#relay/AuditTable_entry.graphql';
import type { AuditTable_query$key } from '#relay/AuditTable_query.graphql';
import type { AuditTablePageQuery } from '#relay/AuditTablePageQuery.graphql';

/** The audit log, newest entry first unless another order is chosen. */
export function AuditTable({ query }: { query: AuditTable_query$key }) {
  const {
    data: {
      admin: { auditLog },
    },
    ...pages
  } = useListPages<AuditTablePageQuery, AuditTable_query$key>(
    graphql`
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
                ...AuditTable_entry
              }
            }
          }
        }
      }
    `,
    query,
  );
  const [searchParams] = useSearchParams();
  const isFiltered = Object.values(parseAuditFilters(searchParams)).some(Boolean);
  const rows = nodesOf(auditLog).map(readAuditEntry);
  return (
    <ListTable
      label="Revisionslog"
      list="AUDIT_LOG"
      sorts={auditSorts}
      columns={auditColumns}
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
    columns={auditColumns}
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

/** Reads the fields of an entry that every operation of this list fetches. */
export const readAuditEntry = (entry: AuditTable_entry$key) =>
  readInlineData(
    graphql`
      fragment AuditTable_entry on AuditEntry @inline {
        id
        createdAt
        action
        actorKind
        actorId
        actorName
        actorEmail
        address
        actedAsId
        actedAsName
        targetId
        targetName
        targetEmail
        customerId
        companyName
        detail
        quantity
      }
    `,
    entry,
  );
