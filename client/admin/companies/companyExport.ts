import { graphql } from 'react-relay';
import { defineExport, readPage } from '../../parts/csv/defineExport.ts';
import { companyColumns } from './companyColumns.tsx';
import { readCompany, type CompanyRow } from './readCompany.ts';
import type { companyExportQuery } from '#relay/companyExportQuery.graphql';

const query = graphql`
  query companyExportQuery($search: String, $missing: SetupPart, $sort: CompanySort!, $ids: [ID!], $after: String)
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

/** The file of the companies that match the search. */
export const companyExport = defineExport<companyExportQuery, CompanyRow>({
  query,
  page: ({ admin }) => readPage(admin.companies, readCompany),
  columns: companyColumns,
});
