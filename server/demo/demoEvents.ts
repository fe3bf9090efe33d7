import { dateOf } from '../../domain/dates.ts';
import type { RegistrationStatus } from '../../domain/vocabulary.ts';
import type { Write } from '../db/writes.ts';
import { Event } from '../events/Event.ts';
import { EventRegistration } from '../events/EventRegistration.ts';
import { demoEvents, type DemoEvent } from './demoEventList.ts';
import { daysAgo, inOfficeHours, madeAt } from './demoTime.ts';

const DAY = 24 * 3600_000;

type Who = Pick<EventRegistration, 'name' | 'email'> &
  Partial<Pick<EventRegistration, 'userId' | 'customerId' | 'company'>>;

/** What is coming and what was, with people of many companies. */
export async function addDemoEvents({ em }: Write, customerEmail: string): Promise<void> {
  const people = await em.execute<Who[]>(`
    select u.id as "userId", u.customer_id as "customerId", u.name, u.email, c.name as company from user_account u join customer c on c.id = u.customer_id
    where u.role = 'USER' order by md5(u.email)`);
  const customer = people.find(({ email }) => email === customerEmail);
  const others = people.filter((person) => person !== customer);
  for (const [index, demo] of demoEvents.entries()) {
    const event = madeAt(eventOf(demo), daysAgo(35 - Math.min(demo.inDays, 0)));
    const guests: Who[] = (demo.guests ?? []).map(([name, email, company]) => ({ name, email, company }));
    const first = [...(demo.withCustomer && customer ? [customer] : []), ...guests];
    const coming = [...first, ...taken(others, index * 9, demo.coming - first.length)];
    const waiting = taken(others, index * 9 + demo.coming, demo.waiting ?? 0);
    event.registrationCount = coming.length;
    event.waitingCount = waiting.length;
    em.persist(event);
    await em.flush();
    const everybody = [...coming, ...waiting];
    em.persist(
      everybody.map((who, i) => {
        const waits = i >= coming.length;
        const registration = registrationOf(event, who, waits ? 'WAITLISTED' : i % 3 ? 'REGISTERED' : 'CONFIRMED', i);
        // One after the other, the last some days before the event.
        madeAt(registration, inOfficeHours(daysAgo(3 - Math.min(demo.inDays, 0) + (everybody.length - i) * 0.7)));
        return Object.assign(registration, { waitingSince: waits ? registration.createdAt : null });
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
  { userId = null, customerId = null, ...who }: Who,
  status: RegistrationStatus,
  n: number,
) =>
  Object.assign(new EventRegistration(), {
    eventId,
    userId,
    customerId,
    ...who,
    status,
    dietaryRestrictions: n % 5 === 1 ? 'Vegetar' : null,
    specialRequirements: n % 7 === 3 ? 'Kørestolsadgang' : null,
  });

function weekdayIn(days: number): string {
  const date = dateOf(Date.now() + days * DAY);
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  const later = day === 6 ? 2 : day === 0 ? 1 : 0;
  return later ? dateOf(Date.now() + (days + later) * DAY) : date;
}

/** So many in a row, starting anew at the list's end. */
const taken = <T>(list: readonly T[], from: number, count: number): T[] =>
  Array.from({ length: count }, (_, i) => list[(from + i) % list.length]!);
