import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { recordActivity } from '../../rooms/companies/activity/activity.service.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { openRawSocket } from '../../testing/rawSocket.ts';
import { slowTimeLimits } from '../../testing/slowTimeLimits.ts';
import { openSocket, type TestSocket } from '../../testing/socket.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import { dbRoles } from '../db/roles.ts';

const ACTIVITIES = 'subscription { activityAdded { id title description } }';
const ADMIN_ACTIVITIES = 'subscription { adminActivityAdded { title } }';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ timeLimits: { ...slowTimeLimits, announcement: 1_000_000_000 } });
});
afterAll(() => app.close());

const actor = { actorId: null, actorName: 'Nogen', subjectId: null, subjectName: null };
const addActivity = (customerId: string, title: string, description?: string) =>
  app.portal.services.writes.run({ role: dbRoles.system }, (write) =>
    recordActivity(write, actor, {
      customerId,
      entityType: 'customer',
      entityId: customerId,
      title,
      ...(description && { description }),
    }),
  );

/** Opens a socket with a subscription named `live`, which has started. */
async function subscribe(token: string, query = ACTIVITIES): Promise<TestSocket> {
  const socket = await openSocket(app, token);
  socket.send({ id: 'live', type: 'subscribe', payload: { query } });
  // A query on the same socket is answered only after the subscription has started.
  await socket.errors('{ nothing }');
  return socket;
}
const nextMessage = (socket: TestSocket, id = 'live') => socket.next((message) => message.id === id);
const nextTitle = async (socket: TestSocket, id = 'live') => {
  const { payload } = await nextMessage(socket, id);
  return (payload as { data: { activityAdded: { title: string } } }).data.activityAdded.title;
};
const closeAll = (sockets: TestSocket[]) => Promise.all(sockets.map((socket) => socket.close()));

describe('an event', () => {
  test('is sent with the id of each subscription', async () => {
    const { customerId, token } = await app.world.person();
    const socket = await openSocket(app, token);
    const ids = ['en', 'med "tegn" \\ og æøå', '3'];
    for (const id of ids) socket.send({ id, type: 'subscribe', payload: { query: ACTIVITIES } });
    await socket.errors('{ nothing }');
    await addActivity(customerId!, 'Med id');
    for (const id of ids) expect(await nextTitle(socket, id)).toBe('Med id');
    await socket.close();
  });

  test('is looked up for the rights of all subscribers in one statement', async () => {
    const customerId = await app.world.company();
    const people = await Promise.all(Array.from({ length: 5 }, () => app.world.person({ customerId })));
    const sockets = await Promise.all(people.map(({ token }) => subscribe(token)));
    const { reads } = app.portal.services;
    const runSql = reads.runSql.bind(reads);
    let lookups = 0;
    reads.runSql = (async (...args: Parameters<typeof runSql>) => {
      if (args[1].includes('session_of')) lookups += 1;
      return runSql(...args);
    }) as typeof reads.runSql;
    await addActivity(customerId, 'Samlet');
    for (const socket of sockets) expect(await nextTitle(socket)).toBe('Samlet');
    reads.runSql = runSql;
    expect(lookups).toBe(1);
    await closeAll(sockets);
  });

  test('reaches each subscriber once and in order', async () => {
    const customerId = await app.world.company();
    const people = await Promise.all(Array.from({ length: 3 }, () => app.world.person({ customerId })));
    const sockets = await Promise.all(people.map(({ token }) => subscribe(token)));
    const titles = Array.from({ length: 30 }, (_, i) => `Nummer ${i}`);
    for (const title of titles) await addActivity(customerId, title);
    for (const socket of sockets) {
      const received: string[] = [];
      for (const _ of titles) received.push(await nextTitle(socket));
      expect(received).toEqual(titles);
    }
    await addActivity(customerId, 'Den sidste');
    for (const socket of sockets) expect(await nextTitle(socket)).toBe('Den sidste');
    await closeAll(sockets);
  });

  test('that concerns all companies reaches a socket later than one about its own company', async () => {
    const { customerId, token } = await app.world.person();
    const socket = await subscribe(token, 'subscription { eventChanged { edge { node { id } } } }');
    socket.send({ id: 'own', type: 'subscribe', payload: { query: ACTIVITIES } });
    await socket.errors('{ nothing }');
    const id = await app.world.event();
    await app.portal.services.writes.run({ role: dbRoles.system }, async ({ publish }) =>
      publish({ topic: 'event.changed', id, customerId: null }),
    );
    await addActivity(customerId!, 'Egen');
    expect((await socket.next((message) => message.id !== undefined)).id).toBe('own');
    await socket.close();
  });
});

