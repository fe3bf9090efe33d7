import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
/** One person in two companies, with one session. */
let first: Person;
let second: Person;
let eventId: string;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  first = await app.world.person({ name: 'Rita' });
  second = await app.world.membership(first, { name: 'Fjordlyst A/S' });
  eventId = await app.world.event();
});
afterAll(() => app.close());

type Caller = Pick<Person, 'token' | 'customerId'>;

const EVENT = 'id registrationCount viewerRegistration { status } viewerOtherMembership { userId companyName }';
const register = ({ token, customerId }: Caller, email = first.email) =>
  app.graphql(
    `mutation ($eventId: ID!, $input: EventRegistrationInput!) {
      registerForEvent(eventId: $eventId, input: $input) { ${EVENT} }
    }`,
    { variables: { eventId, input: { name: 'Rita', email } }, token, company: customerId },
  );
const joinWaitingList = ({ token, customerId }: Caller, email = first.email) =>
  app.graphql(
    `mutation ($eventId: ID!, $input: EventRegistrationInput!) {
      joinWaitingList(eventId: $eventId, input: $input) { ${EVENT} }
    }`,
    { variables: { eventId, input: { name: 'Rita', email } }, token, company: customerId },
  );
const unregister = ({ token, customerId }: Caller) =>
  app.graphql(`mutation ($eventId: ID!) { unregisterFromEvent(eventId: $eventId) { ${EVENT} } }`, {
    variables: { eventId },
    token,
    company: customerId,
  });
const seenBy = async ({ token, customerId }: Caller) =>
  (
    await app.graphql(`query ($id: ID!) { node(id: $id) { ... on Event { ${EVENT} } } }`, {
      variables: { id: eventId },
      token,
      company: customerId,
    })
  ).data.node;
const placesTaken = async () =>
  (await app.db.sql<{ count: number }>('select registration_count as count from event where id = $1', [eventId]))[0]!
    .count;

describe('a person who has registered from one company', () => {
  test('reads so in the other one, where no second place can be taken', async () => {
    await register(second);
    expect(await seenBy(first)).toMatchObject({
      viewerRegistration: null,
      viewerOtherMembership: { userId: second.id, companyName: 'Fjordlyst A/S' },
    });
    for (const email of [first.email, 'en-anden@adresse.example']) {
      const { errorCode, errors } = await register(first, email);
      expect([errorCode, errors![0]!.message]).toEqual(['CONFLICT', 'Du er allerede tilmeldt fra Fjordlyst A/S']);
      expect((await joinWaitingList(first, email)).errorCode).toBe('CONFLICT');
    }
    expect(await placesTaken()).toBe(1);
  });

  test('cancels it there alone, and can then register from the other one', async () => {
    await register(second);
    expect((await unregister(first)).errorCode).toBe('NOT_FOUND');
    expect(await placesTaken()).toBe(1);
    await unregister(second);
    expect((await seenBy(first))!).toMatchObject({ viewerOtherMembership: null });
    expect((await register(first)).data.registerForEvent).toMatchObject({
      registrationCount: 1,
      viewerRegistration: { status: 'REGISTERED' },
    });
    expect((await seenBy(second))!).toMatchObject({
      viewerRegistration: null,
      viewerOtherMembership: { userId: first.id },
    });
  });

  test('takes over no cancelled place that the other company owes', async () => {
    await register(second);
    await unregister(second);
    await app.db.sql('update event_registration set owed_since = now(), price = 100 where user_id = $1', [second.id]);
    const { errorCode, errors } = await register(first);
    expect([errorCode, errors![0]!.message]).toEqual([
      'CONFLICT',
      'Du har afmeldt en plads, som Fjordlyst A/S betaler for. Tilmeld dig derfra igen.',
    ]);
  });

  test('takes one place by parallel sign-ups from both companies', async () => {
    const answers = await Promise.all([register(first), register(second, 'en-anden@adresse.example')]);
    expect(answers.map(({ errorCode }) => errorCode ?? 'registered').toSorted()).toEqual(['CONFLICT', 'registered']);
    expect(await placesTaken()).toBe(1);
  });
});

describe('the other company of a registered person', () => {
  test('is told to no colleague', async () => {
    await register(second);
    for (const { customerId } of [first, second]) {
      const colleague = await app.world.person({ customerId });
      expect((await seenBy(colleague))!).toMatchObject({ viewerRegistration: null, viewerOtherMembership: null });
    }
    const activities = await app.db.sql('select id from activity where customer_id = $1', [first.customerId]);
    expect(activities).toEqual([]);
  });

  test('is told neither to an admin who acts as the person, nor to an API token', async () => {
    await register(second);
    const admin = await app.world.person({ role: 'ADMIN' });
    const { token } = await app.world.session(first.id, { actorId: admin.id, parentId: admin.sessionId });
    const acting = { ...first, token };
    expect((await seenBy(acting))!).toMatchObject({ viewerOtherMembership: null });
    expect((await register(acting)).errors![0]!.message).toBe('Du er allerede tilmeldt');
    const program = { ...first, token: (await app.world.apiToken(first.customerId!)).token };
    expect((await seenBy(program))!).toMatchObject({ viewerOtherMembership: null });
  });

  test('is that of an active membership', async () => {
    await register(second);
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [second.id]);
    expect((await seenBy(first))!).toMatchObject({ viewerOtherMembership: null });
  });
});
