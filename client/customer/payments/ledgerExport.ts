import { graphql } from 'react-relay';
import { defineExport } from '../../parts/csv/defineExport.ts';
import { historyColumns, type LedgerFileRow } from './ledgerColumns.tsx';
import type { ledgerExportQuery } from '#relay/ledgerExportQuery.graphql';

const query = graphql`
  query ledgerExportQuery($departmentId: ID!, $after: String)
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

/** The file of the ledger entries of a department. */
export const ledgerExport = defineExport<ledgerExportQuery, LedgerFileRow>({
  query,
  page: ({ node }) => {
    if (!node?.ledger) throw new Error('Department not found');
    return node.ledger;
  },
  columns: historyColumns,
});
