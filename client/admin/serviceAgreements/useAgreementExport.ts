import { fetchQuery, graphql } from 'react-relay';
import { formatCsvAmount } from '../../../domain/basics/csv.ts';
import { Interval, labelOf, ServiceAgreementStatus } from '../../../domain/basics/vocabulary.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import type { AgreementFilters } from './agreementFilters.ts';
import type { useAgreementExportQuery } from '#relay/useAgreementExportQuery.graphql';

const pageQuery = graphql`
  query useAgreementExportQuery($search: String, $status: ServiceAgreementStatus, $ids: [ID!], $after: String)
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

const headings = [
  'Id',
  'Virksomhed',
  'Afdeling',
  'Bestilt af',
  'Status',
  'Startdato',
  'Slutdato',
  'Måneder',
  'Betaling',
  'Licenser',
  'Pris pr. licens om måneden',
];

/** Returns a function that loads every agreement that matches the filters, as rows of a CSV file. */
export const useAgreementExport = (filter: AgreementFilters | { ids: string[] }) =>
  useExport({
    fetchPage: (environment, after) =>
      fetchQuery<useAgreementExportQuery>(environment, pageQuery, { ...filter, after }),
    pageIn: ({ agreementOverview }) => agreementOverview,
    headings,
    cells: ({ department, user, ...agreement }) => [
      agreement.id,
      department.customer.name,
      department.name,
      user?.email,
      labelOf(ServiceAgreementStatus, agreement.status),
      agreement.startDate,
      agreement.endDate,
      agreement.duration,
      labelOf(Interval, agreement.paymentInterval),
      agreement.licenseCount,
      formatCsvAmount(agreement.licensePrice),
    ],
  });
