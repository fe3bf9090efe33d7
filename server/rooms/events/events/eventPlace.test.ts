import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dbRoles, USER_VARIABLE } from '../../../platform/db/roles.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf } from '../../../testing/runAs.ts';
import { waitFor } from '../../../testing/waitUntil.ts';
import type { Person } from '../../../testing/World.ts';
import { waitForEventMails } from './testing/eventMails.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

let lastAddress = 0;
const PLACE = '{ id status waitingPosition title eventStatus date startTime endTime isOnline location }';
const send = <const Document extends string>(
  document: Document,
  key: string,
  address = `10.6.0.${++lastAddress % 250}`,
) => app.graphql(document, { variables: { key }, address });
const readPlace = (key: string, address?: string) =>
  send(`query ($key: String!) { eventPlace(key: $key) ${PLACE} }`, key, address);
const leave = (key: string, address?: string) =>
  send(`mutation ($key: String!) { leaveEvent(key: $key) ${PLACE} }`, key, address);
const signUp = (publicLink: string, email: string) =>
  app.graphql(
    `mutation ($publicLink: String!, $input: EventRegistrationInput!) {
      registerForPublicEvent(publicLink: $publicLink, input: $input) { message }
    }`,
    { variables: { publicLink, input: { name: 'Gæst', email } }, address: `10.5.0.${++lastAddress % 250}` },
  );
const keyOf = async (registration: string) =>
  (await app.db.sql<{ link_key: string }>('select link_key from event_registration where id = $1', [registration]))[0]!
    .link_key;
const countsOf = async (eventId: string) =>
  (await app.db.sql('select registration_count, waiting_count from event where id = $1', [eventId]))[0];

/** The key in the registration link of a mail. */
const keyIn = (text: string) => /\/events\/registration\?key=([\w-]+)/.exec(text)?.[1];

const UNKNOWN = ['NOT_FOUND', 'Linket fører ikke til en tilmelding'];

