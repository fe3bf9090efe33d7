import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Skeleton } from '../ui/Meters.tsx';
import { Page } from '../ui/Page.tsx';
import { EventList } from './EventList.tsx';
import styles from './Events.module.css';
import { EventsBoundary } from './EventsBoundary.tsx';
import type { EventsScreenQuery } from './__generated__/EventsScreenQuery.graphql.ts';

export const eventsQuery = graphql`
  query EventsScreenQuery @preloadable {
    ...EventList_query
  }
`;

interface EventsScreenProps {
  queryRef: PreloadedQuery<EventsScreenQuery>;
}

export const EventsScreen = ({ queryRef }: EventsScreenProps) => (
  <Page title="Events" text="Events er åbne for alle, medmindre andet står på dem.">
    <EventsBoundary resetKey={queryRef}>
      <Suspense fallback={<EventsSkeleton />}>
        <Events queryRef={queryRef} />
      </Suspense>
    </EventsBoundary>
  </Page>
);

const Events = ({ queryRef }: EventsScreenProps) => (
  <EventList query={usePreloadedQuery<EventsScreenQuery>(eventsQuery, queryRef)} />
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
