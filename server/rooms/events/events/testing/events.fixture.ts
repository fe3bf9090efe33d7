import { addDays, addMonths, dateOf } from '../../../../../domain/basics/dates.ts';
import type { RegistrationStatus } from '../../../../../domain/basics/vocabulary.ts';
import { endOf, holdsPlace, isQueueStatus, startOf } from '../../../../../domain/events/events.ts';
import { newSecret } from '../../../../platform/access/tokens.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Company } from '../../../../testing/companyWithEverything.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import { newEmail } from '../../../../testing/newNames.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';
import { offerKey } from '../offerKey.ts';
import { registrationKey } from '../timedMails/registrationKey.ts';

interface Registrant {
  id: string;
  email: string;
  customerId: string | null;
}

const eventsRows = (rows: TestRows) => ({
  /** Creates a published event, by default in one month. */
  async event(fields: Row = {}): Promise<string> {
    const id = newId('evt');
    const event = {
      title: `Event ${rows.nextNumber()}`,
      status: 'PUBLISHED',
      date: addMonths(dateOf(), 1),
      start_time: '09:00',
      end_time: '12:00',
      ...fields,
    };
    const times = {
      date: event.date as string,
      startTime: event.start_time as string,
      endTime: event.end_time as string,
    };
    await rows.insert('event', {
      id,
      description: '<p>Kom og vær med</p>',
      type: 'WORKSHOP',
      is_online: false,
      location: 'Havnegade 12',
      is_public: false,
      calendar_key: `kalender-${id}`,
      created_at: new Date(),
      calendar_changed_at: new Date(),
      starts_at: startOf(times),
      ends_at: endOf(times),
      ...event,
    });
    return id;
  },

  /** Creates a registration and, depending on its status, adds it to the counts of the event. */
  async eventRegistration(eventId: string, { person, ...fields }: Row & { person?: Registrant } = {}): Promise<string> {
    const id = newId('ereg');
    const { status = 'REGISTERED' } = fields as { status?: RegistrationStatus };
    const owner = person
      ? { user_id: person.id, customer_id: person.customerId, email: person.email }
      : { email: `deltager${rows.nextNumber()}@firma.example` };
    await rows.insert('event_registration', {
      id,
      event_id: eventId,
      name: 'Dorte Deltager',
      status,
      created_at: new Date(),
      waiting_since: isQueueStatus(status) ? new Date() : null,
      offer_ends_at: status === 'OFFERED' ? new Date(Date.now() + 3600_000) : null,
      requested_at: status === 'REQUESTED' ? new Date() : null,
      link_key: newSecret(),
      ...owner,
      ...fields,
    });
    if (holdsPlace(status))
      await rows.sql('update event set registration_count = registration_count + 1 where id = $1', [eventId]);
    if (status === 'WAITLISTED')
      await rows.sql('update event set waiting_count = waiting_count + 1 where id = $1', [eventId]);
    return id;
  },

  /** Adds what the person of a registration says about the event. */
  eventFeedback: (eventId: string, registrationId: string, fields: Row = {}): Promise<unknown> =>
    rows.insert('event_feedback', {
      id: newId('efb'),
      event_id: eventId,
      registration_id: registrationId,
      rating: 4,
      comment: 'Godt',
      created_at: new Date(),
      changed_at: new Date(),
      ...fields,
    }),
});

const PUBLIC_EVENT =
  'id title description type status date startTime endTime isOnline location meetingLink capacity registrationCount ' +
  'isFull isPublic requiresConfirmation price';
const EVENT = `${PUBLIC_EVENT} isListed publicLink offerHours sendsReminders sendsThanks materialLink`;
const REGISTRATION =
  'id eventId name email status company phone dietaryRestrictions specialRequirements createdAt waitingPosition ' +
  'offerEndsAt';
const wholeEvent = {
  title: 'Nyt',
  description: '<p>Hej</p>',
  type: 'SEMINAR',
  date: '2099-06-15',
  startTime: '09:00',
  endTime: '12:00',
  isOnline: false,
  location: 'Aarhus',
  price: 499.5,
  isPublic: true,
  status: 'PUBLISHED',
};
const newGuest = () => ({ name: 'Gæst', email: newEmail() });

/** Adds a registration whose place waits for an admin. The input then names a department instead of a new company. */
const withUnbilledPlace = async ({ app, ids }: Company) => {
  const eventId = await app.world.event({ price: 1_000_00 });
  ids.registrationId = await app.world.eventRegistration(eventId, { price: 1_000_00, owed_since: new Date() });
};

/** The user is already registered for the company's event. */
const withOtherEvent = async ({ app, ids }: Company) => {
  ids.eventId = await app.world.event();
};

const withOffer = async ({ app, ids }: Company) => {
  const id = await app.world.eventRegistration(await app.world.event(), { status: 'OFFERED' });
  ids.key = offerKey(app.config, { id, offerEndsAt: new Date(Date.now() + 3600_000) });
};

/** The person had a place at an event that is over. */
const withPastEvent = async ({ app, ids, person }: Company) => {
  ids.eventId = await app.world.event({ date: addDays(dateOf(), -2) });
  await app.world.eventRegistration(ids.eventId, { person });
};

/** A guest with the key of a mail about an event that is over. */
const withKey =
  (purpose: 'event-feedback' | 'event-mails') =>
  async ({ app, ids }: Company) => {
    const linkKey = newSecret();
    const eventId = await app.world.event({ date: addDays(dateOf(), -2) });
    const id = await app.world.eventRegistration(eventId, { link_key: linkKey });
    ids.key = registrationKey(app.config, purpose, { id, linkKey }, new Date(Date.now() + 3600_000));
  };

