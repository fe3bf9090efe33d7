import { graphql, useFragment } from 'react-relay';
import { closedReason } from '../../../../domain/events/events.ts';
import { useNow } from '../useNow.ts';
import { statusOf } from './publicEventText.ts';
import type { useClosedReason_event$key } from '#relay/useClosedReason_event.graphql';

const eventFragment = graphql`
  fragment useClosedReason_event on PublicEvent {
    date
    startTime
    endTime
    availability
  }
`;

/** Returns the text that a public event is cancelled or over, and undefined while it is neither. */
export function useClosedReason(key: useClosedReason_event$key): string | undefined {
  const event = useFragment(eventFragment, key);
  return closedReason({ ...event, status: statusOf(event.availability) }, useNow(event));
}
