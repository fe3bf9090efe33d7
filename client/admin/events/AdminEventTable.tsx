import { CalendarDays } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { useSearchParams } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { ListTable } from '../../parts/lists/ListTable.tsx';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { actionsColumn, eventColumns, type OpenEventDialog } from './adminEventColumns.tsx';
import { eventSorts, isFiltered, parseEventFilters, parseEventSort, showsNewEvents } from './eventFilters.ts';
import { useAdminEventChanges } from './useAdminEventChanges.ts';
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
  const [searchParams] = useSearchParams();
  const filters = parseEventFilters(searchParams);
  useAdminEventChanges(events.__id, showsNewEvents(searchParams));
  const rows = nodesOf(events)
    .map(readEvent)
    .filter((event) => !filters.type || event.type === filters.type);
  if (parseEventSort(searchParams) === eventSorts.default) rows.sort((a, b) => startOf(b).localeCompare(startOf(a)));
  return (
    <ListTable
      label="Events"
      list="EVENTS"
      sorts={eventSorts}
      columns={[...eventColumns(openDialog), actionsColumn(openDialog)]}
      rows={rows}
      rowId={({ id }) => id}
      empty={isFiltered(filters) ? <NoMatch /> : <NoEvents />}
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
  <ListTable
    label="Events"
    list="EVENTS"
    sorts={eventSorts}
    columns={eventColumns()}
    rows={undefined}
    rowId={({ id }) => id}
  />
);

const startOf = ({ date, startTime }: { date: string; startTime: string }) => `${date} ${startTime}`;

const NoEvents = () => (
  <EmptyState
    icon={<CalendarDays />}
    title="Ingen events endnu"
    text={'Der er endnu ingen events oprettet. Klik på "Opret Event" for at tilføje dit første event.'}
  />
);

const NoMatch = () => (
  <EmptyState
    icon={<CalendarDays />}
    title="Ingen events passer"
    text="Søg efter noget andet, eller fjern et filter."
    action={<ButtonLink to="/admin/events">Ryd filtre</ButtonLink>}
  />
);

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
    ...DeleteEventDialog_event
  }
`;

/** Reads the fields of an event that every operation of this list fetches. */
const readEvent = (event: AdminEventTable_event$key) => readInlineData(eventFragment, event);
