import { enumOf, EventStatus, EventType, RegistrationStatus } from '../../../../domain/basics/vocabulary.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const EventTypeEnum = enumOf(EventType);
export const EventStatusEnum = enumOf(EventStatus);
export const RegistrationStatusEnum = enumOf(RegistrationStatus);

registerEnum(EventTypeEnum, 'EventType', 'A label for people. The portal treats all types alike.', {
  WORKSHOP: 'Participants work on something of their own.',
  SEMINAR: 'A talk followed by a discussion.',
  WEBINAR: 'A talk, mostly online.',
  MEETUP: 'People meet, with little of a programme.',
  CONFERENCE: 'Several talks for many people.',
  TRAINING: 'Participants learn how to use something.',
  DEMO: 'Something is demonstrated.',
  QANDA: 'Questions and answers.',
});
registerEnum(EventStatusEnum, 'EventStatus', 'Who can see an event, and whether people can register for it.', {
  DRAFT: 'Visible to admins only.',
  PUBLISHED: 'Open for registrations and their cancellation until the event is over.',
  CANCELLED: 'Called off, but still visible.',
  COMPLETED: 'Over, whatever its date.',
});
registerEnum(RegistrationStatusEnum, 'EventRegistrationStatus', 'Whether a registration holds a place.', {
  REGISTERED: 'Holds a place.',
  CONFIRMED: 'Holds a place, and an admin has confirmed it.',
  CANCELLED: 'Holds no place. Registering again makes the registration valid again.',
  WAITLISTED: 'Holds no place, and is offered one when it is the first in the queue and a place is free.',
  REQUESTED: 'Keeps a place until an admin confirms or declines it.',
  OFFERED: 'Keeps a place until `offerEndsAt`, so that the person can accept it.',
});
