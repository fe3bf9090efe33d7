import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
afterAll(() => app.close());

describe('the address of a person of several companies', () => {
  const addRegistration = (admin: Person, eventId: string, email: string) =>
    app.graphql(
      `mutation ($eventId: ID!, $input: EventRegistrationInput!) {
        addRegistration(eventId: $eventId, input: $input, status: REGISTERED) { edge { node { status } } }
      }`,
      { variables: { eventId, input: { name: 'Ringede ind', email } }, token: admin.token },
    );
  const usersAt = (eventId: string) =>
    app.db.sql<{ user_id: string | null }>('select user_id from event_registration where event_id = $1 order by id', [
      eventId,
    ]);

  test('leads to the company that was used last when an admin registers the person for an event', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    for (const usesSecond of [true, false]) {
      const first = await app.world.person();
      const second = await app.world.membership(first);
      await app.db.sql('insert into membership_use (user_id, last_used_at) values ($1, now())', [
        usesSecond ? second.id : first.id,
      ]);
      const eventId = await app.world.event();
      expect((await addRegistration(admin, eventId, first.email)).errors).toBeUndefined();
      expect(await usersAt(eventId)).toEqual([{ user_id: usesSecond ? second.id : first.id }]);
    }
  });

  test('links no second registration of the person', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const first = await app.world.person();
    const second = await app.world.membership(first);
    const eventId = await app.world.event();
    await app.world.eventRegistration(eventId, { person: { ...second, email: 'en-anden@adresse.example' } });
    expect((await addRegistration(admin, eventId, first.email)).errors).toBeUndefined();
    expect(await usersAt(eventId)).toEqual([{ user_id: second.id }, { user_id: null }]);
  });

  test('gets one mail to the staff, also as an employee with two accounts', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const other = await app.world.membership(admin);
    await app.db.sql(`update user_account set role = 'ADMIN' where id = $1`, [other.id]);
    const person = await app.world.person();
    const { errors } = await app.graphql('mutation { requestErasure(reason: null) { erasure { id } } }', {
      token: person.token,
    });
    expect(errors).toBeUndefined();
    expect(
      await app.db.sql(`select kind from mail where recipient = $1 and kind = 'erasure-awaiting'`, [admin.email]),
    ).toHaveLength(1);
  });
});
