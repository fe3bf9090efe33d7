import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { formatCsvAmount, type Cell } from '../../domain/csv.ts';
import { dateOf } from '../../domain/dates.ts';
import { labelOf, PaymentMethod, PaymentStatus } from '../../domain/vocabulary.ts';
import { fetchAllRows } from '../csv/fetchAllRows.ts';
import type { useLedgerExportQuery } from './__generated__/useLedgerExportQuery.graphql.ts';

const page = graphql`
  query useLedgerExportQuery($departmentId: ID!, $after: String)
  @declareExport(list: PAYMENTS, of: $departmentId, after: $after) {
    node(id: $departmentId) {
      ... on Department {
        ledger(first: 100, after: $after) {
          edges {
            node {
              createdAt
              description
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

const titles = ['Dato', 'Beskrivelse', 'Netto', 'Moms', 'I alt', 'Metode', 'Status', 'Afsluttet'];

/** Exports all ledger entries of a department as rows of a file. */
export function useLedgerExport(departmentId: string): () => Promise<Cell[][]> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    const entries = await fetchAllRows(async (after) => {
      const answer = await fetchQuery<useLedgerExportQuery>(environment, page, { departmentId, after }).toPromise();
      if (!answer?.node?.ledger) throw new Error('Department not found');
      return answer.node.ledger;
    });
    return [
      titles,
      ...entries.map(({ createdAt, description, net, vat, gross, method, status, settledAt }) => [
        dateOf(createdAt),
        description,
        formatCsvAmount(net),
        formatCsvAmount(vat),
        formatCsvAmount(gross),
        labelOf(PaymentMethod, method),
        labelOf(PaymentStatus, status),
        settledAt && dateOf(settledAt),
      ]),
    ];
  }, [environment, departmentId]);
}
