import { Building2, FileText, ReceiptText, UserCheck } from 'lucide-react';
import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { useSearchParams } from 'react-router';
import { INVOICED_BY_DRAFTS } from '../../../domain/backOffice/bulk.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { BulkButton } from '../../parts/lists/bulk/BulkBar.tsx';
import { useBulkSelection } from '../../parts/lists/bulk/useBulkSelection.ts';
import type { List } from '../../parts/lists/list.ts';
import { ListRows } from '../../parts/lists/ListRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { companyColumns } from './companyColumns.tsx';
import { companyExport } from './companyExport.ts';
import { parseCompanyFilters, companyComparators, companySorts } from './companyFilters.ts';
import { readCompany, type CompanyRow } from './readCompany.ts';
import type { CompanyTable_query$key } from '#relay/CompanyTable_query.graphql';
import type { CompanyTablePageQuery } from '#relay/CompanyTablePageQuery.graphql';
import type { CompanyTableSubscription } from '#relay/CompanyTableSubscription.graphql';

const subscription = graphql`
  subscription CompanyTableSubscription($connections: [ID!]!) {
    adminCompanyChanged {
      edge @appendEdge(connections: $connections) {
        node {
          ...readCompany_company
        }
      }
    }
  }
`;

const queryFragment = graphql`
  fragment CompanyTable_query on Query
  @refetchable(queryName: "CompanyTablePageQuery")
  @argumentDefinitions(
    search: { type: "String" }
    missing: { type: "SetupPart" }
    sort: { type: "CompanySort!" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    admin {
      canIssueAllInvoices
      companies(search: $search, missing: $missing, sort: $sort, first: $count, after: $cursor)
        @connection(key: "CompanyTable_companies") {
        __id
        totalCount
        edges {
          node {
            ...readCompany_company
          }
        }
      }
    }
  }
`;

export const companyList: List<CompanyRow> = {
  label: 'Virksomheder',
  name: 'COMPANIES',
  columns: companyColumns,
  sorts: companySorts,
  failure: 'Kunne ikke hente virksomheder',
  icon: <Building2 />,
  empty: {
    title: 'Ingen virksomheder endnu',
    text: 'Når en kunde opretter sig, eller I opretter en, står virksomheden her med det samme.',
  },
  noMatch: {
    title: 'Ingen virksomheder passer',
    text: 'Prøv et andet navn, CVR-nummer eller en e-mail, eller fjern filteret.',
    clearPath: '/admin/companies',
    clearLabel: 'Ryd søgning',
  },
};

/** The companies that match the search. A subscription keeps the table up to date. */
export function CompanyTable({ query }: { query: CompanyTable_query$key }) {
  const { data, ...pages } = useListPages<CompanyTablePageQuery, CompanyTable_query$key>(queryFragment, query);
  const { companies, canIssueAllInvoices } = data.admin;
  const [searchParams] = useSearchParams();
  const { search, missing, sort } = parseCompanyFilters(searchParams);
  const rows = nodesOf(companies).map(readCompany).toSorted(companyComparators[sort]);
  const connection = companies.__id;
  // Only the server knows whether a new company matches, so no new companies are inserted while the list is narrowed.
  const isNarrowed = Boolean(search ?? missing);
  useSubscription<CompanyTableSubscription>(
    useMemo(
      () => ({ subscription, variables: { connections: isNarrowed ? [] : [connection] } }),
      [connection, isNarrowed],
    ),
  );
  const selection = useBulkSelection(rows, { search, missing });
  return (
    <ListRows
      list={companyList}
      rows={rows}
      total={companies.totalCount}
      pages={pages}
      isFiltered={isNarrowed}
      bulk={{
        selection,
        nameOf: ({ name }) => name,
        noun: ['valgt virksomhed', 'valgte virksomheder'],
        actions: BULK_ACTIONS,
        unavailable: canIssueAllInvoices ? undefined : { COMPANY_ISSUE_INVOICES: INVOICED_BY_DRAFTS },
        loadSelected: companyExport({ sort, ...selection.selectedFilter }),
      }}
    />
  );
}

const BULK_ACTIONS: readonly BulkButton[] = [
  { action: 'COMPANY_CONTACT', label: 'Skift kontaktperson hos os', icon: <UserCheck aria-hidden /> },
  { action: 'COMPANY_DOCUMENT', label: 'Del et dokument', icon: <FileText aria-hidden /> },
  { action: 'COMPANY_ISSUE_INVOICES', label: 'Udsted fakturaer', icon: <ReceiptText aria-hidden /> },
];