describe('the link in the mails of a guest’s registration', () => {
  test('shows the registration and cancels it, and a mail cancels the calendar entry', async () => {
    const id = await app.world.event({ is_public: true, public_link: 'med-plads', capacity: 3, title: 'Åbent hus' });
    await signUp('med-plads', 'gaest@firma.example');
    const [confirmation] = await waitForEventMails(app, 'gaest@firma.example');
    const key = keyIn(confirmation!.text)!;
    expect((await readPlace(key)).data.eventPlace).toMatchObject({
      id: key,
      status: 'REGISTERED',
      waitingPosition: null,
      title: 'Åbent hus',
      eventStatus: 'PUBLISHED',
    });
    expect(await countsOf(id)).toEqual({ registration_count: 1, waiting_count: 0 });
    expect((await leave(key)).data.leaveEvent).toMatchObject({ id: key, status: 'CANCELLED' });
    expect(await countsOf(id)).toEqual({ registration_count: 0, waiting_count: 0 });
    const [, cancellation] = await waitForEventMails(app, 'gaest@firma.example', 2);
    expect(cancellation).toMatchObject({
      subject: 'Du er afmeldt: Åbent hus',
      calendar: { method: 'CANCEL', uid: confirmation!.calendar!.uid },
    });
    expect(keyIn(cancellation!.text)).toBeUndefined();
  });

  test('shows the position on the waiting list and leaves the list', async () => {
    const id = await app.world.event({ is_public: true, public_link: 'med-venteliste', capacity: 1 });
    await app.world.eventRegistration(id);
    await app.world.eventRegistration(id, { status: 'WAITLISTED' });
    await app.world.eventRegistration(id, { status: 'WAITLISTED', email: 'nummer2@firma.example' });
    expect(refusalOf(await signUp('med-venteliste', 'nummer2@firma.example'))?.[0]).toBe('FULL');
    const [mail] = await waitForEventMails(app, 'nummer2@firma.example');
    const key = keyIn(mail!.text)!;
    expect((await readPlace(key)).data.eventPlace).toMatchObject({ status: 'WAITLISTED', waitingPosition: 2 });
    expect((await leave(key)).data.leaveEvent).toMatchObject({ status: 'CANCELLED', waitingPosition: null });
    expect(await countsOf(id)).toEqual({ registration_count: 1, waiting_count: 1 });
    const [, left] = await waitForEventMails(app, 'nummer2@firma.example', 2);
    expect(left).toMatchObject({
      subject: expect.stringContaining('Du står ikke længere på ventelisten'),
      calendar: undefined,
    });
  });

  test('works for an event that is not public, and is in the mail to a person that an admin added', async () => {
    const id = await app.world.event();
    const email = `ringede-${id}@firma.example`;
    const { data } = await app.graphql(
      `mutation ($id: ID!, $email: String!) {
        addRegistration(
          eventId: $id, input: { name: "Ringede", email: $email }, status: WAITLISTED
        ) { edge { node { id } } }
      }`,
      { variables: { id, email }, token: admin.token },
    );
    // Another mail about the same place may come first.
    const keys = await waitFor(
      async () => (await waitForEventMails(app, email)).flatMap(({ text }) => keyIn(text) ?? []),
      ({ length }) => length > 0,
    );
    expect(keys[0]).toBe(await keyOf(data.addRegistration.edge.node.id));
    expect((await leave(keys[0]!)).data.leaveEvent.status).toBe('CANCELLED');
    expect(await countsOf(id)).toEqual({ registration_count: 0, waiting_count: 0 });
  });

  test('changes nothing when it is only opened, for example by a link scanner', async () => {
    const event = await app.world.event();
    const registration = await app.world.eventRegistration(event);
    const key = await keyOf(registration);
    for (const method of ['GET', 'HEAD'] as const)
      await app.portal.app.inject({ method, url: `/events/registration?key=${key}` });
    const query = encodeURIComponent(`mutation { leaveEvent(key: "${key}") { status } }`);
    expect(
      (await app.portal.app.inject({ method: 'GET', url: `/graphql?query=${query}` })).statusCode,
    ).toBeGreaterThanOrEqual(400);
    expect((await readPlace(key)).data.eventPlace.status).toBe('REGISTERED');
  });

  test('cancels once and mails once during concurrent calls', async () => {
    const id = await app.world.event({ capacity: 2 });
    await app.world.eventRegistration(id);
    const key = await keyOf(await app.world.eventRegistration(id, { email: 'mange-klik@firma.example' }));
    const answers = await Promise.all(Array.from({ length: 8 }, () => leave(key)));
    expect(answers.map(({ data }) => data.leaveEvent.status)).toEqual(Array(8).fill('CANCELLED'));
    expect(await countsOf(id)).toEqual({ registration_count: 1, waiting_count: 0 });
    expect(await app.db.sql(`select 1 from mail where recipient = 'mange-klik@firma.example'`)).toHaveLength(1);
  });

  test('shows the current registration after the guest has registered again', async () => {
    await app.world.event({ is_public: true, public_link: 'frem-og-tilbage' });
    await signUp('frem-og-tilbage', 'frem@firma.example');
    const key = keyIn((await waitForEventMails(app, 'frem@firma.example'))[0]!.text)!;
    await leave(key);
    await signUp('frem-og-tilbage', 'frem@firma.example');
    expect((await readPlace(key)).data.eventPlace.status).toBe('REGISTERED');
  });

  test('stops working when the registration gets another e-mail', async () => {
    const [event, person] = [await app.world.event(), await app.world.person()];
    const registration = await app.world.eventRegistration(event, {
      person,
      email: 'kollega-uden-konto@firma.example',
      status: 'CANCELLED',
    });
    const key = await keyOf(registration);
    const again = await app.graphql(
      `mutation ($id: ID!, $email: String!) {
        registerForEvent(eventId: $id, input: { name: "Karin", email: $email }) { id }
      }`,
      { variables: { id: event, email: person.email }, token: person.token },
    );
    expect(again.errors).toBeUndefined();
    expect(refusalOf(await readPlace(key))).toEqual(UNKNOWN);
    expect((await readPlace(await keyOf(registration))).data.eventPlace.status).toBe('REGISTERED');
  });

  test('cannot cancel once the event is cancelled or over, and shows nothing of a draft', async () => {
    for (const [fields, message] of [
      [{ status: 'CANCELLED' }, 'Eventet er aflyst'],
      [{ status: 'COMPLETED' }, 'Eventet er afsluttet'],
      [{ date: '2020-01-01' }, 'Eventet er afsluttet'],
    ] as const) {
      const key = await keyOf(await app.world.eventRegistration(await app.world.event(fields)));
      expect((await readPlace(key)).data.eventPlace.status).toBe('REGISTERED');
      expect(refusalOf(await leave(key))).toEqual(['CONFLICT', message]);
    }
    const draft = await keyOf(
      await app.world.eventRegistration(await app.world.event({ status: 'DRAFT', title: 'Hemmelig' })),
    );
    for (const answer of [await readPlace(draft), await leave(draft)]) expect(refusalOf(answer)).toEqual(UNKNOWN);
  });
});

