import { eventForm } from '../../domain/validation/events.ts';
import { notFound } from '../errors.ts';
import { allBut, type AnswerShape, at, constant, inKroner, itself } from '../rest/answer.ts';
import type { Json, RestRequest, RestRoute } from '../rest/RestRoute.ts';
import { dateOnly, idOf, page, toUpperCase, withDefaults } from '../rest/values.ts';

const publicFields = `id title description type date startTime endTime isOnline location meetingLink capacity
  registrationCount isFull price`;
const eventFields = `${publicFields} status isPublic publicLink`;
const registrationFields =
  'id name email status company phone dietaryRestrictions specialRequirements createdAt event { id }';

const event: AnswerShape = { '...': itself, price: inKroner('price') };
const registration: AnswerShape = { '...': allBut('event'), eventId: 'event.id' };

const eventInput = ({
  title = '',
  description = '',
  type,
  date = '',
  startTime = '',
  endTime = '',
  isOnline,
  location,
  meetingLink,
  capacity,
  price,
  isPublic,
  status,
  publishPast,
}: Json) => ({
  title,
  description,
  type: toUpperCase(type),
  date: dateOnly(date),
  startTime,
  endTime,
  isOnline,
  location,
  meetingLink,
  capacity,
  price: typeof price === 'number' ? Math.round(price * 100) : price,
  isPublic,
  status: toUpperCase(status),
  publishPast,
});
/** Defaults of the fields that a call may omit when it creates an event. */
const newEventDefaults = { type: 'WORKSHOP', status: 'DRAFT', isOnline: false, isPublic: false };
const priceInKroner = {
  price: { type: ['number', 'null'], description: 'Price in kroner, excluding VAT. An event without a price is free.' },
};
const signUpInput = ({ name = '', email = '', phone, company, dietaryRestrictions, specialRequirements }: Json) => ({
  name,
  email,
  phone,
  company,
  dietaryRestrictions,
  specialRequirements,
});

const parseBoolean = (text: string | undefined) => (text === undefined ? null : text === 'true');
const throwNotFound = () => {
  throw notFound('Event ikke fundet');
};
const linkOf = ({ params: { publicLink } }: RestRequest) => publicLink!;

export const eventsRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/events',
    document: `query RestEvents(
      $first: Int, $after: String, $status: EventStatus, $isPublic: Boolean, $upcoming: Boolean
    ) {
      events(first: $first, after: $after, status: $status, isPublic: $isPublic, upcoming: $upcoming) {
        edges { node { ${eventFields} } } ${page}
      }
    }`,
    variables: ({ query: { status, isPublic, upcoming } }) => ({
      status: status === undefined ? null : toUpperCase(status),
      isPublic: parseBoolean(isPublic),
      upcoming: parseBoolean(upcoming),
    }),
    connection: ({ events }) => events,
    answer: event,
  },
  {
    method: 'POST',
    path: '/api/events',
    document: `mutation RestCreateEvent($input: EventInput!) {
      createEvent(input: $input) { edge { node { ${eventFields} } } }
    }`,
    body: priceInKroner,
    form: eventForm,
    variables: ({ body }) => ({ input: eventInput(withDefaults(body, newEventDefaults)) }),
    answer: at('createEvent.edge.node', event),
  },
  {
    method: 'PUT',
    path: '/api/events/:id',
    document: `mutation RestUpdateEvent($id: ID!, $input: EventInput!) {
      updateEvent(id: $id, input: $input) { edge { node { ${eventFields} } } }
    }`,
    body: priceInKroner,
    form: eventForm,
    variables: (request) => ({ id: idOf(request), input: eventInput(request.body) }),
    answer: at('updateEvent.edge.node', event),
  },
  {
    method: 'DELETE',
    path: '/api/events/:id',
    document: 'mutation RestDeleteEvent($id: ID!) { deleteEvent(id: $id) { deletedId } }',
    variables: (request) => ({ id: idOf(request) }),
    answer: { id: 'deleteEvent.deletedId' },
  },
  {
    method: 'POST',
    path: '/api/events/:id/register',
    document: `mutation RestRegisterForEvent($id: ID!, $input: EventRegistrationInput!) {
      registerForEvent(eventId: $id, input: $input) { viewerRegistration { ${registrationFields} } }
    }`,
    variables: (request) => ({ id: idOf(request), input: signUpInput(request.body) }),
    answer: at('registerForEvent.viewerRegistration!', registration),
  },
  {
    method: 'DELETE',
    path: '/api/events/:id/register',
    document: `mutation RestUnregisterFromEvent($id: ID!) {
      unregisterFromEvent(eventId: $id) { viewerRegistration { ${registrationFields} } }
    }`,
    variables: (request) => ({ id: idOf(request) }),
    answer: at('unregisterFromEvent.viewerRegistration!', registration),
  },
  {
    method: 'GET',
    path: '/api/events/user/registrations',
    document: `query RestOwnRegistrations($first: Int, $after: String) {
      viewer { eventRegistrations(first: $first, after: $after) { edges { node { ${registrationFields} } } ${page} } }
    }`,
    connection: ({ viewer }) => viewer.eventRegistrations,
    answer: registration,
  },
  {
    method: 'GET',
    path: '/api/events/:id/registrations',
    document: `query RestRegistrations($id: ID!, $first: Int, $after: String) {
      admin {
        event(id: $id) {
          registrations(first: $first, after: $after) { edges { node { ${registrationFields} } } ${page} }
        }
      }
    }`,
    variables: (request) => ({ id: idOf(request) }),
    connection: ({ admin }) => admin.event?.registrations ?? throwNotFound(),
    answer: registration,
  },
  {
    method: 'GET',
    path: '/api/events/public/:publicLink',
    document: `query RestPublicEvent($publicLink: String!) {
      publicEvent(publicLink: $publicLink) { ${publicFields} }
    }`,
    variables: (request) => ({ publicLink: linkOf(request) }),
    answer: {
      '...': at('publicEvent', event),
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
    variables: (request) => ({ publicLink: linkOf(request), input: signUpInput(request.body) }),
    // An e-mail address that is already registered gets the same answer, which reveals nothing of that registration.
    answer: {
      message: 'registerForPublicEvent.message',
      registration: { eventId: 'registerForPublicEvent.event.id', status: constant('REGISTERED') },
    },
  },
];
