import { Building2 } from 'lucide-react';
import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { useSearchParams } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { BulkBar } from '../../parts/lists/bulk/BulkBar.tsx';
import { useBulkSelection } from '../../parts/lists/bulk/useBulkSelection.ts';
import { ListTable } from '../../parts/lists/ListTable.tsx';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import type { Sort } from '../../ui/Column.ts';
import { companyColumns } from './companyColumns.tsx';
import { parseCompanyFilters, companyComparators, toSortParameter, companySorts } from './companyFilters.ts';
import { readCompany } from './readCompany.ts';
import { useCompanyExport } from './useCompanyExport.ts';
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
    sort: { type: "CompanySort!" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    admin {
      companies(search: $search, sort: $sort, first: $count, after: $cursor)
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

/** The companies that match the search. A subscription keeps the table up to date. */
export function CompanyTable({ query }: { query: CompanyTable_query$key }) {
  const {
    data: {
      admin: { companies },
    },
    ...pages
  } = useListPages<CompanyTablePageQuery, CompanyTable_query$key>(queryFragment, query);
  const [searchParams] = useSearchParams();
  const setSort = useSetSort();
  const { search, sort } = parseCompanyFilters(searchParams);
  const rows = nodesOf(companies).map(readCompany).toSorted(companyComparators[sort]);
  const connection = companies.__id;
  // Only the server knows whether a new company matches the search, so no new companies are inserted during a search.
  useSubscription<CompanyTableSubscription>(
    useMemo(() => ({ subscription, variables: { connections: search ? [] : [connection] } }), [connection, search]),
  );
  const filter = { search };
  const selection = useBulkSelection(rows, filter);
  const loadSelected = useCompanyExport({ sort, ...selection.selectedFilter });
  return (
    <>
      <ListTable
        label="Virksomheder"
        list="COMPANIES"
        columns={companyColumns}
        selection={{ ...selection, nameOf: ({ name }) => name }}
        rows={rows}
        rowId={({ id }) => id}
        sort={companySorts[sort]}
        onSort={setSort}
        empty={search ? <NoMatch /> : <NoCompanies />}
        foot={
          <MorePages
            shown={rows.length}
            total={companies.totalCount}
            pages={pages}
            failure="Kunne ikke hente virksomheder"
          />
        }
      />
      <BulkBar
        selection={selection}
        rows={rows}
        total={companies.totalCount}
        filter={filter}
        noun={['valgt virksomhed', 'valgte virksomheder']}
        actions={BULK_ACTIONS}
      >
        <ExportButton
          size="small"
          label="Hent som CSV"
          name={['valgte virksomheder']}
          loadRows={loadSelected}
          failure="Kunne ikke hente virksomheder"
        />
      </BulkBar>
    </>
  );
}

const BULK_ACTIONS = ['COMPANY_CONTACT', 'COMPANY_ISSUE_INVOICES'] as const;

/** Returns a function that writes the sort order into the address. */
function useSetSort(): (sort: Sort) => void {
  const [, setSearchParams] = useSearchParams();
  return (sort) =>
    setSearchParams(
      (params) => {
        const parameter = toSortParameter(sort);
        if (parameter) params.set('sort', parameter);
        else params.delete('sort');
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
}

export const CompanyTableSkeleton = () => (
  <ListTable label="Virksomheder" list="COMPANIES" columns={companyColumns} rows={undefined} rowId={({ id }) => id} />
);

const NoCompanies = () => (
  <EmptyState
    icon={<Building2 />}
    title="Ingen virksomheder endnu"
    text="Når en kunde opretter sig, eller I opretter en, står virksomheden her med det samme."
  />
);

const NoMatch = () => (
  <EmptyState
    icon={<Building2 />}
    title="Ingen virksomheder passer"
    text="Prøv et andet navn, en kontaktperson eller en e-mail."
    action={<ButtonLink to="/admin/companies">Ryd søgning</ButtonLink>}
  />
);
