import { graphql } from 'react-relay';
import { defineExport } from '../../parts/csv/defineExport.ts';
import { adminRequestColumns, type RequestFileRow } from './adminRequestColumns.tsx';
import type { requestExportQuery } from '#relay/requestExportQuery.graphql';

const query = graphql`
  query requestExportQuery($search: String, $status: LicenseRequestStatus, $type: Plan, $ids: [ID!], $after: String)
  @declareExport(list: LICENSE_REQUESTS, after: $after) {
    admin {
      licenseRequests(search: $search, status: $status, type: $type, ids: $ids, first: 100, after: $after) {
        edges {
          node {
            licenseType
            requestedLicenses
            status
            createdAt
            approvedAt
            adminNotes
            department {
              name
              customer {
                name
              }
            }
            installation {
              subdomain
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
  }
`;

/** The file of the licence requests that match the filters. */
export const requestExport = defineExport<requestExportQuery, RequestFileRow>({
  query,
  page: ({ admin }) => admin.licenseRequests,
  columns: adminRequestColumns,
});
