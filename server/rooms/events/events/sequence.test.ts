import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { demoConfig } from '../../../platform/config.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { publishedCalendar } from './calendar.ts';
import { Event, type EventDetails } from './Event.ts';
import { eventInput } from './testing/eventInput.ts';
import { readCalendar, waitForEventMails } from './testing/eventMails.ts';

const config = demoConfig(
  { databaseUrl: 'x', migrationDatabaseUrl: 'x', jwtSecret: 'x', encryptionKeys: 'x' },
  { PUBLIC_URL: 'https://portal.example' },
);

/** What a calendar program reads from an event's file, without its sequence number. */
function shownOf(event: Event) {
  const { sequence, ...shown } = readCalendar(publishedCalendar(config, event));
  return { sequence, shown: JSON.stringify(shown) };
}

const details: fc.Arbitrary<Partial<EventDetails>> = fc.record(
  {
    title: fc.constantFrom('Kursus', 'Workshop'),
    description: fc.constantFrom('<p>Hej</p>', '<p><strong>Hej</strong></p>', '<p>Hej igen</p>'),
    type: fc.constantFrom('WORKSHOP', 'SEMINAR'),
    status: fc.constantFrom('DRAFT', 'PUBLISHED', 'CANCELLED', 'COMPLETED'),
    date: fc.constantFrom('2099-06-15', '2099-06-16'),
    startTime: fc.constantFrom('09:00', '10:00'),
    isOnline: fc.boolean(),
    location: fc.constantFrom('Aarhus', 'Odense'),
    meetingLink: fc.constantFrom(null, 'https://meet.example/a', 'https://meet.example/b'),
    capacity: fc.constantFrom(null, 20),
    price: fc.constantFrom(null, 100_00),
    isPublic: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe('the sequence number of an event', () => {
  test('rises by one with a change that a calendar shows, and with no other', () => {
    fc.assert(
      fc.property(fc.array(details, { maxLength: 12 }), (edits) => {
        const current = {
          ...eventInput(),
          meetingLink: null,
          offerHours: 24,
          requiresConfirmation: false,
        } as EventDetails;
        const event = Object.assign(new Event(), current);
        for (const edit of edits) {
          const before = shownOf(event);
          Object.assign(current, edit);
          event.change(current);
          const after = shownOf(event);
          expect(after.sequence - before.sequence).toBe(Number(after.shown !== before.shown));
        }
      }),
    );
  });
});

describe('the calendar entries of one person', () => {
  let app: TestApp;
  let person: Person;
  let admin: Person;
  beforeAll(async () => {
    app = await createTestApp();
    person = await app.world.person();
    admin = await app.world.person({ role: 'ADMIN', customerId: null });
  });
  afterAll(() => app.close());

  test('have rising numbers and one UID through cancellations, new places and changes of the event', async () => {
    const eventId = await app.world.event({ date: '2099-06-15' });
    const signUp = () =>
      app.graphql(
        `mutation ($eventId: ID!, $input: EventRegistrationInput!) {
          registerForEvent(eventId: $eventId, input: $input) { id } }`,
        { variables: { eventId, input: { name: 'Ida Skov', email: person.email } }, token: person.token },
      );
    const leave = () =>
      app.graphql('mutation ($eventId: ID!) { unregisterFromEvent(eventId: $eventId) { id } }', {
        variables: { eventId },
        token: person.token,
      });
    const move = (startTime: string) =>
      app.graphql('mutation ($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { deletedId } }', {
        variables: { id: eventId, input: eventInput({ startTime }) },
        token: admin.token,
      });
    const steps = [signUp, leave, signUp, () => move('10:00'), leave, signUp];
    for (const [index, step] of steps.entries()) {
      expect((await step()).errors).toBeUndefined();
      // The mails of different steps would otherwise be stored with the same moment.
      await waitForEventMails(app, person.email, index + 1);
    }
    const entries = (await waitForEventMails(app, person.email, steps.length)).map(({ calendar }) => calendar!);
    expect(entries.map(({ method }) => method)).toEqual([
      'REQUEST',
      'CANCEL',
      'REQUEST',
      'REQUEST',
      'CANCEL',
      'REQUEST',
    ]);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    const numbers = entries.map(({ sequence }) => sequence);
    expect(numbers.every((number, index) => index === 0 || number > numbers[index - 1]!)).toBe(true);
    expect(entries.map(({ status }) => status)).toEqual(
      entries.map(({ method }) => (method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED')),
    );
  });
});
