import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import type { RegistrationStatus } from '../../../../domain/basics/vocabulary.ts';
import { DEFAULT_OFFER_HOURS, isQueueStatus, isPlaceStatus, offerEnd } from '../../../../domain/events/events.ts';
import type { Demo } from '../../../demo/Demo.ts';
import { backdate, daysAgo, inOfficeHours } from '../../../demo/demoTime.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { Department } from '../../companies/departments/Department.ts';
import { billTo, storeOffer } from './billPlace.ts';
import { createEventRow, type Event } from './Event.ts';
import { demoEvents, demoFeedback, type DemoEvent } from './eventList.demo.ts';
import { EventRegistration } from './EventRegistration.ts';
import { storeFeedback } from './feedback/feedback.service.ts';

const DAY = 24 * 3600_000;

type Attendee = Pick<EventRegistration, 'name' | 'email'> &
  Partial<Pick<EventRegistration, 'userId' | 'customerId' | 'company'>>;

export const demo: Demo = {
  addOnce: ({ write, customer }) => addEvents(write, customer.id),
  addAtProviders: ({ services, customerEmail }) => addFeedback(services, customerEmail),
};

/** An event is announced this many days before today, or before its day if that is over. */
const ANNOUNCED_DAYS = 35;

/** Adds past and future events with registrations of guests and of users of many companies. */
async function addEvents(write: Write, customerUserId: string): Promise<void> {
  const { em } = write;
  const people = await runIn(
    em,
    sql<Attendee & { joinedAt: Date | string }>`
      select u.id as "userId", u.customer_id as "customerId", u.name, u.email, c.name as company,
        u.created_at as "joinedAt"
      from user_account u join customer c on c.id = u.customer_id
      where u.role = 'USER' order by md5(u.email)`,
  );
  const usersBefore = (moment: Date): Attendee[] =>
    people.filter(({ joinedAt }) => new Date(joinedAt) < moment).map(({ joinedAt: _, ...person }) => person);
  for (const [index, details] of demoEvents.entries()) {
    const daysSince = -Math.min(details.inDays, 0);
    const announcedAt = daysAgo(daysSince + ANNOUNCED_DAYS);
    const users = usersBefore(announcedAt);
    const customer = users.find(({ userId }) => userId === customerUserId);
    const others = users.filter((person) => person !== customer);
    const event = backdate(eventOf(write, details), announcedAt);
    const guests: Attendee[] = (details.guests ?? []).map(([name, email, company]) => ({ name, email, company }));
    const first = [...(details.withCustomer && customer ? [customer] : []), ...guests];
    const coming = [...first, ...cyclicSlice(others, index * 9, details.coming - first.length)];
    const waiting = cyclicSlice(others, index * 9 + details.coming, details.waiting ?? 0);
    const next = index * 9 + details.coming + waiting.length;
    const offered = cyclicSlice(others, next, details.hasOffer ? 1 : 0);
    const asking = cyclicSlice(others, next + offered.length, details.requests ?? 0);
    event.registrationCount = coming.length + offered.length + asking.length;
    event.waitingCount = waiting.length;
    await em.flush();
    const attendees = [
      ...coming.map((attendee, i) => ({ attendee, status: i % 3 ? ('REGISTERED' as const) : ('CONFIRMED' as const) })),
      ...offered.map((attendee) => ({ attendee, status: 'OFFERED' as const })),
      ...waiting.map((attendee) => ({ attendee, status: 'WAITLISTED' as const })),
      ...asking.map((attendee) => ({ attendee, status: 'REQUESTED' as const })),
    ];
    for (const [i, { attendee, status }] of attendees.entries()) {
      const hasPlace = isPlaceStatus(status);
      const registration = registrationOf(write, event, attendee, { status, n: i });
      // Registrations are spread over the days before today or before a past event.
      const spread = Math.min(0.7, (ANNOUNCED_DAYS - 5) / attendees.length);
      backdate(registration, inOfficeHours(daysAgo(3 + daysSince + (attendees.length - i) * spread)));
      if (isQueueStatus(status)) registration.waitingSince = registration.createdAt;
      if (status === 'OFFERED') registration.offerEndsAt = offerEnd(event);
      if (status === 'REQUESTED') registration.requestedAt = registration.createdAt;
      if (event.price) await addPayment(write, event, registration, hasPlace);
    }
    await em.flush();
  }
}

/** Gives feedback about an event that is over, as its participants do. The demo's customer has not given any yet. */
async function addFeedback({ reads, writes }: Services, customerEmail: string): Promise<void> {
  const participants = await reads.run(
    { role: dbRoles.system },
    sqlBuilder
      .selectFrom('event_registration as r')
      .innerJoin('event as e', 'e.id', 'r.event_id')
      .leftJoin('event_feedback as f', 'f.event_id', 'e.id')
      .select(['r.id as registrationId', 'r.event_id as eventId', 'r.link_key as userId'])
      .where('e.title', '=', demoFeedback.title)
      .where('e.status', '=', 'COMPLETED')
      .where('r.email', '<>', customerEmail)
      .where('f.id', 'is', null)
      .orderBy('r.id')
      .limit(demoFeedback.answers.length),
  );
  for (const [i, { userId, ...registration }] of participants.entries())
    await writes.run({ role: dbRoles.attendee, userId }, (write) =>
      storeFeedback(write, registration, demoFeedback.answers[i]!),
    );
}

/** Bills the place of a user to a department of the company. The places of guests wait for an admin. */
async function addPayment(write: Write, event: Event, registration: EventRegistration, hasPlace: boolean) {
  const { customerId, createdAt } = registration;
  const department = customerId
    ? await write.em.findOne(Department, { customerId }, { orderBy: { paymentMethod: 'desc', id: 'asc' } })
    : null;
  storeOffer(registration, event, department?.id ?? null);
  if (!hasPlace) return;
  registration.owedSince = createdAt;
  if (department) Object.assign(await billTo(write, event, registration, department, 'INVOICE'), { createdAt });
}

function eventOf(write: Write, { inDays, ...details }: DemoEvent): Event {
  return createEventRow(write, {
    isOnline: false,
    location: null,
    meetingLink: null,
    capacity: null,
    price: null,
    offerHours: DEFAULT_OFFER_HOURS,
    requiresConfirmation: false,
    sendsReminders: true,
    sendsThanks: true,
    materialLink: null,
    isPublic: false,
    isListed: false,
    status: 'PUBLISHED',
    ...details,
    date: weekdayIn(inDays),
  });
}

const registrationOf = (
  { em }: Write,
  { id: eventId }: Event,
  { userId = null, customerId = null, ...attendee }: Attendee,
  { status, n }: { status: RegistrationStatus; n: number },
) =>
  em.create(EventRegistration, {
    eventId,
    userId,
    customerId,
    ...attendee,
    status,
    dietaryRestrictions: n % 5 === 1 ? 'Vegetar' : null,
    specialRequirements: n % 7 === 3 ? 'Kørestolsadgang' : null,
  });

/** The date in a number of days, or the next Monday if the date is on a weekend. */
function weekdayIn(days: number): string {
  const date = dateOf(Date.now() + days * DAY);
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  const daysToMonday = day === 6 ? 2 : day === 0 ? 1 : 0;
  return daysToMonday ? dateOf(Date.now() + (days + daysToMonday) * DAY) : date;
}

/** `count` consecutive items, continuing at the start of the list after its end. */
const cyclicSlice = <T>(list: readonly T[], from: number, count: number): T[] =>
  Array.from({ length: count }, (_, i) => list[(from + i) % list.length]!);
