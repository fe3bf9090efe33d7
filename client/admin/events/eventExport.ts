import { graphql } from 'react-relay';
import { formatCsvAmount } from '../../../domain/basics/csv.ts';
import { EventStatus, EventType, labelOf } from '../../../domain/basics/vocabulary.ts';
import { shownStatus } from '../../../domain/events/events.ts';
import type { NodeOf } from '../../app/relay/nodesOf.ts';
import { defineExport } from '../../parts/csv/defineExport.ts';
import type { FileColumn } from '../../parts/csv/fileRows.ts';
import type { eventExportQuery, eventExportQuery$data } from '#relay/eventExportQuery.graphql';

const query = graphql`
  query eventExportQuery(
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

type Row = NodeOf<eventExportQuery$data['admin']['events']>;

// The table has the columns in another order, and the place and the time within other columns.
const columns: FileColumn<Row>[] = [
  { title: 'Id', csv: ({ id }) => id },
  { title: 'Titel', csv: ({ title }) => title },
  { title: 'Type', csv: ({ type }) => labelOf(EventType, type) },
  { title: 'Status', csv: (event) => labelOf(EventStatus, shownStatus(event)) },
  { title: 'Dato', csv: ({ date }) => date },
  { title: 'Start', csv: ({ startTime }) => startTime },
  { title: 'Slut', csv: ({ endTime }) => endTime },
  { title: 'Sted', csv: ({ isOnline, meetingLink, location }) => (isOnline ? (meetingLink ?? 'Online') : location) },
  { title: 'Offentligt', csv: ({ isPublic }) => (isPublic ? 'Ja' : 'Nej') },
  { title: 'Pladser', csv: ({ capacity }) => capacity },
  { title: 'Tilmeldte', csv: ({ registrationCount }) => registrationCount },
  { title: 'Pris', csv: ({ price }) => (typeof price === 'number' ? formatCsvAmount(price) : null) },
];

/** The file of the events that match the filters. */
export const eventExport = defineExport<eventExportQuery, Row>({ query, page: ({ admin }) => admin.events, columns });
