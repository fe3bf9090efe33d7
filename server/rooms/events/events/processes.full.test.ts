import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { environmentOf, startReplica, type Replica } from '../../../testing/replica.ts';
import type { Person } from '../../../testing/World.ts';
import { endOffers } from './endOffers.ts';

/** Provides the database and the test data; requests go to two processes. */
let app: TestApp;
let replicas: Replica[];
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  replicas = await Promise.all([startReplica(environmentOf(app)), startReplica(environmentOf(app))]);
});
afterEach(() => Promise.all(replicas.map(({ stop }) => stop())));

const CAPACITY = 10;
const CANCEL = 'mutation ($eventId: ID!) { unregisterFromEvent(eventId: $eventId) { id } }';
const signUp = (field: 'joinWaitingList' | 'registerForEvent') =>
  `mutation ($eventId: ID!, $input: EventRegistrationInput!) { ${field}(eventId: $eventId, input: $input) { id } }`;

/** Sends a mutation, and returns its error code: null for success, 'LOST' when the process died before its answer. */
async function send(
  replica: Replica,
  token: string,
  query: string,
  variables: object,
  key: string = randomUUID(),
): Promise<string | null> {
  try {
    const answer = await fetch(`${replica.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify({ query, variables }),
    });
    const { errors = [] } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
    const code = errors[0]?.extensions.code ?? null;
    // A process whose connections are all in use may have done the work. The key makes sure that it is done once.
    return code === 'TIMEOUT' ? await send(replica, token, query, variables, key) : code;
  } catch {
    return 'LOST';
  }
}

const createPeople = () => Promise.all(Array.from({ length: 25 }, () => app.world.person()));

/** A full event with 15 people on its waiting list, and 25 newcomers. */
async function busyEvent() {
  const eventId = await app.world.event({ capacity: CAPACITY });
  const [people, newcomers] = [await createPeople(), await createPeople()];
  for (const [i, person] of people.entries())
    await app.world.eventRegistration(eventId, { person, status: i < CAPACITY ? 'REGISTERED' : 'WAITLISTED' });
  return { eventId, people, newcomers };
}

/** All people cancel and all newcomers sign up at once, half of them in each process. */
const cancelAndSignUp = async (eventId: string, people: Person[], newcomers: Person[]) => ({
  signedUp: Promise.all(
    newcomers.map(({ token, email }, i) =>
      send(replicas[i % 2]!, token, signUp(i % 3 ? 'joinWaitingList' : 'registerForEvent'), {
        eventId,
        input: { name: 'Ny', email },
      }),
    ),
  ),
  cancelled: Promise.all(people.map(({ token }, i) => send(replicas[i % 2]!, token, CANCEL, { eventId }))),
});

/** Reads the registrations, after what must hold at any moment was compared: counters, places and mails. */
async function checkedStatuses(eventId: string): Promise<Map<string, string>> {
  const rows = await app.db.sql<{ userId: string; email: string; status: string }>(
    'select user_id as "userId", email, status from event_registration where event_id = $1',
    [eventId],
  );
  const count = (...wanted: string[]) => rows.filter(({ status }) => wanted.includes(status)).length;
  expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length);
  expect(count('REGISTERED', 'OFFERED')).toBeLessThanOrEqual(CAPACITY);
  expect(await app.db.sql('select registration_count, waiting_count from event where id = $1', [eventId])).toEqual([
    { registration_count: count('REGISTERED', 'OFFERED'), waiting_count: count('WAITLISTED') },
  ]);
  const offers = await app.db.sql<{ recipient: string }>(
    `select recipient from mail where kind = 'event-offered' and recipient = any($1)`,
    [rows.map(({ email }) => email)],
  );
  expect(new Set(offers.map(({ recipient }) => recipient)).size).toBe(offers.length);
  const offered = rows.filter(({ status }) => status === 'OFFERED').map(({ email }) => email);
  expect(offers.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(offered));
  return new Map(rows.map(({ userId, status }) => [userId, status]));
}

describe('50 cancellations and sign-ups at once in two processes', () => {
  test('oversell, lose and promote twice nobody', async () => {
    const { eventId, people, newcomers } = await busyEvent();
    const { signedUp, cancelled } = await cancelAndSignUp(eventId, people, newcomers);
    expect(await cancelled).toEqual(people.map(() => null));
    const codes = await signedUp;
    expect(codes.filter((code) => code !== null && code !== 'FULL')).toEqual([]);
    const statuses = await checkedStatuses(eventId);
    expect(people.map(({ id }) => statuses.get(id))).toEqual(people.map(() => 'CANCELLED'));
    const places = newcomers.map(({ id }) => statuses.get(id));
    expect(places.map((status) => status === undefined)).toEqual(codes.map((code) => code === 'FULL'));
    // Every place is taken or offered, because more people have come than there are places.
    const joined = codes.filter((code) => code === null).length;
    const attending = places.filter((status) => status === 'REGISTERED' || status === 'OFFERED');
    expect(attending).toHaveLength(Math.min(CAPACITY, joined));
  });

  test('leave no place unused and no offer without its mail when one process is killed in the middle', async () => {
    const { eventId, people, newcomers } = await busyEvent();
    const { signedUp, cancelled } = await cancelAndSignUp(eventId, people, newcomers);
    await Promise.race([signedUp, cancelled, waitForFirstCancellation(eventId)]);
    replicas[1]!.process.kill('SIGKILL');
    expect(await replicas[1]!.ended).toBe('SIGKILL');
    const [joinedCodes, cancelledCodes] = [await signedUp, await cancelled];
    // What the killed process has acknowledged stands; what it has not answered happened wholly or not at all.
    const statuses = await checkedStatuses(eventId);
    for (const [i, code] of cancelledCodes.entries())
      if (code === null) expect(statuses.get(people[i]!.id)).toBe('CANCELLED');
    for (const [i, code] of joinedCodes.entries())
      if (code === null) expect(statuses.get(newcomers[i]!.id)).toBeDefined();
    await endOffers(app.portal.services, { id: 'test', data: {} });
    const after = [...(await checkedStatuses(eventId)).values()];
    const free = CAPACITY - after.filter((status) => status === 'REGISTERED' || status === 'OFFERED').length;
    expect(free === 0 || !after.includes('WAITLISTED')).toBe(true);
  });
});

async function waitForFirstCancellation(eventId: string): Promise<void> {
  const anyCancelled = `select 1 from event_registration where event_id = $1 and status = 'CANCELLED'`;
  while ((await app.db.sql(anyCancelled, [eventId])).length === 0);
}
