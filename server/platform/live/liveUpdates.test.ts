import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { recordActivity } from '../../rooms/companies/activity/activity.service.ts';
import { nextTitle, openSubscribedSocket, SUBSCRIBE } from '../../testing/activityUpdates.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { openRawSocket, type RawSocket } from '../../testing/rawSocket.ts';
import { openSocket } from '../../testing/socket.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import { demoConfig } from '../config.ts';
import { dbRoles } from '../db/roles.ts';

const SUBSCRIPTIONS = 50;
/** Size of one message. Kernels buffer a few megabytes for a client that does not read. */
const MESSAGE_LENGTH = 200_000;
const QUEUE_BYTES = 64 * 1024;

let app: TestApp;
const { limits } = demoConfig({ databaseUrl: '', migrationDatabaseUrl: '', jwtSecret: '', encryptionKeys: '' }, {});
beforeAll(async () => {
  app = await createTestApp({ limits: { ...limits, socketQueueBytes: QUEUE_BYTES, socketReadSeconds: 5 } });
});
afterAll(() => app.close());

const SYSTEM_ACTOR = { actorId: null, actorName: 'Nogen', subjectId: null, subjectName: null };
const recordEvent = (customerId: string, title: string, description?: string) =>
  app.portal.services.writes.run({ role: dbRoles.system }, (write) =>
    recordActivity(write, SYSTEM_ACTOR, {
      customerId,
      entityType: 'customer',
      entityId: customerId,
      title,
      ...(description && { description }),
    }),
  );

/** Opens a socket with the maximum number of subscriptions that then stops reading. */
async function openStalledSocket(token: string): Promise<RawSocket> {
  const raw = await openRawSocket(app.url);
  raw.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
  await waitUntil(() => raw.received().includes('connection_ack'));
  for (let i = 0; i < SUBSCRIPTIONS - 1; i += 1)
    raw.send({ id: `s${i}`, type: 'subscribe', payload: { query: SUBSCRIBE } });
  // The answer to this query arrives after the subscriptions have started.
  raw.send({ id: 'last', type: 'subscribe', payload: { query: '{ viewer { user { id } } }' } });
  await waitUntil(() => raw.received().includes('"complete"'));
  raw.tcp.pause();
  return raw;
}

describe('a client that stops reading its subscriptions', () => {
  test('does not delay updates of other clients, has a limited queue, and is disconnected', async () => {
    const [attacker, other] = [await app.world.person(), await app.world.person()];
    const raw = await openStalledSocket(attacker.token);
    const socket = await openSubscribedSocket(app, other.token);
    let mostHeldBytes = 0;
    const watching = setInterval(() => (mostHeldBytes = Math.max(mostHeldBytes, app.portal.services.memory.held)), 1);
    for (let i = 0; i < 10; i += 1) await recordEvent(attacker.customerId!, 'Stor', 'x'.repeat(MESSAGE_LENGTH));
    for (let i = 0; i < 10; i += 1) {
      await recordEvent(other.customerId!, `Nyhed ${i}`);
      expect(await nextTitle(socket)).toBe(`Nyhed ${i}`);
    }
    await waitUntil(() => app.portal.services.memory.held === 0);
    clearInterval(watching);
    // Reads the data that the kernels have buffered, up to the end of the connection.
    raw.tcp.resume();
    await raw.closed;
    // The queue, and for each of the few slots one message that is read and one that is sent.
    expect(mostHeldBytes).toBeGreaterThan(QUEUE_BYTES);
    expect(mostHeldBytes).toBeLessThan(QUEUE_BYTES + app.config.poolSize * 4 * MESSAGE_LENGTH);
    await recordEvent(attacker.customerId!, 'Efter');
    await recordEvent(other.customerId!, 'Til sidst');
    expect(await nextTitle(socket)).toBe('Til sidst');
    await socket.close();
  });

  test('does not delay updates of a public event for guests', async () => {
    const attacker = await app.world.person();
    const raw = await openStalledSocket(attacker.token);
    for (let i = 0; i < 5; i += 1) await recordEvent(attacker.customerId!, 'Stor', 'x'.repeat(MESSAGE_LENGTH));
    const publicLink = randomUUID();
    const id = await app.world.event({ is_public: true, public_link: publicLink });
    const visitor = await openSocket(app);
    const next = await visitor.watch(
      'subscription ($publicLink: String!) { publicEventChanged(publicLink: $publicLink) { title } }',
      { publicLink },
    );
    await app.portal.services.writes.run({ role: dbRoles.system }, async (write) =>
      write.publish({ topic: 'event.changed', id, customerId: null }),
    );
    expect((await next()).publicEventChanged.title).toEqual(expect.any(String));
    raw.tcp.destroy();
    await visitor.close();
    await waitUntil(() => app.portal.services.live.listenerCount('activity.added') === 0);
  });
});

describe('a subscription', () => {
  test('leaves no listener behind when one of its messages fails', async () => {
    const person = await app.world.person();
    const { live, reads } = app.portal.services;
    const before = live.listenerCount('activity.added');
    const socket = await openSubscribedSocket(app, person.token);
    const run = reads.run.bind(reads);
    let isBroken = true;
    // The events themselves are read by the system.
    reads.run = ((...args: Parameters<typeof run>) =>
      isBroken && args[0].role === dbRoles.customer
        ? Promise.reject(new Error('gone'))
        : run(...args)) as typeof reads.run;
    await recordEvent(person.customerId!, 'Fejler');
    const { payload } = await socket.next(({ type }) => type === 'error');
    isBroken = false;
    reads.run = run;
    expect(payload).toEqual([
      {
        message: 'Der opstod en fejl. Prøv igen senere.',
        extensions: { code: 'INTERNAL', requestId: expect.any(String) },
      },
    ]);
    expect(live.listenerCount('activity.added')).toBe(before);
    await socket.close();
  });

  test('is charged for each of its messages', async () => {
    const person = await app.world.person();
    const socket = await openSubscribedSocket(app, person.token);
    const { allowance } = app.portal.services;
    const used = () => allowance.statusOf({ kind: 'session', userId: person.id } as never).used;
    await recordEvent(person.customerId!, 'Første');
    await nextTitle(socket);
    const afterFirst = used();
    await recordEvent(person.customerId!, 'Anden');
    await nextTitle(socket);
    expect(used()).toBe(afterFirst + 2);
    await socket.close();
  });
});
