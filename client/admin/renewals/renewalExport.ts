import { graphql } from 'react-relay';
import { defineExport } from '../../parts/csv/defineExport.ts';
import { renewalColumns, type RenewalFileRow } from './renewalColumns.tsx';
import type { renewalExportQuery } from '#relay/renewalExportQuery.graphql';

const query = graphql`
  query renewalExportQuery($group: RenewalGroup!, $ids: [ID!], $after: String)
  @declareExport(list: RENEWALS, after: $after) {
    admin {
      renewals(group: $group, ids: $ids, first: 100, after: $after) {
        edges {
          node {
            kind
            title
            quantity
            endDate
            decisionDate
            decision
            note
            customer {
              name
            }
            owner {
              name
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

/** The file of a group of the renewals, or of some of them. */
export const renewalExport = defineExport<renewalExportQuery, RenewalFileRow>({
  query,
  page: ({ admin }) => admin.renewals,
  columns: renewalColumns('', 'DECIDED'),
});
