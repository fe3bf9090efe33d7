import { ScrollText } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { auditColumns, type EntryRow } from '../../parts/auditLog/auditColumns.tsx';
import type { List } from '../../parts/lists/list.ts';
import { PlainRows } from '../../parts/lists/PlainRows.tsx';
import { readCompanyEntry } from './readCompanyEntry.ts';
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

export const companyAuditList: List<EntryRow> = {
  label: 'Sikkerhedslog',
  columns: auditColumns,
  failure: 'Kunne ikke hente sikkerhedsloggen',
  pageSize: 50,
  icon: <ScrollText />,
  empty: {
    title: 'Ingen linjer endnu',
    text: 'Når nogen hos jer logger ind eller får rettigheder, står det her.',
  },
  noMatch: {
    title: 'Ingen linjer passer',
    text: 'Prøv et andet navn, eller fjern et filter.',
    clearPath: '/audit-log',
  },
};

/** The audit log of a company, newest entry first. */
export function CompanyAuditTable({ customer }: { customer: CompanyAuditTable_customer$key }) {
  const {
    data: { auditLog },
    ...pages
  } = usePaginationFragment<CompanyAuditTablePageQuery, CompanyAuditTable_customer$key>(customerFragment, customer);
  const [searchParams] = useSearchParams();
  return (
    auditLog && (
      <PlainRows
        list={companyAuditList}
        rows={nodesOf(auditLog).map(readCompanyEntry)}
        total={auditLog.totalCount}
        pages={pages}
        isFiltered={searchParams.size > 0}
      />
    )
  );
}
