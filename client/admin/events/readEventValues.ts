import { graphql, readInlineData } from 'react-relay';
import type { EventValues } from './eventValues.ts';
import type { readEventValues_event$key } from '#relay/readEventValues_event.graphql';

const eventFragment = graphql`
  fragment readEventValues_event on Event @inline {
    id
    version
    title
    description
    type
    date
    startTime
    endTime
    isOnline
    location
    meetingLink
    capacity
    price
    offerHours
    requiresConfirmation
    sendsReminders
    sendsThanks
    materialLink
    isPublic
    isListed
    status
    registrationCount
    waitingCount
  }
`;

/** The values of a stored event in the form, and the number of people who have a place or wait. */
export function readEventValues(event: readEventValues_event$key) {
  const { id, version, registrationCount, waitingCount, ...stored } = readInlineData(eventFragment, event);
  const values = {
    ...stored,
    materialLink: stored.materialLink ?? '',
    location: stored.location ?? '',
    meetingLink: stored.meetingLink ?? '',
    capacity: stored.capacity ?? null,
    price: stored.price ?? null,
    publishPast: false,
    withoutMail: false,
  } as EventValues;
  return { id, version, values, attendees: registrationCount + waitingCount };
}
