import { fetchQuery, graphql } from 'react-relay';
import { dateOf } from '../../../domain/dates.ts';
import { useExport } from '../../csv/useExport.ts';
import type { CompanyFilters } from './companyFilters.ts';
import { readCompany } from './CompanyTable.tsx';
import { missingSetup } from './missingSetup.ts';
import type { useCompanyExportQuery } from './__generated__/useCompanyExportQuery.graphql.ts';

const pageQuery = graphql`
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

const headings = [
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

/** Returns a function that loads every company that matches the search, as rows of a CSV file. */
export const useCompanyExport = ({ search, sort }: CompanyFilters) =>
  useExport({
    fetchPage: (environment, after) =>
      fetchQuery<useCompanyExportQuery>(environment, pageQuery, { search, sort, after }),
    pageIn: ({ admin }) => admin.companies,
    headings,
    cells: (node) => {
      const company = readCompany(node);
      return [
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
      ];
    },
  });
