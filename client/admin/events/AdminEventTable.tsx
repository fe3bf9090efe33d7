import { CalendarDays } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { useSearchParams } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { toastOutcome } from '../../parts/edits/toastOutcome.ts';
import type { List } from '../../parts/lists/list.ts';
import { ListRows } from '../../parts/lists/ListRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { actionsColumn, eventColumns, type OpenEventDialog, type EventRow } from './adminEventColumns.tsx';
import { eventSorts, isFiltered, parseEventFilters, parseEventSort, showsNewEvents } from './eventFilters.ts';
import { useAdminEventChanges } from './useAdminEventChanges.ts';
import { useSetEventStatus } from './useSetEventStatus.ts';
import type { AdminEventTable_event$key } from '#relay/AdminEventTable_event.graphql';
import type { AdminEventTable_query$key } from '#relay/AdminEventTable_query.graphql';
import type { AdminEventTablePageQuery } from '#relay/AdminEventTablePageQuery.graphql';

interface AdminEventTableProps {
  query: AdminEventTable_query$key;
  openDialog: OpenEventDialog;
}

const queryFragment = graphql`
  fragment AdminEventTable_query on Query
  @refetchable(queryName: "AdminEventTablePageQuery")
  @argumentDefinitions(
    search: { type: "String" }
    status: { type: "EventStatus" }
    type: { type: "EventType" }
    isPaid: { type: "Boolean" }
    upcoming: { type: "Boolean" }
    sort: { type: "EventSort" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    admin {
      events(
        search: $search
        status: $status
        type: $type
        isPaid: $isPaid
        upcoming: $upcoming
        sort: $sort
        first: $count
        after: $cursor
      ) @connection(key: "AdminEventTable_events") {
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
`;

export const eventList: List<EventRow> = {
  label: 'Events',
  name: 'EVENTS',
  columns: eventColumns(),
  sorts: eventSorts,
  failure: 'Der opstod en fejl ved hentning af events',
  icon: <CalendarDays />,
  empty: {
    title: 'Ingen events endnu',
    text: 'Der er endnu ingen events oprettet. Klik på "Opret Event" for at tilføje dit første event.',
  },
  noMatch: {
    title: 'Ingen events passer',
    text: 'Søg efter noget andet, eller fjern et filter.',
    clearPath: '/admin/events',
  },
};

/**
 * The events that match the filters, those with the latest start first unless another order is chosen. A subscription
 * keeps the table up to date.
 */
export function AdminEventTable({ query, openDialog }: AdminEventTableProps) {
  const {
    data: {
      admin: { events },
    },
    ...pages
  } = useListPages<AdminEventTablePageQuery, AdminEventTable_query$key>(queryFragment, query);
  const setStatus = useSetEventStatus();
  const publish = (event: EventRow) =>
    void toastOutcome(setStatus(event, 'PUBLISHED'), `${event.title} er udgivet`, 'Eventet kunne ikke udgives');
  const [searchParams] = useSearchParams();
  const filters = parseEventFilters(searchParams);
  useAdminEventChanges(events.__id, showsNewEvents(searchParams));
  const rows = nodesOf(events)
    .map(readEvent)
    .filter((event) => !filters.type || event.type === filters.type);
  if (parseEventSort(searchParams) === eventSorts.default) rows.sort((a, b) => startOf(b).localeCompare(startOf(a)));
  return (
    <ListRows
      list={eventList}
      columns={[...eventColumns(openDialog), actionsColumn(openDialog, publish)]}
      rows={rows}
      total={events.totalCount}
      pages={pages}
      isFiltered={isFiltered(filters)}
    />
  );
}

const startOf = ({ date, startTime }: { date: string; startTime: string }) => `${date} ${startTime}`;

const eventFragment = graphql`
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
    isListed
    publicLink
    ...EditEventDialog_event
    ...readEventValues_event
    ...DeleteEventDialog_event
  }
`;

/** Reads the fields of an event that every operation of this list fetches. */
const readEvent = (event: AdminEventTable_event$key) => readInlineData(eventFragment, event);