/** Lets the person of the registration wait instead of having a place. */
const withWaiting = async ({ app: { db }, nodes }: Company) => {
  const id = nodes.EventRegistration!;
  await db.sql(`update event_registration set status = 'WAITLISTED', waiting_since = now() where id = $1`, [id]);
  await db.sql(
    `update event set registration_count = 0, waiting_count = 1
     where id = (select event_id from event_registration where id = $1)`,
    [id],
  );
};

export const fixture: Fixture = {
  factories: eventsRows,
  tablesWithoutPeople: ['event', 'sent_timed_mail'],
  examples: {
    async Event({ app, ids }) {
      ids.publicLink = newSecret();
      ids.eventId = await app.world.event({ is_public: true, public_link: ids.publicLink });
      return ids.eventId;
    },
    async EventRegistration({ app, ids, mark, nodes, person }) {
      const id = await app.world.eventRegistration(nodes.Event!, { person, name: `${mark} deltager` });
      // The key of a guest, whose details everybody with the key may see.
      ids.key = newSecret();
      await app.world.eventRegistration(await app.world.event(), { link_key: ids.key });
      return id;
    },
  },
  mutations: {
    copyEvent: { callers: 'events', id: 'Event' },
    createEvent: { callers: 'events' },
    updateEvent: { callers: 'events', id: 'Event', edit: 'has another rule' },
    deleteEvent: { callers: 'events', id: 'Event' },
    registerForEvent: { callers: 'person', isShared: true, prepare: withOtherEvent },
    joinWaitingList: { callers: 'person', isShared: true, prepare: withOtherEvent },
    unregisterFromEvent: { callers: 'person', isShared: true },
    registerForPublicEvent: { callers: 'anybody', isShared: true },
    joinPublicWaitingList: { callers: 'anybody', isShared: true },
    leaveEvent: { callers: 'anybody', isShared: true },
    changeEventPlace: { callers: 'anybody', isShared: true },
    acceptEventOffer: { callers: 'anybody', isShared: true, prepare: withOffer },
    declineEventOffer: { callers: 'anybody', isShared: true, prepare: withOffer },
    giveEventFeedback: { callers: 'personNotImpersonated', isShared: true, prepare: withPastEvent },
    giveEventFeedbackByKey: { callers: 'anybody', isShared: true, prepare: withKey('event-feedback') },
    setEventMailChoice: { callers: 'anybody', isShared: true, prepare: withKey('event-mails') },
    moveOnWaitingList: { callers: 'events', id: 'EventRegistration', prepare: withWaiting },
    setRegistrationStatus: { callers: 'events', id: 'EventRegistration' },
    addRegistration: { callers: 'events' },
    billEventPlace: { callers: 'bookkeeping', prepare: withUnbilledPlace },
    waiveEventPlace: { callers: 'bookkeeping', prepare: withUnbilledPlace },
  },
  values: {
    date: '2099-01-01',
    startTime: '09:00',
    endTime: '10:00',
    meetingLink: null,
    materialLink: null,
    capacity: null,
    newBuyer: null,
  },
  rest: {
    'GET /api/events?status=published&isPublic=true&upcoming=true': {
      access: 'user',
      answer: EVENT,
      needsNoCompany: true,
    },
    'POST /api/events': { access: 'admin', answer: EVENT, body: wholeEvent },
    'POST /api/events/{Event}/copy': { access: 'admin', answer: EVENT },
    'PUT /api/events/{Event}': { access: 'admin', answer: EVENT, body: wholeEvent },
    'DELETE /api/events/{Event}': { access: 'admin', answer: 'id' },
    'POST /api/events/{otherEvent}/register': {
      isShared: true,
      access: 'user',
      answer: REGISTRATION,
      body: newGuest,
      prepare: async ({ app, ids }) => {
        ids.otherEvent = await app.world.event();
      },
      needsNoCompany: true,
    },
    'POST /api/events/{otherEvent}/waiting-list': {
      isShared: true,
      access: 'user',
      answer: REGISTRATION,
      body: newGuest,
      prepare: async ({ app, ids }) => {
        ids.otherEvent = await app.world.event();
      },
      needsNoCompany: true,
    },
    'DELETE /api/events/{Event}/register': {
      isShared: true,
      access: 'user',
      answer: REGISTRATION,
      needsNoCompany: true,
    },
    'GET /api/events/user/registrations': { access: 'user', answer: REGISTRATION, needsNoCompany: true },
    'GET /api/events/{Event}/registrations': { access: 'admin', answer: REGISTRATION },
    'GET /api/events/{Event}/feedback': {
      access: 'admin',
      answer: 'id rating comment name company createdAt changedAt',
      prepare: async ({ app, nodes }) =>
        app.world.eventFeedback(nodes.Event!, await app.world.eventRegistration(nodes.Event!)),
    },
    'GET /api/events/public/{publicLink}': { isShared: true, access: 'public', answer: PUBLIC_EVENT },
    'POST /api/events/public/{publicLink}/register': {
      isShared: true,
      access: 'public',
      answer: 'registration message',
      body: newGuest,
    },
    'POST /api/events/public/{publicLink}/waiting-list': {
      isShared: true,
      access: 'public',
      answer: 'registration message',
      body: newGuest,
    },
  },
  topics: { 'event.changed': 'Event' },
  shared: { types: ['Event'], subscriptions: ['eventChanged', 'publicEventChanged'] },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof eventsRows> {}
}
