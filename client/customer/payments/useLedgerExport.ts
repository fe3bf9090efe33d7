import { fetchQuery, graphql } from 'react-relay';
import { formatCsvAmount } from '../../../domain/basics/csv.ts';
import { dateOf } from '../../../domain/basics/dates.ts';
import { labelOf, PaymentMethod, PaymentStatus } from '../../../domain/basics/vocabulary.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import type { useLedgerExportQuery } from '#relay/useLedgerExportQuery.graphql';

const pageQuery = graphql`
  query useLedgerExportQuery($departmentId: ID!, $after: String)
  @declareExport(list: PAYMENTS, of: $departmentId, after: $after) {
    node(id: $departmentId) {
      ... on Department {
        ledger(first: 100, after: $after) {
          edges {
            node {
              createdAt
              description
              periodFrom
              periodTo
              net
              vat
              gross
              method
              status
              settledAt
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`;

const headings = [
  'Dato',
  'Beskrivelse',
  'Netto',
  'Moms',
  'I alt',
  'Metode',
  'Status',
  'Afsluttet',
  'Periode fra',
  'Periode til',
];

/** Returns a function that fetches all ledger entries of a department as rows of a CSV file. */
export const useLedgerExport = (departmentId: string) =>
  useExport({
    fetchPage: (environment, after) =>
      fetchQuery<useLedgerExportQuery>(environment, pageQuery, { departmentId, after }),
    pageIn: ({ node }) => {
      if (!node?.ledger) throw new Error('Department not found');
      return node.ledger;
    },
    headings,
    cells: ({ createdAt, description, net, vat, gross, method, status, settledAt, periodFrom, periodTo }) => [
      dateOf(createdAt),
      description,
      formatCsvAmount(net),
      formatCsvAmount(vat),
      formatCsvAmount(gross),
      labelOf(PaymentMethod, method),
      labelOf(PaymentStatus, status),
      settledAt && dateOf(settledAt),
      periodFrom,
      periodTo,
    ],
  });
