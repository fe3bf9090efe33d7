import { eventForm } from '../../../../domain/events/validation/events.ts';
import { allBut, type AnswerShape, at, constant, inKroner, itself } from '../../../platform/rest/answer.ts';
import type { FieldRule, RestRoute } from '../../../platform/rest/RestRoute.ts';
import { pageFields, toUpperCase } from '../../../platform/rest/values.ts';

const publicFields = `id title description type date startTime endTime isOnline location meetingLink capacity
  registrationCount isFull price requiresConfirmation`;
const eventFields = `${publicFields} status isPublic isListed publicLink offerHours sendsReminders sendsThanks
  materialLink`;
const registrationFields =
  'id name email status company phone dietaryRestrictions specialRequirements createdAt ' +
  'waitingPosition offerEndsAt event { id }';

const eventShape: AnswerShape = { '...': itself, price: inKroner('price') };
const registrationShape: AnswerShape = { '...': allBut('event'), eventId: 'event.id' };

const eventRules: Record<'type' | 'status' | 'price', FieldRule> = {
  type: { convert: toUpperCase },
  status: { convert: toUpperCase },
  price: {
    convert: (price) => (typeof price === 'number' ? Math.round(price * 100) : price),
    schema: {
      type: ['number', 'null'],
      description: 'Price in kroner, excluding VAT. An event without a price is free.',
    },
  },
};
const newEventRules: RestRoute['fields'] = {
  ...eventRules,
  type: { ...eventRules.type, default: 'WORKSHOP' },
  status: { ...eventRules.status, default: 'DRAFT' },
  isOnline: { default: false },
  isPublic: { default: false },
};

/** Events and their registrations, for users, admins, and visitors with a public link. */
export const eventsRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/events',
    document: `query RestEvents(
      $first: Int, $after: String, $status: EventStatus, $isPublic: Boolean, $upcoming: Boolean
    ) {
      events(first: $first, after: $after, status: $status, isPublic: $isPublic, upcoming: $upcoming) {
        edges { node { ${eventFields} } } ${pageFields}
      }
    }`,
    fields: { status: { convert: toUpperCase } },
    connection: 'events',
    answer: eventShape,
  },
  {
    method: 'POST',
    path: '/api/events',
    document: `mutation RestCreateEvent($input: EventInput!) {
      createEvent(input: $input) { edge { node { ${eventFields} } } }
    }`,
    form: eventForm,
    fields: newEventRules,
    answer: at('createEvent.edge.node', eventShape),
  },
  {
    method: 'POST',
    path: '/api/events/:id/copy',
    document: `mutation RestCopyEvent($id: ID!) { copyEvent(id: $id) { edge { node { ${eventFields} } } } }`,
    answer: at('copyEvent.edge.node', eventShape),
  },
  {
    method: 'PUT',
    path: '/api/events/:id',
    document: `mutation RestUpdateEvent($id: ID!, $input: EventInput!) {
      updateEvent(id: $id, input: $input) { edge { node { ${eventFields} } } }
    }`,
    form: eventForm,
    fields: eventRules,
    answer: at('updateEvent.edge.node', eventShape),
  },
  {
    method: 'DELETE',
    path: '/api/events/:id',
    document: 'mutation RestDeleteEvent($id: ID!) { deleteEvent(id: $id) { deletedId } }',
    answer: { id: 'deleteEvent.deletedId' },
  },
  {
    method: 'POST',
    path: '/api/events/:id/register',
    document: `mutation RestRegisterForEvent(
      $id: ID!, $input: EventRegistrationInput!, $payment: EventPaymentInput
    ) {
      registerForEvent(eventId: $id, input: $input, payment: $payment) { viewerRegistration { ${registrationFields} } }
    }`,
    answer: at('registerForEvent.viewerRegistration!', registrationShape),
  },
  {
    method: 'DELETE',
    path: '/api/events/:id/register',
    document: `mutation RestUnregisterFromEvent($id: ID!) {
      unregisterFromEvent(eventId: $id) { viewerRegistration { ${registrationFields} } }
    }`,
    answer: at('unregisterFromEvent.viewerRegistration!', registrationShape),
  },
  {
    method: 'POST',
    path: '/api/events/:id/waiting-list',
    document: `mutation RestJoinWaitingList($id: ID!, $input: EventRegistrationInput!) {
      joinWaitingList(eventId: $id, input: $input) { viewerRegistration { ${registrationFields} } }
    }`,
    answer: at('joinWaitingList.viewerRegistration!', registrationShape),
  },
  {
    method: 'GET',
    path: '/api/events/user/registrations',
    document: `query RestOwnRegistrations($first: Int, $after: String) {
      viewer {
        eventRegistrations(first: $first, after: $after) { edges { node { ${registrationFields} } } ${pageFields} }
      }
    }`,
    connection: 'viewer.eventRegistrations',
    answer: registrationShape,
  },
  {
    method: 'GET',
    path: '/api/events/:id/registrations',
    document: `query RestRegistrations($id: ID!, $first: Int, $after: String) {
      admin {
        event(id: $id) {
          registrations(first: $first, after: $after) { edges { node { ${registrationFields} } } ${pageFields} }
        }
      }
    }`,
    connection: 'admin.event?.registrations',
    missing: 'Event ikke fundet',
    answer: registrationShape,
  },
  {
    method: 'GET',
    path: '/api/events/:id/feedback',
    document: `query RestEventFeedback($id: ID!, $first: Int, $after: String) {
      admin {
        eventFeedback(eventId: $id) {
          feedback(first: $first, after: $after) {
            edges { node { id rating comment name company createdAt changedAt } } ${pageFields}
          }
        }
      }
    }`,
    connection: 'admin.eventFeedback.feedback',
    answer: { '...': itself },
  },
  {
    method: 'GET',
    path: '/api/events/public/:publicLink',
    document: `query RestPublicEvent($publicLink: String!) {
      publicEvent(publicLink: $publicLink) { ${publicFields} }
    }`,
    answer: {
      '...': at('publicEvent', eventShape),
      status: constant('PUBLISHED'),
      isPublic: constant(true),
    },
  },
  {
    method: 'POST',
    path: '/api/events/public/:publicLink/register',
    document: `mutation RestRegisterForPublicEvent($publicLink: String!, $input: EventRegistrationInput!) {
      registerForPublicEvent(publicLink: $publicLink, input: $input) { message event { id } }
    }`,
    // The answer is the same for an e-mail address that is already registered, so that it reveals no registration.
    answer: {
      message: 'registerForPublicEvent.message',
      registration: { eventId: 'registerForPublicEvent.event.id', status: constant('REGISTERED') },
    },
  },
  {
    method: 'POST',
    path: '/api/events/public/:publicLink/waiting-list',
    document: `mutation RestJoinPublicWaitingList($publicLink: String!, $input: EventRegistrationInput!) {
      joinPublicWaitingList(publicLink: $publicLink, input: $input) { message event { id } }
    }`,
    answer: {
      message: 'joinPublicWaitingList.message',
      registration: { eventId: 'joinPublicWaitingList.event.id', status: constant('WAITLISTED') },
    },
  },
];
