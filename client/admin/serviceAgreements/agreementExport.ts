import { graphql } from 'react-relay';
import { defineExport } from '../../parts/csv/defineExport.ts';
import { agreementColumns, type AgreementFileRow } from './adminAgreementColumns.tsx';
import type { agreementExportQuery } from '#relay/agreementExportQuery.graphql';

const query = graphql`
  query agreementExportQuery($search: String, $status: ServiceAgreementStatus, $ids: [ID!], $after: String)
  @declareExport(list: SERVICE_AGREEMENTS, after: $after) {
    agreementOverview(search: $search, status: $status, ids: $ids, first: 100, after: $after) {
      edges {
        node {
          id
          status
          startDate
          endDate
          duration
          paymentInterval
          licenseCount
          licensePrice
          department {
            name
            customer {
              name
            }
          }
          user {
            email
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** The file of the agreements that match the filters. */
export const agreementExport = defineExport<agreementExportQuery, AgreementFileRow>({
  query,
  page: ({ agreementOverview }) => agreementOverview,
  columns: agreementColumns,
});
