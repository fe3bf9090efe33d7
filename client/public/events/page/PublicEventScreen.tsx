import { Suspense, useEffect, useMemo } from 'react';
import { graphql, usePreloadedQuery, useSubscription, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useRevalidator } from 'react-router';
import { onReconnect } from '../../../app/relay/socket.ts';
import { facts } from '../../../ui/facts.ts';
import { Spinner } from '../../../ui/Meters.tsx';
import { useDocumentTitle } from '../../../ui/Page.tsx';
import { NoPublicEvent } from './NoPublicEvent.tsx';
import { PublicEventBoundary } from './PublicEventBoundary.tsx';
import { PublicEventPage } from './PublicEventPage.tsx';
import { publicEventQuery } from './publicEventQuery.ts';
import { EVENT_WITHDRAWN } from './publicEventText.ts';
import type { publicEventQuery as PublicEventQuery } from '#relay/publicEventQuery.graphql';
import type { PublicEventScreenSubscription } from '#relay/PublicEventScreenSubscription.graphql';

const subscription = graphql`
  subscription PublicEventScreenSubscription($publicLink: String!) {
    publicEventChanged(publicLink: $publicLink) {
      title
      availability
      ...PublicEventPage_event
    }
  }
`;

export function PublicEventScreen() {
  const queryRef = useLoaderData<PreloadedQuery<PublicEventQuery>>();
  useEffect(() => () => queryRef.dispose(), [queryRef]);
  const { revalidate } = useRevalidator();
  useEffect(() => onReconnect(() => void revalidate()), [revalidate]);
  return (
    <PublicEventBoundary resetKey={queryRef} legal={facts().legal}>
      <Suspense fallback={<Spinner />}>
        <PublicEvent queryRef={queryRef} />
      </Suspense>
    </PublicEventBoundary>
  );
}

function PublicEvent({ queryRef }: { queryRef: PreloadedQuery<PublicEventQuery> }) {
  const { publicEvent } = usePreloadedQuery<PublicEventQuery>(publicEventQuery, queryRef);
  const { publicLink } = queryRef.variables;
  useDocumentTitle(publicEvent.title);
  const { revalidate } = useRevalidator();
  useSubscription<PublicEventScreenSubscription>(
    useMemo(
      // The server refuses to subscribe to an event that is not open any more; loading the page again shows the reason.
      () => ({ subscription, variables: { publicLink }, onError: () => void revalidate() }),
      [publicLink, revalidate],
    ),
  );
  if (publicEvent.availability === 'WITHDRAWN')
    return <NoPublicEvent message={EVENT_WITHDRAWN} legal={facts().legal} />;
  return <PublicEventPage event={publicEvent} publicLink={publicLink} legal={facts().legal} />;
}
