import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { formatCsvAmount, type Cell } from '../../../domain/csv.ts';
import { shownStatus } from '../../../domain/events.ts';
import { EventStatus, EventType, labelOf } from '../../../domain/vocabulary.ts';
import { fetchAllRows } from '../../csv/fetchAllRows.ts';
import type { useEventExportQuery } from './__generated__/useEventExportQuery.graphql.ts';

const page = graphql`
  query useEventExportQuery($after: String) @declareExport(list: EVENTS, after: $after) {
    admin {
      events(first: 100, after: $after) {
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

const titles = [
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

/** Exports all events as rows of a file. */
export function useEventExport(): () => Promise<Cell[][]> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    const events = await fetchAllRows(
      async (after) => (await fetchQuery<useEventExportQuery>(environment, page, { after }).toPromise())!.admin.events,
    );
    return [
      titles,
      ...events.map(
        ({
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
      ),
    ];
  }, [environment]);
}
