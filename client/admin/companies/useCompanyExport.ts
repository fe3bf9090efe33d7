import { fetchQuery, graphql } from 'react-relay';
import { dateOf } from '../../../domain/basics/dates.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import type { CompanyFilters, CompanySort } from './companyFilters.ts';
import { missingSetup } from './missingSetup.ts';
import { readCompany } from './readCompany.ts';
import type { useCompanyExportQuery } from '#relay/useCompanyExportQuery.graphql';

const pageQuery = graphql`
  query useCompanyExportQuery($search: String, $missing: SetupPart, $sort: CompanySort!, $ids: [ID!], $after: String)
  @declareExport(list: COMPANIES, after: $after) {
    admin {
      companies(search: $search, missing: $missing, sort: $sort, ids: $ids, first: 100, after: $after) {
        edges {
          node {
            ...readCompany_company
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
export const useCompanyExport = (filter: CompanyFilters | { sort: CompanySort; ids: string[] }) =>
  useExport({
    fetchPage: (environment, after) => fetchQuery<useCompanyExportQuery>(environment, pageQuery, { ...filter, after }),
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
