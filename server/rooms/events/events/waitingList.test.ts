import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { waitForEventMails } from './testing/eventMails.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

let lastNumber = 0;
async function createPublicEvent(fields: object = {}) {
  const link = `venteliste-${++lastNumber}`;
  return { link, id: await app.world.event({ is_public: true, public_link: link, capacity: 1, ...fields }) };
}

const PLACE = 'registrationCount isFull viewerRegistration { id status waitingPosition }';
const register = (eventId: string, { token, email }: Person, input: object = {}) =>
  app.graphql(
    `mutation ($eventId: ID!, $input: EventRegistrationInput!) {
      registerForEvent(eventId: $eventId, input: $input) { ${PLACE} }
    }`,
    { variables: { eventId, input: { name: 'Karin', email, ...input } }, token },
  );
const unregister = (eventId: string, { token }: Person) =>
  app.graphql(`mutation ($eventId: ID!) { unregisterFromEvent(eventId: $eventId) { ${PLACE} } }`, {
    variables: { eventId },
    token,
  });
const signUp = (publicLink: string, email: string) =>
  app.graphql(
    `mutation ($publicLink: String!, $input: EventRegistrationInput!) {
    registerForPublicEvent(publicLink: $publicLink, input: $input) { message event { registrationCount isFull } }
  }`,
    { variables: { publicLink, input: { name: 'Gæst', email } }, address: `10.7.0.${++lastNumber % 250}` },
  );
const setStatus = (id: string, status: string) =>
  app.graphql(
    `mutation ($id: ID!, $status: EventRegistrationStatus!) {
    setRegistrationStatus(id: $id, status: $status) {
      edge { node { status waitingPosition event { registrationCount waitingCount isFull } } }
    }
  }`,
    { variables: { id, status }, token: admin.token },
  );
const placeOf = async (eventId: string, { token }: Person) =>
  (
    await app.graphql(`query ($id: ID!) { node(id: $id) { ... on Event { ${PLACE} } } }`, {
      variables: { id: eventId },
      token,
    })
  ).data.node;
const statusesOf = async (eventId: string) =>
  (
    await app.db.sql<{ status: string }>('select status from event_registration where event_id = $1 order by id', [
      eventId,
    ])
  ).map(({ status }) => status);
const countsOf = async (eventId: string) =>
  (await app.db.sql('select registration_count, waiting_count from event where id = $1', [eventId]))[0] as {
    registration_count: number;
    waiting_count: number;
  };

const FULL = ['FULL', 'Event er fuldt booket'];
const ALREADY_WAITING = ['CONFLICT', 'Du står allerede på ventelisten'];

describe('a person on the waiting list', () => {
  test('sees their own position and no other registration', async () => {
    const { id } = await createPublicEvent();
    await app.world.eventRegistration(id);
    const [first, second, other] = [await app.world.person(), await app.world.person(), await app.world.person()];
    for (const person of [first, second]) await app.world.eventRegistration(id, { person, status: 'WAITLISTED' });
    expect(await placeOf(id, first)).toMatchObject({
      viewerRegistration: { status: 'WAITLISTED', waitingPosition: 1 },
    });
    expect(await placeOf(id, second)).toMatchObject({
      viewerRegistration: { status: 'WAITLISTED', waitingPosition: 2 },
    });
    expect(await placeOf(id, other)).toMatchObject({ viewerRegistration: null });
    await unregister(id, first);
    expect(await placeOf(id, second)).toMatchObject({ viewerRegistration: { waitingPosition: 1 } });
    expect(await placeOf(id, first)).toMatchObject({
      viewerRegistration: { status: 'CANCELLED', waitingPosition: null },
    });
  });

  test('leaves the list, gets a mail without a calendar entry, and the event’s count follows', async () => {
    const { id } = await createPublicEvent({ title: 'Kursus' });
    const person = await app.world.person();
    await app.world.eventRegistration(id, { person, status: 'WAITLISTED' });
    expect(await countsOf(id)).toEqual({ registration_count: 0, waiting_count: 1 });
    expect((await unregister(id, person)).data.unregisterFromEvent.viewerRegistration).toMatchObject({
      status: 'CANCELLED',
      waitingPosition: null,
    });
    expect(await countsOf(id)).toEqual({ registration_count: 0, waiting_count: 0 });
    expect(await waitForEventMails(app, person.email)).toMatchObject([
      { subject: 'Du står ikke længere på ventelisten: Kursus', calendar: undefined },
    ]);
  });

  test('stays on the list when signing up again, as a user or by the public link', async () => {
    const { link, id } = await createPublicEvent({ capacity: 5, title: 'Kursus' });
    const person = await app.world.person();
    await app.world.eventRegistration(id, { person, status: 'WAITLISTED' });
    await app.world.eventRegistration(id, { email: 'venter-her@firma.example', status: 'WAITLISTED' });
    expect(refusalOf(await register(id, person))).toEqual(ALREADY_WAITING);
    expect(refusalOf(await register(id, person, { email: 'en-anden-adresse@firma.example' }))).toEqual(ALREADY_WAITING);
    const stranger = await signUp(link, 'ny-her@firma.example');
    const again = await signUp(link, 'VENTER-HER@firma.example');
    expect(again.data).toEqual(stranger.data);
    expect(await statusesOf(id)).toEqual(['WAITLISTED', 'WAITLISTED', 'REGISTERED']);
    expect((await waitForEventMails(app, 'venter-her@firma.example')).map(({ subject }) => subject)).toEqual([
      'Du står på ventelisten: Kursus',
    ]);
  });

  test('stays on the list when taking over a registration that was made without an account', async () => {
    const { id } = await createPublicEvent({ capacity: 5, title: 'Kursus' });
    const person = await app.world.person();
    const guestRegistration = await app.world.eventRegistration(id, { email: person.email, status: 'WAITLISTED' });
    expect((await register(id, person)).data.registerForEvent.viewerRegistration).toEqual({
      id: guestRegistration,
      status: 'WAITLISTED',
      waitingPosition: 1,
    });
    expect((await waitForEventMails(app, person.email)).map(({ subject }) => subject)).toEqual([
      'Du står på ventelisten: Kursus',
    ]);
  });

  test('gets no free place by leaving and signing up again, with another e-mail or another account', async () => {
    const { link, id } = await createPublicEvent({ capacity: 2 });
    const [attending, first, second] = [await app.world.person(), await app.world.person(), await app.world.person()];
    await app.world.eventRegistration(id);
    await app.world.eventRegistration(id, { person: attending });
    const firstWaiting = await app.world.eventRegistration(id, { person: first, status: 'WAITLISTED' });
    await app.world.eventRegistration(id, { person: second, status: 'WAITLISTED' });
    // The free place is offered to the first of the two people who wait.
    await unregister(id, attending);
    expect(await placeOf(id, second)).toMatchObject({ registrationCount: 2, isFull: true });
    expect(refusalOf(await signUp(link, 'en-helt-ny@firma.example'))).toEqual(FULL);
    expect(refusalOf(await register(id, await app.world.person()))).toEqual(FULL);
    await unregister(id, second);
    expect(refusalOf(await register(id, second))).toEqual(FULL);
    expect(refusalOf(await signUp(link, second.email))).toEqual(FULL);
    // The admin accepts the place for the first person on the waiting list.
    expect((await setStatus(firstWaiting, 'REGISTERED')).data.setRegistrationStatus.edge.node.event).toEqual({
      registrationCount: 2,
      waitingCount: 0,
      isFull: true,
    });
    expect(await countsOf(id)).toEqual({ registration_count: 2, waiting_count: 0 });
  });

  test('is last after leaving the list and returning', async () => {
    const { id } = await createPublicEvent();
    await app.world.eventRegistration(id);
    const [first, second] = [
      await app.world.eventRegistration(id, { status: 'WAITLISTED' }),
      await app.world.eventRegistration(id, { status: 'WAITLISTED' }),
    ];
    await setStatus(first, 'CANCELLED');
    expect((await setStatus(first, 'WAITLISTED')).data.setRegistrationStatus.edge.node).toMatchObject({
      waitingPosition: 2,
    });
    expect((await setStatus(second, 'WAITLISTED')).data.setRegistrationStatus.edge.node).toMatchObject({
      waitingPosition: 1,
    });
  });
});

