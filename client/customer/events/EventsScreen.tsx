import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import styles from '../../public/events/Events.module.css';
import { EVENTS_PATH, PAST_EVENTS_PATH } from '../../public/events/eventText.ts';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { EventList } from './EventList.tsx';
import { EventsBoundary } from './EventsBoundary.tsx';
import type { EventsScreenQuery } from '#relay/EventsScreenQuery.graphql';

export const eventsQuery = graphql`
  query EventsScreenQuery($upcoming: Boolean!) @preloadable {
    ...EventList_query @arguments(upcoming: $upcoming)
  }
`;

interface EventsScreenProps {
  queryRef: PreloadedQuery<EventsScreenQuery>;
}

export const EventsScreen = ({ queryRef }: EventsScreenProps) => (
  <Page title="Events" text="Events er åbne for alle, medmindre andet står på dem.">
    <TabLinks
      label="Hvilke events"
      tabs={[
        { to: EVENTS_PATH, title: 'Kommende' },
        { to: PAST_EVENTS_PATH, title: 'Tidligere' },
      ]}
    />
    <EventsBoundary resetKey={queryRef}>
      <Suspense key={String(queryRef.variables.upcoming)} fallback={<EventsSkeleton />}>
        <Events queryRef={queryRef} />
      </Suspense>
    </EventsBoundary>
  </Page>
);

const Events = ({ queryRef }: EventsScreenProps) => (
  <EventList
    query={usePreloadedQuery<EventsScreenQuery>(eventsQuery, queryRef)}
    isUpcoming={queryRef.variables.upcoming}
  />
);

const EventsSkeleton = () => (
  <div className={styles.cards} role="status" aria-label="Indlæser …">
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} className={styles.card}>
        <Skeleton width="60%" height={48} />
        <Skeleton width="50%" />
        <Skeleton width="40%" />
        <Skeleton width="45%" />
        <Skeleton height={36} />
      </div>
    ))}
  </div>
);
