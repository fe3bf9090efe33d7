import { useEffect, useMemo } from 'react';
import { graphql, usePreloadedQuery, useSubscription, type PreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router';
import { onReconnect } from '../../../app/relay/socket.ts';
import { facts } from '../../../ui/facts.ts';
import { useDocumentTitle } from '../../../ui/Page.tsx';
import { LoadedEvent } from './LoadedEvent.tsx';
import { NoPublicEvent } from './NoPublicEvent.tsx';
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
  const { revalidate } = useRevalidator();
  useEffect(() => onReconnect(() => void revalidate()), [revalidate]);
  return <LoadedEvent<PublicEventQuery> Content={PublicEvent} />;
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
