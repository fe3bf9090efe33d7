import { fetchQuery, graphql } from 'react-relay';
import { dateOf } from '../../../domain/basics/dates.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { ZendeskConnection } from '../../../domain/companies/zendeskConnection.ts';
import { SeatFault } from '../../../domain/sales/seats/seatFaults.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import type { SeatFilters } from './seatFilters.ts';
import type { useSeatExportQuery } from '#relay/useSeatExportQuery.graphql';

const pageQuery = graphql`
  query useSeatExportQuery($search: String, $state: SeatState!, $after: String)
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

const headings = [
  'Virksomhed',
  'Afdeling',
  'Installation',
  'Købt',
  'I brug',
  'Ledige',
  'For mange',
  'Ændring på 90 dage',
  'Suspenderet',
  'Aldrig logget ind',
  'Ikke logget ind i 90 dage',
  'Læst',
  'Forbindelse',
  'Fejl',
  'Fejl siden',
  'Note',
];

/** Returns a function that loads the seats of every installation that matches the filters, as rows of a CSV file. */
export const useSeatExport = ({ search, state }: SeatFilters) =>
  useExport({
    fetchPage: (environment, after) => fetchQuery<useSeatExportQuery>(environment, pageQuery, { search, state, after }),
    pageIn: ({ admin }) => admin.seats,
    headings,
    cells: ({ installation, ...seats }) => [
      installation.department.customer.name,
      installation.department.name,
      installation.subdomain,
      seats.bought,
      seats.inUse,
      seats.free,
      seats.over,
      seats.growth,
      seats.suspended,
      seats.neverSignedIn,
      seats.idle90,
      seats.readAt && dateOf(seats.readAt),
      labelOf(ZendeskConnection, installation.connection),
      seats.fault && labelOf(SeatFault, seats.fault),
      seats.faultSince && dateOf(seats.faultSince),
      seats.note,
    ],
  });
