import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Cell } from '../../../domain/csv.ts';
import { dateOf } from '../../../domain/dates.ts';
import { fetchAllRows } from '../../csv/fetchAllRows.ts';
import type { CompanyFilters } from './companyFilters.ts';
import { readCompany } from './CompanyTable.tsx';
import { missingSetup } from './missingSetup.ts';
import type { useCompanyExportQuery } from './__generated__/useCompanyExportQuery.graphql.ts';

const page = graphql`
  query useCompanyExportQuery($search: String, $sort: CompanySort!, $after: String)
  @declareExport(list: COMPANIES, after: $after) {
    admin {
      companies(search: $search, sort: $sort, first: 100, after: $after) {
        edges {
          node {
            ...CompanyTable_company
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

const titles = [
  'Id',
  'Navn',
  'Kontaktperson',
  'E-mail',
  'Telefon',
  'CVR-nummer',
  'Brugere',
  'Afdelinger',
  'Licenser',
  'Oprettet',
  'Mangler',
];

/** Exports every company that matches the search as rows of a file. */
export function useCompanyExport({ search, sort }: CompanyFilters): () => Promise<Cell[][]> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    const companies = await fetchAllRows(
      async (after) =>
        (await fetchQuery<useCompanyExportQuery>(environment, page, { search, sort, after }).toPromise())!.admin
          .companies,
    );
    return [
      titles,
      ...companies.map(readCompany).map((company) => [
        company.id,
        company.name,
        company.contactPerson,
        company.email,
        company.phoneNumber,
        company.vatNumber,
        company.userCount,
        company.departmentCount,
        company.licenseCount,
        dateOf(company.createdAt),
        missingSetup(company)
          .map(({ name }) => name)
          .join(', '),
      ]),
    ];
  }, [environment, search, sort]);
}
