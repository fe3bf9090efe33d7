import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { createApp, type Portal } from '../../../app.ts';
import { rooms } from '../../../rooms.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { waitForEventMails } from './testing/eventMails.ts';

let app: TestApp;
let replica: Portal;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  // A second portal with its own connections to the same database.
  replica = await createApp({ ...app.config, port: 0 }, { rooms, runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(async () => {
  await replica.close();
  await app.close();
});

const REGISTER = `mutation ($eventId: ID!, $input: EventRegistrationInput!) {
  registerForEvent(eventId: $eventId, input: $input) {
    id registrationCount isFull viewerRegistration { id name email status company }
  }
}`;
const register = (eventId: string, person: Person, input: object = {}) =>
  app.graphql(REGISTER, {
    variables: { eventId, input: { name: 'Karin Kunde', email: person.email, ...input } },
    token: person.token,
  });
const unregister = (eventId: string, { token }: Person) =>
  app.graphql(
    `mutation ($eventId: ID!) {
      unregisterFromEvent(eventId: $eventId) { registrationCount viewerRegistration { status } }
    }`,
    { variables: { eventId }, token },
  );
const setStatus = (
  id: string,
  status: string,
  { version, token = admin.token }: { version?: number; token?: string } = {},
) =>
  app.graphql(
    `mutation ($id: ID!, $version: Int, $status: EventRegistrationStatus!) {
      setRegistrationStatus(id: $id, version: $version, status: $status) { edge { node { id status version } } }
    }`,
    { variables: { id, version, status }, token },
  );
const addRegistration = (eventId: string, email: string, status: string) =>
  app.graphql(
    `mutation ($eventId: ID!, $input: EventRegistrationInput!, $status: EventRegistrationStatus!) {
    addRegistration(eventId: $eventId, input: $input, status: $status) { edge { node { id status } } }
  }`,
    { variables: { eventId, input: { name: 'Ringede ind', email }, status }, token: admin.token },
  );

const countOf = async (eventId: string) =>
  (
    await app.db.sql<{ registration_count: number }>('select registration_count from event where id = $1', [eventId])
  )[0]!.registration_count;
const registrationsOf = (eventId: string) =>
  app.db.sql<{ id: string; status: string; user_id: string | null; email: string; phone: string | null }>(
    'select * from event_registration where event_id = $1 order by id',
    [eventId],
  );

describe('a user', () => {
  test('registers, cancels, and registers again with the same registration', async () => {
    const [event, person] = [await app.world.event({ capacity: 1 }), await app.world.person()];
    const first = await register(event, person, { company: 'Firma A/S' });
    expect(first.data.registerForEvent).toMatchObject({
      registrationCount: 1,
      isFull: true,
      viewerRegistration: { status: 'REGISTERED', company: 'Firma A/S' },
    });
    expect((await unregister(event, person)).data.unregisterFromEvent).toEqual({
      registrationCount: 0,
      viewerRegistration: { status: 'CANCELLED' },
    });
    expect(refusalOf(await unregister(event, person))).toEqual(['NOT_FOUND', 'Du er ikke tilmeldt eventet']);
    const again = await register(event, person, { name: 'Karin K.' });
    expect(again.data.registerForEvent.viewerRegistration).toMatchObject({
      id: first.data.registerForEvent.viewerRegistration.id,
      name: 'Karin K.',
      status: 'REGISTERED',
    });
    expect(await countOf(event)).toBe(1);
  });

  test('who registers twice is rejected, even with another e-mail', async () => {
    const [event, person] = [await app.world.event(), await app.world.person()];
    await register(event, person);
    expect(refusalOf(await register(event, person))).toEqual(['CONFLICT', 'Du er allerede tilmeldt']);
    expect(refusalOf(await register(event, person, { email: 'en-anden@firma.example' }))).toEqual([
      'CONFLICT',
      'Du er allerede tilmeldt',
    ]);
    expect(await countOf(event)).toBe(1);
  });

  test('gets no place at an event that is full, cancelled, over or a draft', async () => {
    const person = await app.world.person();
    const full = await app.world.event({ capacity: 1 });
    await app.world.eventRegistration(full);
    expect(refusalOf(await register(full, person))).toEqual(['FULL', 'Event er fuldt booket']);
    for (const [fields, expected] of [
      [{ status: 'CANCELLED' }, ['CONFLICT', 'Eventet er aflyst']],
      [{ status: 'COMPLETED' }, ['CONFLICT', 'Eventet er afsluttet']],
      [{ date: '2020-01-01' }, ['CONFLICT', 'Eventet er afsluttet']],
      [{ status: 'DRAFT' }, ['NOT_FOUND', 'Event ikke fundet']],
    ] as const)
      expect(refusalOf(await register(await app.world.event(fields), person))).toEqual(expected);
  });

  test('takes over a guest’s registration with the same e-mail, in any case, without a second place', async () => {
    const [event, person] = [await app.world.event({ capacity: 1 }), await app.world.person()];
    const guestRegistration = await app.world.eventRegistration(event, {
      email: person.email.toUpperCase(),
      phone: '11 11 11 11',
    });
    const { data } = await register(event, person);
    expect(data.registerForEvent).toMatchObject({
      registrationCount: 1,
      viewerRegistration: { id: guestRegistration, status: 'REGISTERED' },
    });
    expect(await registrationsOf(event)).toMatchObject([{ user_id: person.id, phone: null }]);
  });

  test('who cancelled and registered again by the public link gets that registration only', async () => {
    const [event, person] = [await app.world.event(), await app.world.person()];
    const cancelled = await app.world.eventRegistration(event, {
      person,
      email: 'tidligere@firma.example',
      status: 'CANCELLED',
    });
    const guestRegistration = await app.world.eventRegistration(event, { email: person.email });
    expect((await register(event, person)).data.registerForEvent).toMatchObject({
      registrationCount: 1,
      viewerRegistration: { id: guestRegistration },
    });
    expect(await registrationsOf(event)).toMatchObject([
      { id: cancelled, user_id: null, status: 'CANCELLED' },
      { id: guestRegistration, user_id: person.id },
    ]);
  });

  test('cannot take over a registration with somebody else’s e-mail', async () => {
    const [event, person, other] = [await app.world.event(), await app.world.person(), await app.world.person()];
    const guestRegistration = await app.world.eventRegistration(event, { email: 'fremmed@firma.example' });
    await app.world.eventRegistration(event, { person: other, status: 'CANCELLED' });
    for (const email of ['fremmed@firma.example', other.email])
      expect(refusalOf(await register(event, person, { email }))).toEqual(['CONFLICT', 'Du er allerede tilmeldt']);
    expect((await registrationsOf(event)).find(({ id }) => id === guestRegistration)).toMatchObject({ user_id: null });
  });

  test('can probe other people’s e-mails only a limited number of times', async () => {
    const [event, person] = [await app.world.event(), await app.world.person()];
    const codes = [];
    for (let i = 0; i < 21; i++) {
      await app.world.eventRegistration(event, { email: `gaet${i}@firma.example` });
      codes.push(refusalOf(await register(event, person, { email: `gaet${i}@firma.example` }))![0]);
    }
    expect(codes).toEqual([...Array(20).fill('CONFLICT'), 'RATE_LIMITED']);
  });

  test('finds their registrations in a list, and each change of them in the company’s activities', async () => {
    const [event, person] = [await app.world.event({ title: 'Sommerfest' }), await app.world.person({ name: 'Karin' })];
    await register(event, person);
    await unregister(event, person);
    const { data } = await app.graphql(
      `{ viewer {
        customer { activities { edges { node { title } } } }
        eventRegistrations { edges { node { status event { title } } } }
      } }`,
      { token: person.token },
    );
    expect(data.viewer.customer.activities.edges.map(({ node }) => node.title)).toEqual([
      'Karin er afmeldt Sommerfest',
      'Karin er tilmeldt Sommerfest',
    ]);
    expect(data.viewer.eventRegistrations.edges).toEqual([
      { node: { status: 'CANCELLED', event: { title: 'Sommerfest' } } },
    ]);
  });

  test('needs a session: an API token and a visitor without a session are rejected', async () => {
    const [event, person] = [await app.world.event(), await app.world.person()];
    const { token } = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    expect(refusalOf(await register(event, { ...person, token }))?.[0]).toBe('FORBIDDEN');
    expect(refusalOf(await register(event, { ...person, token: '' }))?.[0]).toBe('UNAUTHENTICATED');
  });
});

describe('places', () => {
  test('are never oversold when fifty people register at once through two portals', async () => {
    const event = await app.world.event({ capacity: 3 });
    const people = await Promise.all(Array.from({ length: 50 }, () => app.world.person()));
    const answers = await Promise.all(
      people.map(({ email, token }, i) =>
        (i % 2 ? app.portal : replica).app.inject({
          method: 'POST',
          url: '/graphql',
          headers: { authorization: `Bearer ${token}` },
          payload: { query: REGISTER, variables: { eventId: event, input: { name: 'Hurtig', email } } },
        }),
      ),
    );
    const codes = answers.map((answer) => answer.json().errors?.[0].extensions.code ?? 'attending') as string[];
    expect(codes.toSorted()).toEqual([...Array(47).fill('FULL'), ...Array(3).fill('attending')]);
    expect(await countOf(event)).toBe(3);
    expect(await registrationsOf(event)).toHaveLength(3);
  });

  test('are taken only once by a person who registers several times at once', async () => {
    const [event, person] = [await app.world.event(), await app.world.person()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(event, person)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await countOf(event)).toBe(1);
  });

  test('are limited by the capacity in the database too', async () => {
    const event = await app.world.event({ capacity: 1 });
    await expect(app.db.sql('update event set registration_count = 2 where id = $1', [event])).rejects.toThrow(
      'event_never_oversold',
    );
  });
});

describe('an admin', () => {
  test('changes the status of registrations, and the number of taken places follows', async () => {
    const event = await app.world.event({ capacity: 1 });
    const first = await app.world.eventRegistration(event);
    const waiting = await app.world.eventRegistration(event, { status: 'WAITLISTED' });
    await setStatus(first, 'CONFIRMED');
    expect(await countOf(event)).toBe(1);
    expect(refusalOf(await setStatus(waiting, 'REGISTERED'))).toEqual(['CONFLICT', 'Eventet er fuldt booket']);
    expect((await setStatus(first, 'WAITLISTED')).data.setRegistrationStatus.edge.node.status).toBe('WAITLISTED');
    // The freed place is offered to the person who waits.
    expect(await countOf(event)).toBe(1);
    expect((await setStatus(waiting, 'REGISTERED')).errors).toBeUndefined();
    await setStatus(first, 'CANCELLED');
    await setStatus(waiting, 'CANCELLED');
    expect(await countOf(event)).toBe(0);
  });

  test('cannot overwrite a status that has changed meanwhile, and other users cannot change any', async () => {
    const registration = await app.world.eventRegistration(await app.world.event());
    expect(
      (await setStatus(registration, 'CONFIRMED', { version: 1 })).data.setRegistrationStatus.edge.node.version,
    ).toBe(2);
    expect(refusalOf(await setStatus(registration, 'CANCELLED', { version: 1 }))?.[0]).toBe('CONFLICT');
    expect(
      refusalOf(await setStatus(registration, 'CANCELLED', { token: (await app.world.person()).token }))?.[0],
    ).toBe('FORBIDDEN');
    expect(refusalOf(await setStatus('ereg_ukendt', 'CANCELLED'))).toEqual(['NOT_FOUND', 'Tilmeldingen findes ikke']);
  });

  test('adds somebody to an event, or to the waiting list of a full event', async () => {
    const event = await app.world.event({ capacity: 1 });
    const person = await app.world.person();
    expect(
      (await addRegistration(event, person.email.toUpperCase(), 'REGISTERED')).data.addRegistration.edge.node.status,
    ).toBe('REGISTERED');
    expect((await registrationsOf(event))[0]).toMatchObject({ user_id: person.id });
    expect(refusalOf(await addRegistration(event, 'anden@firma.example', 'CONFIRMED'))).toEqual([
      'CONFLICT',
      'Eventet er fuldt booket',
    ]);
    expect((await addRegistration(event, 'anden@firma.example', 'WAITLISTED')).errors).toBeUndefined();
    expect((await addRegistration(event, 'ANDEN@firma.example', 'WAITLISTED')).fieldErrors).toEqual({
      email: 'E-mailen er allerede tilmeldt eventet',
    });
    expect(await countOf(event)).toBe(1);
  });

  test('causes a mail to the person and an activity for the company by each change of status', async () => {
    const [event, person] = [await app.world.event({ title: 'Netværk', capacity: 2 }), await app.world.person()];
    const registration = await app.world.eventRegistration(event, { person });
    // Both wait for longer than the person.
    for (let i = 0; i < 2; i += 1) await app.world.eventRegistration(event, { status: 'WAITLISTED' });
    for (const status of ['CONFIRMED', 'CONFIRMED', 'WAITLISTED', 'CANCELLED', 'WAITLISTED', 'CANCELLED'])
      await setStatus(registration, status);
    const mails = await waitForEventMails(app, person.email, 5);
    expect(mails.map(({ subject, calendar }) => [subject, calendar?.method])).toEqual([
      ['Din plads er bekræftet: Netværk', 'REQUEST'],
      ['Du står på ventelisten: Netværk', 'CANCEL'],
      ['Du står ikke længere på ventelisten: Netværk', undefined],
      ['Du står på ventelisten: Netværk', undefined],
      ['Du står ikke længere på ventelisten: Netværk', undefined],
    ]);
    const activities = await app.db.sql<{ title: string }>(
      'select title from activity where customer_id = $1 order by id',
      [person.customerId],
    );
    expect(activities.map(({ title }) => title)).toEqual([
      'Dorte Deltager har fået bekræftet sin plads på Netværk',
      'Dorte Deltager står på ventelisten til Netværk',
      'Dorte Deltager er afmeldt Netværk',
      'Dorte Deltager står på ventelisten til Netværk',
      'Dorte Deltager er afmeldt Netværk',
    ]);
  });
});

describe('every registration', () => {
  test('is confirmed by a mail with time, meeting link, invoice note and calendar entry', async () => {
    const person = await app.world.person();
    const departmentId = await app.world.department(person.customerId!, 'Salg');
    await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
    const event = await app.world.event({
      title: 'Webinar, del 1; æøå',
      date: '2098-12-01',
      start_time: '09:00',
      end_time: '10:30',
      is_online: true,
      location: null,
      meeting_link: 'https://meet.example/abc',
      price: 499_00,
    });
    await register(event, person);
    await unregister(event, person);
    const [confirmation, cancellation] = await waitForEventMails(app, person.email, 2);
    expect(confirmation).toMatchObject({
      subject: 'Du er tilmeldt: Webinar, del 1; æøå',
      calendar: {
        count: 1,
        method: 'REQUEST',
        status: 'CONFIRMED',
        summary: 'Webinar, del 1; æøå',
        location: 'Online event',
        start: '2098-12-01T08:00:00.000Z',
        end: '2098-12-01T09:30:00.000Z',
        attendee: `MAILTO:${person.email}`,
      },
    });
    for (const line of [
      'mandag den 1. december 2098 kl. 09.00-10.30',
      'https://meet.example/abc',
      'Pladsen koster 499 kr ekskl. moms (623,75 kr inkl. moms). Salg betaler den på faktura.',
      'Afmelding er gratis til og med den 24. november 2098.',
    ])
      expect(confirmation!.text).toContain(line);
    expect(cancellation).toMatchObject({
      subject: 'Du er afmeldt: Webinar, del 1; æøå',
      calendar: { method: 'CANCEL', status: 'CANCELLED', uid: confirmation!.calendar!.uid },
    });
  });

  test('is rejected with an error on each invalid field', async () => {
    const [event, person] = [await app.world.event({ date: addMonths(dateOf(), 2) }), await app.world.person()];
    expect(
      (await register(event, person, { name: ' ', email: 'ikke en e-mail', phone: '1'.repeat(41) })).fieldErrors,
    ).toEqual({ name: 'Navn er påkrævet', email: 'Ugyldig e-mail', phone: 'Højst 40 tegn' });
  });
});
