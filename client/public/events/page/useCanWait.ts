import { graphql, useFragment } from 'react-relay';
import { canOfferPlaces } from '../../../../domain/events/events.ts';
import { useNow } from '../useNow.ts';
import { statusOf } from './publicEventText.ts';
import type { useCanWait_event$key } from '#relay/useCanWait_event.graphql';

const eventFragment = graphql`
  fragment useCanWait_event on PublicEvent {
    date
    startTime
    endTime
    availability
  }
`;

/** Whether the waiting list of a full public event is open: until the event begins. */
export function useCanWait(key: useCanWait_event$key): boolean {
  const event = useFragment(eventFragment, key);
  return canOfferPlaces({ ...event, status: statusOf(event.availability) }, useNow(event));
}
