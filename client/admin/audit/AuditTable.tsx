import { ScrollText } from 'lucide-react';
import { graphql, readInlineData, usePaginationFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import { MorePages } from '../../lists/MorePages.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { Table } from '../../ui/Table.tsx';
import { auditColumns } from './auditColumns.tsx';
import type { AuditTable_entry$key } from './__generated__/AuditTable_entry.graphql.ts';
import type { AuditTable_query$key } from './__generated__/AuditTable_query.graphql.ts';
import type { AuditTablePageQuery } from './__generated__/AuditTablePageQuery.graphql.ts';

/** The audit log, newest entry first. */
export function AuditTable({ query }: { query: AuditTable_query$key }) {
  const {
    data: {
      admin: { auditLog },
    },
    ...pages
  } = usePaginationFragment<AuditTablePageQuery, AuditTable_query$key>(
    graphql`
      fragment AuditTable_query on Query
      @refetchable(queryName: "AuditTablePageQuery")
      @argumentDefinitions(
        person: { type: "String" }
        action: { type: "AuditAction" }
        from: { type: "Date" }
        to: { type: "Date" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        admin {
          auditLog(person: $person, action: $action, from: $from, to: $to, first: $count, after: $cursor)
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
  const rows = nodesOf(auditLog).map(readAuditEntry);
  return (
    <Table
      label="Revisionslog"
      columns={auditColumns}
      rows={rows}
      rowId={({ id }) => id}
      empty={searchParams.size ? <NoMatch /> : <NoEntries />}
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
  <Table label="Revisionslog" columns={auditColumns} rows={undefined} rowId={({ id }) => id} />
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
