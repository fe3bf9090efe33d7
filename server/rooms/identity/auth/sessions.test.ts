import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { UNATTENDED_HEADER } from '../../../../domain/basics/unattended.ts';
import { demoConfig } from '../../../platform/config.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { openSocket } from '../../../testing/socket.ts';
import { socketUrl } from '../../../testing/socketUrl.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const ME = '{ viewer { user { id } } }';

/** Sets the last use of a session to `time` ago. */
const setLastUse = (sessionId: string, time: string) =>
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

describe('an unused session', () => {
  test('has ended after 12 hours: GraphQL and REST answer Token expired', async () => {
    const { sessionId, token } = await app.world.person();
    await setLastUse(sessionId, '12 hours 1 second');
    expect((await ask(token)).errors?.[0]).toMatchObject({
      message: 'Token expired',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    expect(await app.rest('GET', '/api/auth/me', { token })).toMatchObject({
      status: 401,
      body: { message: 'Token expired' },
    });
    // The refused request did not extend the session.
    expect((await ask(token)).errors?.[0]?.message).toBe('Token expired');
  });

  test('cannot open a socket after 12 hours', async () => {
    const { sessionId, token } = await app.world.person();
    await setLastUse(sessionId, '13 hours');
    const socket = await openSocket(app, token);
    expect(await socket.closed()).toEqual({ code: 4401, reason: 'Token expired' });
  });

  test('closes its open socket after 12 hours', async () => {
    const { sessionId, token } = await app.world.person();
    await setLastUse(sessionId, '11 hours 59 minutes 58 seconds');
    const socket = await openSocket(app, token);
    expect(await socket.closed()).toEqual({ code: 4401, reason: 'Token expired' });
  });

  test('counts as used while an impersonation that was started from it is used', async () => {
    const admin = await app.world.person({ role: 'ADMIN' });
    const customer = await app.world.person();
    const acting = await app.world.session(customer.id, { actorId: admin.id, parentId: admin.sessionId });
    await Promise.all([setLastUse(admin.sessionId, '11 hours'), setLastUse(acting.sessionId, '11 hours')]);
    expect((await ask(acting.token)).errors).toBeUndefined();
    expect(await secondsSinceUse(admin.sessionId)).toBeLessThan(3600);
  });

  test('ends after the hours in SESSION_IDLE_HOURS, 12 by default', async () => {
    const config = (hours?: string) =>
      demoConfig(
        { databaseUrl: 'x', migrationDatabaseUrl: 'x', jwtSecret: 'x', encryptionKeys: 'x' },
        hours === undefined ? {} : { SESSION_IDLE_HOURS: hours },
      );
    expect([config().sessionIdleHours, config('2').sessionIdleHours]).toEqual([12, 2]);
    for (const hours of ['0', '25', 'x', '-1']) expect(() => config(hours)).toThrow('SESSION_IDLE_HOURS');
    const { sessionId, token } = await app.world.person();
    await setLastUse(sessionId, '2 hours 1 second');
    expect((await ask(token)).errors).toBeUndefined();
    await setLastUse(sessionId, '2 hours 1 second');
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
          url: socketUrl(app.url),
          webSocketImpl: WebSocket,
          connectionParams: { authorization: `Bearer ${token}` },
        });
        for await (const _ of client.iterate({ query: ME })) break;
        await client.dispose();
      },
    ],
  ])('%s is extended, with at most one write in five minutes', async (_name, use) => {
    const person = await app.world.person();
    await setLastUse(person.sessionId, '11 hours');
    await use(person);
    expect(await secondsSinceUse(person.sessionId)).toBeLessThan(3600);
    await setLastUse(person.sessionId, '4 minutes');
    await use(person);
    expect(await secondsSinceUse(person.sessionId)).toBeGreaterThanOrEqual(240);
  });

  test('only by automatic requests or by events on an open socket is not extended', async () => {
    const person = await app.world.person();
    await setLastUse(person.sessionId, '11 hours');
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

  test('keeps its open socket beyond its former expiry', async () => {
    const { sessionId, token } = await app.world.person();
    await setLastUse(sessionId, '11 hours 59 minutes 52 seconds');
    // Looked up by the socket, by the request, and by the socket again at the former expiry.
    const threeLookUps = waitForLookups(sessionId, 3);
    const socket = await openSocket(app, token);
    expect((await ask(token)).errors).toBeUndefined();
    await threeLookUps;
    expect(await socket.errors('query { unknown }')).toHaveLength(1);
    await socket.close();
  });

  test('still ends 24 hours after its sign-in', async () => {
    const { id } = await app.world.person();
    const { token } = await app.world.session(id, { expiresAt: new Date(Date.now() - 1_000) });
    expect((await ask(token)).errors?.[0]?.message).toBe('Token expired');
  });
});

/** Resolves when a session has been looked up `times` more times, by requests or by its sockets. */
function waitForLookups(sessionId: string, times: number): Promise<void> {
  const { reads } = app.portal.services;
  const enter = reads.readAndSetContext.bind(reads);
  const runSql = reads.runSql.bind(reads);
  let count = 0;
  return new Promise((resolve) => {
    const countLookup = (ids: unknown) => {
      if ([ids].flat().includes(sessionId) && ++count === times) resolve();
    };
    reads.readAndSetContext = async (text, values, toContext) => {
      const row = await enter(text, values, toContext);
      countLookup(values[0]);
      return row;
    };
    reads.runSql = (async (...args: Parameters<typeof runSql>) => {
      const rows = await runSql(...args);
      if (args[1].includes('session_of(')) countLookup(args[2]?.[0]);
      return rows;
    }) as typeof reads.runSql;
  });
}
