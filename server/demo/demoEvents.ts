import { dateOf } from '../../domain/dates.ts';
import type { RegistrationStatus } from '../../domain/vocabulary.ts';
import type { Write } from '../db/writes.ts';
import { Event } from '../events/Event.ts';
import { EventRegistration } from '../events/EventRegistration.ts';
import { demoEvents, type DemoEvent } from './demoEventList.ts';
import { daysAgo, inOfficeHours, backdate } from './demoTime.ts';

const DAY = 24 * 3600_000;

type Attendee = Pick<EventRegistration, 'name' | 'email'> &
  Partial<Pick<EventRegistration, 'userId' | 'customerId' | 'company'>>;

/** Adds past and future events with registrations of users of many companies. */
export async function addDemoEvents({ em }: Write, customerEmail: string): Promise<void> {
  const people = await em.execute<Attendee[]>(`
    select u.id as "userId", u.customer_id as "customerId", u.name, u.email, c.name as company
    from user_account u join customer c on c.id = u.customer_id
    where u.role = 'USER' order by md5(u.email)`);
  const customer = people.find(({ email }) => email === customerEmail);
  const others = people.filter((person) => person !== customer);
  for (const [index, demo] of demoEvents.entries()) {
    const event = backdate(eventOf(demo), daysAgo(35 - Math.min(demo.inDays, 0)));
    const guests: Attendee[] = (demo.guests ?? []).map(([name, email, company]) => ({ name, email, company }));
    const first = [...(demo.withCustomer && customer ? [customer] : []), ...guests];
    const coming = [...first, ...cyclicSlice(others, index * 9, demo.coming - first.length)];
    const waiting = cyclicSlice(others, index * 9 + demo.coming, demo.waiting ?? 0);
    event.registrationCount = coming.length;
    event.waitingCount = waiting.length;
    em.persist(event);
    await em.flush();
    const attendees = [...coming, ...waiting];
    em.persist(
      attendees.map((attendee, i) => {
        const isWaiting = i >= coming.length;
        const registration = registrationOf(
          event,
          attendee,
          isWaiting ? 'WAITLISTED' : i % 3 ? 'REGISTERED' : 'CONFIRMED',
          i,
        );
        // Registrations are spread over the days before today or before a past event.
        backdate(registration, inOfficeHours(daysAgo(3 - Math.min(demo.inDays, 0) + (attendees.length - i) * 0.7)));
        return Object.assign(registration, { waitingSince: isWaiting ? registration.createdAt : null });
      }),
    );
    await em.flush();
  }
}

function eventOf({ inDays, coming: _, waiting: __, guests: ___, withCustomer: ____, ...details }: DemoEvent): Event {
  const event = new Event();
  event.change({
    isOnline: false,
    location: null,
    meetingLink: null,
    capacity: null,
    price: null,
    isPublic: false,
    status: 'PUBLISHED',
    ...details,
    date: weekdayIn(inDays),
  });
  return event;
}

const registrationOf = (
  { id: eventId }: Event,
  { userId = null, customerId = null, ...attendee }: Attendee,
  status: RegistrationStatus,
  n: number,
) =>
  Object.assign(new EventRegistration(), {
    eventId,
    userId,
    customerId,
    ...attendee,
    status,
    dietaryRestrictions: n % 5 === 1 ? 'Vegetar' : null,
    specialRequirements: n % 7 === 3 ? 'Kørestolsadgang' : null,
  });

function weekdayIn(days: number): string {
  const date = dateOf(Date.now() + days * DAY);
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  const daysToMonday = day === 6 ? 2 : day === 0 ? 1 : 0;
  return daysToMonday ? dateOf(Date.now() + (days + daysToMonday) * DAY) : date;
}

/** `count` consecutive items, continuing at the start of the list after its end. */
const cyclicSlice = <T>(list: readonly T[], from: number, count: number): T[] =>
  Array.from({ length: count }, (_, i) => list[(from + i) % list.length]!);