describe('the last place', () => {
  test('is given once and the counts stay correct during concurrent sign-ups and cancellations', async () => {
    const { link, id } = await createPublicEvent({ capacity: 2 });
    const people = await Promise.all(Array.from({ length: 6 }, () => app.world.person()));
    await app.world.eventRegistration(id, { person: people[0]! });
    await app.world.eventRegistration(id, { person: people[1]! });
    await app.world.eventRegistration(id, { person: people[2]!, status: 'WAITLISTED' });
    await Promise.all([
      ...people.map((person) => unregister(id, person)),
      ...people.map((person) => register(id, person)),
      ...people.map((person) => unregister(id, person)),
      ...Array.from({ length: 4 }, (_, i) => signUp(link, `samtidig${i}@firma.example`)),
    ]);
    const statuses = await statusesOf(id);
    const countWith = (wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
    const counts = await countsOf(id);
    expect(counts).toEqual({
      registration_count: countWith(['REGISTERED', 'CONFIRMED', 'OFFERED']),
      waiting_count: countWith(['WAITLISTED']),
    });
    expect(counts.registration_count).toBeLessThanOrEqual(2);
  });

  test('is kept for a person on the waiting list during concurrent sign-ups', async () => {
    const { link, id } = await createPublicEvent({ capacity: 1 });
    const attending = await app.world.person();
    await app.world.eventRegistration(id, { person: attending });
    await app.world.eventRegistration(id, { status: 'WAITLISTED' });
    const answers = await Promise.all([
      unregister(id, attending),
      unregister(id, attending),
      ...Array.from({ length: 8 }, (_, i) => signUp(link, `hurtig${i}@firma.example`)),
    ]);
    expect(answers.slice(2).map(refusalOf)).toEqual(Array.from({ length: 8 }, () => FULL));
    expect(await countsOf(id)).toEqual({ registration_count: 1, waiting_count: 0 });
    expect(await statusesOf(id)).toEqual(['CANCELLED', 'OFFERED']);
  });
});

test('a user who registers and cancels repeatedly is rate-limited', async () => {
  const [id, person] = [await app.world.event(), await app.world.person()];
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 41; i += 1) {
    codes.push(refusalOf(await register(id, person))?.[0]);
    await unregister(id, person);
  }
  expect(codes).toEqual([...Array(40).fill(undefined), 'RATE_LIMITED']);
});

test('an address that several users register and cancel repeatedly gets a limited number of mails', async () => {
  const [id, email] = [await app.world.event(), 'kollega-i-klemme@firma.example'];
  for (let member = 0; member < 3; member += 1) {
    const person = await app.world.person();
    for (let i = 0; i < 5; i += 1) {
      await register(id, person, { email });
      await unregister(id, person);
    }
    // Frees the address for the next user.
    await app.db.sql('delete from event_registration where event_id = $1', [id]);
  }
  expect(await app.db.sql('select 1 from mail where recipient = $1', [email])).toHaveLength(10);
});
