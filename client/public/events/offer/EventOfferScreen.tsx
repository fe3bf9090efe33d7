import { Suspense, useEffect } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { facts } from '../../../ui/facts.ts';
import { Spinner } from '../../../ui/Meters.tsx';
import { PublicEventBoundary } from '../page/PublicEventBoundary.tsx';
import { EventOfferPage } from './EventOfferPage.tsx';
import type { EventOfferScreenQuery } from '#relay/EventOfferScreenQuery.graphql';

export const eventOfferQuery = graphql`
  query EventOfferScreenQuery($key: String!) @preloadable {
    eventOffer(key: $key) {
      ...EventOfferPage_place
    }
  }
`;

/** The page that the link in the mail about a free place opens. Nothing changes until the person presses a button. */
export function EventOfferScreen() {
  const queryRef = useLoaderData<PreloadedQuery<EventOfferScreenQuery>>();
  useEffect(() => () => queryRef.dispose(), [queryRef]);
  return (
    <PublicEventBoundary resetKey={queryRef} legal={facts().legal}>
      <Suspense fallback={<Spinner />}>
        <EventOffer queryRef={queryRef} />
      </Suspense>
    </PublicEventBoundary>
  );
}

function EventOffer({ queryRef }: { queryRef: PreloadedQuery<EventOfferScreenQuery> }) {
  const { eventOffer } = usePreloadedQuery<EventOfferScreenQuery>(eventOfferQuery, queryRef);
  return <EventOfferPage place={eventOffer} />;
}
