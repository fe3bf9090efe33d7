import { CalendarDays } from 'lucide-react';
import { useMemo } from 'react';
import { graphql, readInlineData, usePaginationFragment, useSubscription } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { MoreCards } from '../../parts/lists/MorePages.tsx';
import styles from '../../public/events/Events.module.css';
import { EVENTS_PATH, isPast, PAST_EVENTS_PATH, sortEvents } from '../../public/events/eventText.ts';
import { NoticeBanner } from '../../public/events/NoticeBanner.tsx';
import { useNotice } from '../../public/events/useNotice.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { EventCard } from './EventCard.tsx';
import type { EventList_event$key } from '#relay/EventList_event.graphql';
import type { EventList_query$key } from '#relay/EventList_query.graphql';
import type { EventListPageQuery } from '#relay/EventListPageQuery.graphql';
import type { EventListSubscription } from '#relay/EventListSubscription.graphql';

const PAGE_SIZE = 12;

const subscription = graphql`
  subscription EventListSubscription($connections: [ID!]!) {
    eventChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...EventList_event
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

interface EventListProps {
  query: EventList_query$key;
  /** Whether the events that are not over are listed, or those that are. */
  isUpcoming: boolean;
}

const queryFragment = graphql`
  fragment EventList_query on Query
  @argumentDefinitions(
    upcoming: { type: "Boolean!" }
    count: { type: "Int", defaultValue: 12 }
    cursor: { type: "String" }
  )
  @refetchable(queryName: "EventListPageQuery") {
    viewer {
      customer {
        id
      }
      ...readPrefilled_viewer
      events(upcoming: $upcoming, first: $count, after: $cursor) @connection(key: "EventList_events") {
        __id
        totalCount
        edges {
          node {
            ...EventList_event
          }
        }
      }
    }
  }
`;

export function EventList({ query, isUpcoming }: EventListProps) {
  const {
    data: { viewer },
    ...pages
  } = usePaginationFragment<EventListPageQuery, EventList_query$key>(queryFragment, query);
  const { events } = viewer;
  const { __id: connection, totalCount } = events;
  useSubscription<EventListSubscription>(
    useMemo(() => ({ subscription, variables: { connections: [connection] } }), [connection]),
  );
  const notice = useNotice();
  // The subscription puts new events first and can change dates, so the list is sorted and filtered here.
  const sortedEvents = sortEvents(nodesOf(events).map(readEvent)).filter((event) => isPast(event) !== isUpcoming);
  return (
    <>
      <NoticeBanner notice={notice} />
      {sortedEvents.length ? (
        <ul className={styles.cards}>
          {sortedEvents.map((event) => (
            <li key={event.id}>
              <EventCard event={event} viewer={viewer} hasCompany={Boolean(viewer.customer)} notice={notice} />
            </li>
          ))}
        </ul>
      ) : (
        <NoEvents isUpcoming={isUpcoming} />
      )}
      <MoreCards
        shown={sortedEvents.length}
        total={totalCount}
        pages={pages}
        size={PAGE_SIZE}
        failure="Der opstod en fejl ved hentning af events"
      />
    </>
  );
}

const NoEvents = ({ isUpcoming }: { isUpcoming: boolean }) => (
  <Card flush>
    {isUpcoming ? (
      <EmptyState
        icon={<CalendarDays />}
        title="Ingen events endnu"
        text={
          'Der er ingen planlagte events lige nu. Kig forbi igen, eller kontakt os, ' +
          'hvis der er et emne, I gerne vil høre om.'
        }
        action={<ButtonLink to={PAST_EVENTS_PATH}>Se tidligere events</ButtonLink>}
      />
    ) : (
      <EmptyState
        icon={<CalendarDays />}
        title="Ingen tidligere events"
        text="Når et event er slut, kan I finde det her."
        action={<ButtonLink to={EVENTS_PATH}>Se kommende events</ButtonLink>}
      />
    )}
  </Card>
);

const eventFragment = graphql`
  fragment EventList_event on Event @inline {
    id
    status
    date
    startTime
    endTime
    ...EventCard_event
  }
`;

/** Reads the fields that the list sorts by. Each operation that adds an event to the list fetches them. */
const readEvent = (event: EventList_event$key) => readInlineData(eventFragment, event);
