import { Suspense, useEffect } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { facts } from '../../../ui/facts.ts';
import { Spinner } from '../../../ui/Meters.tsx';
import { PublicEventBoundary } from '../page/PublicEventBoundary.tsx';
import { useRefresh } from '../useRefresh.ts';
import { EventPlacePage } from './EventPlacePage.tsx';
import type { EventPlaceScreenQuery } from '#relay/EventPlaceScreenQuery.graphql';

export const eventPlaceQuery = graphql`
  query EventPlaceScreenQuery($key: String!) @preloadable {
    eventPlace(key: $key) {
      ...EventPlacePage_place
    }
  }
`;

/** The page that the link in a guest's mails opens. Nothing changes until the guest presses a button on it. */
export function EventPlaceScreen() {
  const queryRef = useLoaderData<PreloadedQuery<EventPlaceScreenQuery>>();
  useEffect(() => () => queryRef.dispose(), [queryRef]);
  return (
    <PublicEventBoundary resetKey={queryRef} legal={facts().legal}>
      <Suspense fallback={<Spinner />}>
        <EventPlace queryRef={queryRef} />
      </Suspense>
    </PublicEventBoundary>
  );
}

function EventPlace({ queryRef }: { queryRef: PreloadedQuery<EventPlaceScreenQuery> }) {
  const { eventPlace } = usePreloadedQuery<EventPlaceScreenQuery>(eventPlaceQuery, queryRef);
  useRefresh<EventPlaceScreenQuery>(eventPlaceQuery, queryRef.variables);
  return <EventPlacePage place={eventPlace} />;
}
