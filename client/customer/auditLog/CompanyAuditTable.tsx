import { ScrollText } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { auditColumns } from '../../parts/auditLog/auditColumns.tsx';
import { readAuditEntry } from '../../parts/auditLog/readAuditEntry.ts';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { facts } from '../../ui/facts.ts';
import { Table } from '../../ui/Table.tsx';
import { withReseller } from './withReseller.ts';
import type { CompanyAuditTable_customer$key } from '#relay/CompanyAuditTable_customer.graphql';
import type { CompanyAuditTablePageQuery } from '#relay/CompanyAuditTablePageQuery.graphql';

const customerFragment = graphql`
  fragment CompanyAuditTable_customer on Customer
  @refetchable(queryName: "CompanyAuditTablePageQuery")
  @argumentDefinitions(
    person: { type: "String" }
    action: { type: "AuditAction" }
    from: { type: "Date" }
    to: { type: "Date" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    auditLog(person: $person, action: $action, from: $from, to: $to, first: $count, after: $cursor)
      @connection(key: "CompanyAuditTable_auditLog") {
      totalCount
      edges {
        node {
          ...readAuditEntry_entry
        }
      }
    }
  }
`;

/** The audit log of a company, newest entry first. */
export function CompanyAuditTable({ customer }: { customer: CompanyAuditTable_customer$key }) {
  const {
    data: { auditLog },
    ...pages
  } = usePaginationFragment<CompanyAuditTablePageQuery, CompanyAuditTable_customer$key>(customerFragment, customer);
  const [searchParams] = useSearchParams();
  if (!auditLog) return null;
  const { companyName } = facts().legal;
  const rows = nodesOf(auditLog).map((entry) => withReseller(readAuditEntry(entry), companyName));
  return (
    <Table
      label="Sikkerhedslog"
      columns={auditColumns}
      rows={rows}
      rowId={({ id }) => id}
      empty={
        <EmptyState
          icon={<ScrollText />}
          title={searchParams.size ? 'Ingen linjer passer' : 'Ingen linjer endnu'}
          text={
            searchParams.size
              ? 'Prøv et andet navn, eller fjern et filter.'
              : 'Når nogen hos jer logger ind eller får rettigheder, står det her.'
          }
          action={searchParams.size > 0 && <ButtonLink to="/audit-log">Ryd filtre</ButtonLink>}
        />
      }
      foot={
        <MorePages
          shown={rows.length}
          total={auditLog.totalCount}
          pages={pages}
          size={50}
          failure="Kunne ikke hente sikkerhedsloggen"
        />
      }
    />
  );
}

export const CompanyAuditSkeleton = () => (
  <Table label="Sikkerhedslog" columns={auditColumns} rows={undefined} rowId={({ id }) => id} />
);
