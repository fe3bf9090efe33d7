import { fetchQuery, graphql } from 'react-relay';
import { dateOf } from '../../../domain/basics/dates.ts';
import { labelOf, LicenseRequestStatus, Plan } from '../../../domain/basics/vocabulary.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import { isStillApproved } from './adminRequestColumns.tsx';
import type { RequestFilters } from './requestFilters.ts';
import type { useRequestExportQuery } from '#relay/useRequestExportQuery.graphql';

const pageQuery = graphql`
  query useRequestExportQuery($search: String, $status: LicenseRequestStatus, $type: Plan, $ids: [ID!], $after: String)
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

const headings = [
  'Kunde',
  'Afdeling',
  'Subdomæne',
  'Type',
  'Antal',
  'Status',
  'Oprettet',
  'Godkendt',
  'Bestilt af',
  'Noter',
];

/** Returns a function that loads every licence request that matches the filters, as rows of a CSV file. */
export const useRequestExport = (filter: RequestFilters | { ids: string[] }) =>
  useExport({
    fetchPage: (environment, after) => fetchQuery<useRequestExportQuery>(environment, pageQuery, { ...filter, after }),
    pageIn: ({ admin }) => admin.licenseRequests,
    headings,
    cells: ({ department, installation, user, ...request }) => [
      department.customer.name,
      department.name,
      installation.subdomain,
      labelOf(Plan, request.licenseType),
      request.requestedLicenses,
      labelOf(LicenseRequestStatus, request.status),
      dateOf(request.createdAt),
      isStillApproved(request.status) && request.approvedAt ? dateOf(request.approvedAt) : null,
      user?.email,
      request.adminNotes,
    ],
  });
