import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { connectClient } from '../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { CUSTOMER_VARIABLE, dbRoles, USER_VARIABLE } from './roles.ts';
import { asCustomer, SEES_EVERYTHING } from './testing/asCustomer.ts';

let app: TestApp;
let client: pg.Client;
beforeAll(async () => {
  app = await createTestApp();
  client = await connectClient(app);
});
afterAll(async () => {
  await client.end();
  await app.close();
});

describe('the database', () => {
  test('shows a user only published events and own registrations, and lets a user change neither', async () => {
    const [me, colleague] = [await app.world.person(), await app.world.person()];
    const [published, draft] = [await app.world.event(), await app.world.event({ status: 'DRAFT' })];
    const ownRegistration = await app.world.eventRegistration(published, { person: me });
    for (const event of [published, draft]) await app.world.eventRegistration(event, { person: colleague });
    await app.world.eventRegistration(draft, { person: me });
    await app.world.eventRegistration(published);
    const visibleIds = async (table: string, userId: string) => {
      await client.query(
        `select ${SEES_EVERYTHING},
           set_config('role', '${dbRoles.customer}', false), set_config('${CUSTOMER_VARIABLE}', $1, false),
           set_config('${USER_VARIABLE}', $2, false)`,
        [me.customerId, userId],
      );
      return client
        .query(`select id from ${table}`)
        .finally(() => client.query('reset role'))
        .then(({ rows }) => rows.map(({ id }) => id as string));
    };
    expect(await visibleIds('event', me.id)).toEqual([published]);
    expect(await visibleIds('event_registration', me.id)).toEqual([ownRegistration]);
    // An API token has no user.
    expect(await visibleIds('event_registration', '')).toEqual([]);
    await expect(
      asCustomer(client, me.customerId!, () => client.query('update event set capacity = 1')),
    ).rejects.toThrow(/permission denied/);
    await expect(
      asCustomer(client, me.customerId!, () => client.query(`update event_registration set status = 'CONFIRMED'`)),
    ).rejects.toThrow(/permission denied/);
  });

  test('lets a sign-up only count places of events open to the caller, and register no other user', async () => {
    const person = await app.world.person();
    const events = {
      published: await app.world.event(),
      public: await app.world.event({ is_public: true }),
      draft: await app.world.event({ status: 'DRAFT' }),
      cancelled: await app.world.event({ status: 'CANCELLED', is_public: true }),
    };
    const runAsSignUp = async (userId: string, text: string, values: unknown[] = []) => {
      await client.query(
        `select ${SEES_EVERYTHING},
           set_config('role', '${dbRoles.signUp}', false), set_config('${USER_VARIABLE}', $1, false)`,
        [userId],
      );
      return client.query(text, values).finally(() => client.query('reset role'));
    };
    const updatableEvents = async (userId: string) =>
      (
        await runAsSignUp(
          userId,
          'update event set registration_count = registration_count where id = any($1) returning id',
          [Object.values(events)],
        )
      ).rows.map(({ id }) => id);
    expect((await updatableEvents(person.id)).sort()).toEqual([events.published, events.public].sort());
    expect(await updatableEvents('')).toEqual([events.public]);
    await expect(runAsSignUp(person.id, 'update event set capacity = 1')).rejects.toThrow(/permission denied/);
    await expect(runAsSignUp(person.id, 'delete from event_registration')).rejects.toThrow(/permission denied/);
    await expect(
      runAsSignUp(
        '',
        `insert into event_registration (id, event_id, user_id, name, email, created_at)
         values ('ereg_x', $1, $2, 'x', 'x@x.dk', now())`,
        [events.public, person.id],
      ),
    ).rejects.toThrow(/row-level security/);
  });
});
