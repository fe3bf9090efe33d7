import { fetchQuery, graphql } from 'react-relay';
import { formatCsvAmount } from '../../../domain/basics/csv.ts';
import { EventStatus, EventType, labelOf } from '../../../domain/basics/vocabulary.ts';
import { shownStatus } from '../../../domain/events/events.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import type { EventFilters } from './eventFilters.ts';
import type { useEventExportQuery } from '#relay/useEventExportQuery.graphql';

const pageQuery = graphql`
  query useEventExportQuery(
    $search: String
    $status: EventStatus
    $type: EventType
    $isPaid: Boolean
    $upcoming: Boolean
    $after: String
  ) @declareExport(list: EVENTS, after: $after) {
    admin {
      events(
        search: $search
        status: $status
        type: $type
        isPaid: $isPaid
        upcoming: $upcoming
        first: 100
        after: $after
      ) {
        edges {
          node {
            id
            title
            type
            status
            date
            startTime
            endTime
            isOnline
            location
            meetingLink
            isPublic
            capacity
            registrationCount
            price
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
  'Id',
  'Titel',
  'Type',
  'Status',
  'Dato',
  'Start',
  'Slut',
  'Sted',
  'Offentligt',
  'Pladser',
  'Tilmeldte',
  'Pris',
];

/** Returns a function that loads every event that matches the filters, as rows of a CSV file. */
export const useEventExport = (filters: EventFilters) =>
  useExport({
    fetchPage: (environment, after) => fetchQuery<useEventExportQuery>(environment, pageQuery, { ...filters, after }),
    pageIn: ({ admin }) => admin.events,
    headings,
    cells: ({
      id,
      title,
      type,
      status,
      date,
      startTime,
      endTime,
      isOnline,
      location,
      meetingLink,
      isPublic,
      capacity,
      registrationCount,
      price,
    }) => [
      id,
      title,
      labelOf(EventType, type),
      labelOf(EventStatus, shownStatus({ status, date, startTime, endTime })),
      date,
      startTime,
      endTime,
      isOnline ? (meetingLink ?? 'Online') : location,
      isPublic ? 'Ja' : 'Nej',
      capacity,
      registrationCount,
      price === null || price === undefined ? null : formatCsvAmount(price),
    ],
  });
