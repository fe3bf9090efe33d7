import { fetchQuery, graphql } from 'react-relay';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { RenewalKind, type RenewalGroup } from '../../../domain/sales/renewals.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import type { useRenewalExportQuery } from '#relay/useRenewalExportQuery.graphql';

const pageQuery = graphql`
  query useRenewalExportQuery($group: RenewalGroup!, $ids: [ID!], $after: String)
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

const headings = ['Kunde', 'Type', 'Hvad', 'Antal', 'Slutdato', 'Frist', 'Beslutning', 'Ansvarlig', 'Note'];

/** Returns a function that loads a part of the queue, or some of its renewals, as rows of a CSV file. */
export const useRenewalExport = (filter: { group: RenewalGroup; ids?: string[] }) =>
  useExport({
    fetchPage: (environment, after) => fetchQuery<useRenewalExportQuery>(environment, pageQuery, { ...filter, after }),
    pageIn: ({ admin }) => admin.renewals,
    headings,
    cells: ({ customer, owner, kind, ...renewal }) => [
      customer.name,
      labelOf(RenewalKind, kind),
      renewal.title,
      renewal.quantity,
      renewal.endDate,
      renewal.decisionDate,
      renewal.decision,
      owner?.name,
      renewal.note,
    ],
  });
