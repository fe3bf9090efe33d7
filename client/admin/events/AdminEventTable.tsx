import { CalendarDays } from 'lucide-react';
import { graphql, readInlineData, usePaginationFragment } from 'react-relay';
import { MorePages } from '../../lists/MorePages.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Table } from '../../ui/Table.tsx';
import { actionsColumn, eventColumns, type OpenEventDialog } from './adminEventColumns.tsx';
import { useAdminEventChanges } from './useAdminEventChanges.ts';
import type { AdminEventTable_event$key } from './__generated__/AdminEventTable_event.graphql.ts';
import type { AdminEventTable_query$key } from './__generated__/AdminEventTable_query.graphql.ts';
import type { AdminEventTablePageQuery } from './__generated__/AdminEventTablePageQuery.graphql.ts';

interface AdminEventTableProps {
  query: AdminEventTable_query$key;
  openDialog: OpenEventDialog;
}

const openNoDialog: OpenEventDialog = () => undefined;

/** All events, those with the latest start first. A subscription keeps the table up to date. */
export function AdminEventTable({ query, openDialog }: AdminEventTableProps) {
  const {
    data: {
      admin: { events },
    },
    ...pages
  } = usePaginationFragment<AdminEventTablePageQuery, AdminEventTable_query$key>(
    graphql`
      fragment AdminEventTable_query on Query
      @refetchable(queryName: "AdminEventTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        admin {
          events(first: $count, after: $cursor) @connection(key: "AdminEventTable_events") {
            __id
            totalCount
            edges {
              node {
                ...AdminEventTable_event
              }
            }
          }
        }
      }
    `,
    query,
  );
  useAdminEventChanges(events.__id);
  const rows = nodesOf(events)
    .map(readEvent)
    .toSorted((a, b) => startOf(b).localeCompare(startOf(a)));
  return (
    <Table
      label="Events"
      columns={[...eventColumns(openDialog), actionsColumn(openDialog)]}
      rows={rows}
      rowId={({ id }) => id}
      empty={<NoEvents />}
      foot={
        <MorePages
          shown={rows.length}
          total={events.totalCount}
          pages={pages}
          failure="Der opstod en fejl ved hentning af events"
        />
      }
    />
  );
}

export const AdminEventTableSkeleton = () => (
  <Table label="Events" columns={eventColumns(openNoDialog)} rows={undefined} rowId={({ id }) => id} />
);

const startOf = ({ date, startTime }: { date: string; startTime: string }) => `${date} ${startTime}`;

const NoEvents = () => (
  <EmptyState
    icon={<CalendarDays />}
    title="Ingen events endnu"
    text={'Der er endnu ingen events oprettet. Klik på "Opret Event" for at tilføje dit første event.'}
  />
);

/** Reads the fields of an event that every operation of this list fetches. */
const readEvent = (event: AdminEventTable_event$key) =>
  readInlineData(
    graphql`
      fragment AdminEventTable_event on Event @inline {
        id
        title
        status
        type
        date
        startTime
        endTime
        isOnline
        location
        meetingLink
        capacity
        registrationCount
        waitingCount
        price
        isPublic
        publicLink
        ...EditEventDialog_event
        ...DeleteEventDialog_event
      }
    `,
    event,
  );
