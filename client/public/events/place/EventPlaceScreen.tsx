import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { LoadedEvent } from '../page/LoadedEvent.tsx';
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
export const EventPlaceScreen = () => <LoadedEvent<EventPlaceScreenQuery> Content={EventPlace} />;

function EventPlace({ queryRef }: { queryRef: PreloadedQuery<EventPlaceScreenQuery> }) {
  const { eventPlace } = usePreloadedQuery<EventPlaceScreenQuery>(eventPlaceQuery, queryRef);
  useRefresh<EventPlaceScreenQuery>(eventPlaceQuery, queryRef.variables);
  return <EventPlacePage place={eventPlace} />;
}