describe('a visitor without a valid link', () => {
  test('finds nothing by guessed, similar or malformed keys, and causes no server error', async () => {
    const event = await app.world.event({ is_public: true, public_link: 'gaet-mig' });
    const registration = await app.world.eventRegistration(event);
    const key = await keyOf(registration);
    const guesses = [
      '',
      ' ',
      registration,
      event,
      'gaet-mig',
      key.slice(0, -1),
      `${key} `,
      key.toUpperCase(),
      `${key}%`,
      '%'.repeat(43),
      '_'.repeat(43),
      `' or true --`,
      'x'.repeat(90_000),
      'é'.repeat(43),
      '../../../'.repeat(20),
    ].filter((guess) => guess !== key);
    for (const guess of guesses) {
      for (const answer of [await readPlace(guess), await leave(guess)])
        expect({ guess: guess.slice(0, 40), refusal: refusalOf(answer) }).toEqual({
          guess: guess.slice(0, 40),
          refusal: UNKNOWN,
        });
    }
    for (const answer of [await readPlace(`${key}\0`), await leave('\0')])
      expect(refusalOf(answer)?.[0]).toBe('BAD_USER_INPUT');
    expect((await readPlace(key)).data.eventPlace.status).toBe('REGISTERED');
  });

  test('is rate-limited by address', async () => {
    for (let i = 0; i < 120; i += 1) await app.portal.services.throttle.spend('eventPlaceAddress', '10.4.4.4');
    expect(refusalOf(await readPlace('x'.repeat(43), '10.4.4.4'))?.[0]).toBe('RATE_LIMITED');
    expect(refusalOf(await leave('x'.repeat(43), '10.4.4.4'))?.[0]).toBe('RATE_LIMITED');
  });

  test('cannot read link keys, because no type of the schema has such a field', async () => {
    const { types } = (await app.graphql('{ __schema { types { name fields { name } } } }', { token: admin.token }))
      .data.__schema as { types: { name: string; fields: { name: string }[] | null }[] };
    expect(
      types.flatMap(({ name, fields }) =>
        (fields ?? []).filter((field) => /linkKey/i.test(field.name)).map((field) => `${name}.${field.name}`),
      ),
    ).toEqual([]);
  });
});

describe('the database role of a link holder', () => {
  test('sees one registration and its event, and can only cancel that registration', async () => {
    const client = await connectClient(app);
    const [event, other] = [await app.world.event(), await app.world.event()];
    const [ownRegistration, colleague] = [
      await app.world.eventRegistration(event),
      await app.world.eventRegistration(event),
    ];
    await app.world.eventRegistration(other);
    const key = await keyOf(ownRegistration);
    const asHolder = async (text: string, values: unknown[] = [], holder = key) => {
      await client.query(
        `select set_config('role', '${dbRoles.attendee}', false), set_config('${USER_VARIABLE}', $1, false)`,
        [holder],
      );
      return client.query(text, values).finally(() => client.query('reset role'));
    };
    const ids = async (text: string, holder?: string) =>
      (await asHolder(text, [], holder)).rows.map(({ id }) => id as string);
    expect(await ids('select id from event_registration')).toEqual([ownRegistration]);
    expect(await ids('select id from event')).toEqual([event]);
    expect([await ids('select id from event_registration', ''), await ids('select id from event', '')]).toEqual([
      [],
      [],
    ]);
    await expect(asHolder(`update event_registration set status = 'CONFIRMED'`)).rejects.toThrow(/row-level security/);
    for (const forbidden of [
      `update event_registration set email = 'ny@firma.example'`,
      `update event_registration set link_key = 'x'`,
      'delete from event_registration',
      'update event set capacity = 1',
      'select * from mail',
      'select * from user_account',
      'select * from customer',
      `insert into event_registration (id) values ('x')`,
    ])
      await expect(asHolder(forbidden)).rejects.toThrow(/permission denied/);
    expect(
      (await asHolder(`update event_registration set status = 'CANCELLED' where id = $1`, [colleague])).rowCount,
    ).toBe(0);
    expect((await asHolder('update event set registration_count = 0 where id = $1', [other])).rowCount).toBe(0);
    expect(
      (await asHolder(`update event_registration set status = 'CANCELLED' where id = $1`, [ownRegistration])).rowCount,
    ).toBe(1);
    await client.end();
  });
});
