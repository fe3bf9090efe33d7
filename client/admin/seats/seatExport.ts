import { graphql } from 'react-relay';
import { defineExport } from '../../parts/csv/defineExport.ts';
import { seatColumns, type SeatFileRow } from './seatColumns.tsx';
import type { seatExportQuery } from '#relay/seatExportQuery.graphql';

const query = graphql`
  query seatExportQuery($search: String, $state: SeatState!, $after: String)
  @declareExport(list: SEATS_IN_USE, after: $after) {
    admin {
      seats(search: $search, state: $state, first: 100, after: $after) {
        edges {
          node {
            bought
            inUse
            free
            over
            growth
            suspended
            neverSignedIn
            idle90
            readAt
            fault
            faultSince
            note
            installation {
              connection
              subdomain
              department {
                name
                customer {
                  name
                }
              }
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

/** The file of the seats of the installations that match the filters. */
export const seatExport = defineExport<seatExportQuery, SeatFileRow>({
  query,
  page: ({ admin }) => admin.seats,
  columns: seatColumns,
});