describe('a subscriber', () => {
  test('receives the values of its own user, again and again', async () => {
    const customerId = await app.world.company();
    const people = [await app.world.person({ customerId }), await app.world.person({ customerId })];
    const query = 'subscription { userChanged { edge { node { id isViewer } } } }';
    const sockets = await Promise.all(people.map(({ token }) => subscribe(token, query)));
    for (const changed of [people[0]!, people[1]!, people[0]!]) {
      await app.portal.services.writes.run({ role: dbRoles.system }, async ({ publish }) =>
        publish({ topic: 'user.changed', id: changed.id, customerId }),
      );
      for (const [i, socket] of sockets.entries())
        expect((await nextMessage(socket)).payload).toEqual({
          data: { userChanged: { edge: { node: { id: changed.id, isViewer: people[i] === changed } } } },
        });
    }
    await closeAll(sockets);
  });

  test('is not delayed by one of its company that does not read', async () => {
    const customerId = await app.world.company();
    const [slow, fast] = [await app.world.person({ customerId }), await app.world.person({ customerId })];
    const raw = await openRawSocket(app.url);
    raw.send({ type: 'connection_init', payload: { authorization: `Bearer ${slow.token}` } });
    await waitUntil(() => raw.received().includes('connection_ack'));
    for (let i = 0; i < 40; i += 1) raw.send({ id: `s${i}`, type: 'subscribe', payload: { query: ACTIVITIES } });
    raw.send({ id: 'last', type: 'subscribe', payload: { query: '{ viewer { user { id } } }' } });
    await waitUntil(() => raw.received().includes('"complete"'));
    raw.tcp.pause();
    const socket = await subscribe(fast.token);
    for (let i = 0; i < 12; i += 1) {
      await addActivity(customerId, `Stor ${i}`, 'x'.repeat(200_000));
      expect(await nextTitle(socket)).toBe(`Stor ${i}`);
    }
    raw.tcp.destroy();
    await socket.close();
    await waitUntil(() => app.portal.services.memory.held === 0);
  });
});

describe('a subscriber receives nothing more', () => {
  test.each([
    { name: 'once the session has ended', sql: 'update session set ended_at = now() where user_id = $1' },
    { name: 'once the session has expired', sql: `update session set expires_at = now() where user_id = $1` },
    { name: 'once the user is deactivated', sql: 'update user_account set deactivated_at = now() where id = $1' },
  ])('$name', async ({ sql }) => {
    const customerId = await app.world.company();
    const [stays, leaves] = [await app.world.person({ customerId }), await app.world.person({ customerId })];
    const sockets = [await subscribe(stays.token), await subscribe(leaves.token)];
    await addActivity(customerId, 'For begge');
    for (const socket of sockets) expect(await nextTitle(socket)).toBe('For begge');
    // Without a live event, so that only the check at the event can notice.
    await app.db.sql(sql, [leaves.id]);
    await addActivity(customerId, 'Kun for den ene');
    expect(await nextTitle(sockets[0]!)).toBe('Kun for den ene');
    expect(await nextMessage(sockets[1]!)).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    await closeAll(sockets);
  });

  test('once an admin has become a user', async () => {
    const { customerId } = await app.world.person();
    const admins = [
      await app.world.person({ role: 'ADMIN', customerId: null }),
      await app.world.person({ role: 'ADMIN', customerId: null }),
    ];
    const sockets = await Promise.all(admins.map(({ token }) => subscribe(token, ADMIN_ACTIVITIES)));
    const titles = (message: { payload?: unknown }) => message.payload;
    await addActivity(customerId!, 'For admins');
    for (const socket of sockets)
      expect(titles(await nextMessage(socket))).toEqual({ data: { adminActivityAdded: { title: 'For admins' } } });
    await app.db.sql(`update user_account set role = 'USER' where id = $1`, [admins[1]!.id]);
    await addActivity(customerId!, 'Kun for en admin');
    expect(titles(await nextMessage(sockets[0]!))).toEqual({
      data: { adminActivityAdded: { title: 'Kun for en admin' } },
    });
    const refused = await nextMessage(sockets[1]!);
    expect(JSON.stringify(refused)).toContain('FORBIDDEN');
    expect(JSON.stringify(refused)).not.toContain('Kun for en admin');
    await closeAll(sockets);
  });

  test('once the token is revoked', async () => {
    const customerId = await app.world.company();
    const tokens = [await app.world.apiToken(customerId), await app.world.apiToken(customerId)];
    const sockets = await Promise.all(tokens.map(({ token }) => subscribe(token)));
    await app.db.sql('update api_token set revoked_at = now() where id = $1', [tokens[1]!.id]);
    await addActivity(customerId, 'Kun for den ene');
    expect(await nextTitle(sockets[0]!)).toBe('Kun for den ene');
    expect(await nextMessage(sockets[1]!)).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    await closeAll(sockets);
  });
});
