import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { UNATTENDED_HEADER } from '../../domain/unattended.ts';
import { demoConfig } from '../config.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { openSocket } from '../testing/socket.ts';
import type { Person } from '../testing/World.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const ME = '{ viewer { user { id } } }';

/** As if the session had last been used so long ago. */
const leaveAlone = (sessionId: string, time: string) =>
  app.db.sql(`update session set last_used_at = now() - $2::interval where id = $1`, [sessionId, time]);

async function secondsSinceUse(sessionId: string): Promise<number> {
  const [row] = await app.db.sql<{ seconds: number }>(
    'select extract(epoch from now() - last_used_at)::float as seconds from session where id = $1',
    [sessionId],
  );
  return row!.seconds;
}

const ask = (token: string, headers: Record<string, string> = {}) =>
  app.portal.app
    .inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: ME },
      headers: { authorization: `Bearer ${token}`, ...headers },
    })
    .then((answer) => answer.json() as { errors?: { message: string; extensions: { code: string } }[] });

describe('a session that nobody has used for 12 hours', () => {
  test('has ended: over GraphQL and REST it is answered Token expired', async () => {
    const { sessionId, token } = await app.world.person();
    await leaveAlone(sessionId, '12 hours 1 second');
    expect((await ask(token)).errors?.[0]).toMatchObject({
      message: 'Token expired',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    expect(await app.rest('GET', '/api/auth/me', { token })).toMatchObject({
      status: 401,
      body: { message: 'Token expired' },
    });
    // Asking did not bring it back.
    expect((await ask(token)).errors?.[0]?.message).toBe('Token expired');
  });

  test('opens no socket', async () => {
    const { sessionId, token } = await app.world.person();
    await leaveAlone(sessionId, '13 hours');
    const socket = await openSocket(app, token);
    expect(await socket.closed()).toEqual({ code: 4401, reason: 'Token expired' });
  });

  test('closes the socket that is open at its end', async () => {
    const { sessionId, token } = await app.world.person();
    await leaveAlone(sessionId, '11 hours 59 minutes 58 seconds');
    const socket = await openSocket(app, token);
    expect(await socket.closed()).toEqual({ code: 4401, reason: 'Token expired' });
  });

  test('whose admin acts as a customer goes on as long as that', async () => {
    const admin = await app.world.person({ role: 'ADMIN' });
    const customer = await app.world.person();
    const acting = await app.world.session(customer.id, { actorId: admin.id, parentId: admin.sessionId });
    await Promise.all([leaveAlone(admin.sessionId, '11 hours'), leaveAlone(acting.sessionId, '11 hours')]);
    expect((await ask(acting.token)).errors).toBeUndefined();
    expect(await secondsSinceUse(admin.sessionId)).toBeLessThan(3600);
  });

  test('lasts as long as the setting says', async () => {
    const config = (hours?: string) =>
      demoConfig(
        { databaseUrl: 'x', migrationDatabaseUrl: 'x', jwtSecret: 'x', encryptionKeys: 'x' },
        hours === undefined ? {} : { SESSION_IDLE_HOURS: hours },
      );
    expect([config().sessionIdleHours, config('2').sessionIdleHours]).toEqual([12, 2]);
    for (const hours of ['0', '25', 'x', '-1']) expect(() => config(hours)).toThrow('SESSION_IDLE_HOURS');
    const { sessionId, token } = await app.world.person();
    await leaveAlone(sessionId, '2 hours 1 second');
    expect((await ask(token)).errors).toBeUndefined();
    await leaveAlone(sessionId, '2 hours 1 second');
    app.config.sessionIdleHours = 2;
    expect((await ask(token)).errors?.[0]?.message).toBe('Token expired');
    app.config.sessionIdleHours = 12;
  });
});

describe('a session that is used', () => {
  test.each<[string, (person: Person) => Promise<unknown>]>([
    ['over GraphQL', ({ token }) => ask(token)],
    ['over REST', ({ token }) => app.rest('GET', '/api/auth/me', { token })],
    [
      'by a query over a socket',
      async ({ token }) => {
        const client = createClient({
          url: `${app.url.replace('http', 'ws')}/graphql`,
          webSocketImpl: WebSocket,
          connectionParams: { authorization: `Bearer ${token}` },
        });
        for await (const _ of client.iterate({ query: ME })) break;
        await client.dispose();
      },
    ],
  ])('%s goes on, with one write in five minutes', async (_how, use) => {
    const person = await app.world.person();
    await leaveAlone(person.sessionId, '11 hours');
    await use(person);
    expect(await secondsSinceUse(person.sessionId)).toBeLessThan(3600);
    await leaveAlone(person.sessionId, '4 minutes');
    await use(person);
    expect(await secondsSinceUse(person.sessionId)).toBeGreaterThanOrEqual(240);
  });

  test('only by pages that ask by themselves, or by events on an open socket, does not go on', async () => {
    const person = await app.world.person();
    await leaveAlone(person.sessionId, '11 hours');
    expect((await ask(person.token, { [UNATTENDED_HEADER]: '1' })).errors).toBeUndefined();
    const socket = await openSocket(app, person.token);
    const next = await socket.watch('subscription { departmentChanged { deletedId } }');
    const colleague = await app.world.person({ customerId: person.customerId });
    await app.graphql('mutation { createDepartment(input: { name: "Salg", contactPerson: "Ida" }) { deletedId } }', {
      token: colleague.token,
    });
    expect(await next()).toEqual({ departmentChanged: { deletedId: null } });
    await socket.close();
    expect(await secondsSinceUse(person.sessionId)).toBeGreaterThan(10 * 3600);
  });

  test('keeps its open socket beyond the moment at which it would have ended', async () => {
    const { sessionId, token } = await app.world.person();
    await leaveAlone(sessionId, '11 hours 59 minutes 52 seconds');
    // By the socket, by the request, and by the socket again when the session would have ended.
    const threeLookUps = lookUpsOf(sessionId, 3);
    const socket = await openSocket(app, token);
    expect((await ask(token)).errors).toBeUndefined();
    await threeLookUps;
    expect(await socket.errors('query { unknown }')).toHaveLength(1);
    await socket.close();
  });

  test('ends 24 hours after its sign-in all the same', async () => {
    const { id } = await app.world.person();
    const { token } = await app.world.session(id, { expiresAt: new Date(Date.now() - 1_000) });
    expect((await ask(token)).errors?.[0]?.message).toBe('Token expired');
  });
});

/** Resolves when a session has been looked up so many times from now on. */
function lookUpsOf(sessionId: string, times: number): Promise<void> {
  const { reads } = app.portal.services;
  const enter = reads.enter.bind(reads);
  let count = 0;
  return new Promise((resolve) => {
    reads.enter = async (text, values, toContext) => {
      const row = await enter(text, values, toContext);
      if (values[0] === sessionId && ++count === times) resolve();
      return row;
    };
  });
}
