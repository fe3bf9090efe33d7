import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { LoadedEvent } from '../page/LoadedEvent.tsx';
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
export const EventOfferScreen = () => <LoadedEvent<EventOfferScreenQuery> Content={EventOffer} />;

function EventOffer({ queryRef }: { queryRef: PreloadedQuery<EventOfferScreenQuery> }) {
  const { eventOffer } = usePreloadedQuery<EventOfferScreenQuery>(eventOfferQuery, queryRef);
  return <EventOfferPage place={eventOffer} />;
}
