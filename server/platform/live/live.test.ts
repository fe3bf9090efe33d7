import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp, type Portal } from '../../app.ts';
import { rooms } from '../../rooms.ts';
import { recordActivity } from '../../rooms/companies/activity/activity.service.ts';
import { nextTitle, openSubscribedSocket, SUBSCRIBE } from '../../testing/activityUpdates.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { slowTimeLimits } from '../../testing/slowTimeLimits.ts';
import { openSocket } from '../../testing/socket.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import { timeLimits } from '../timeLimits.ts';
import { PostgresTransport } from './PostgresTransport.ts';

let app: TestApp;
let replica: Portal;
beforeAll(async () => {
  app = await createTestApp({ timeLimits: { ...slowTimeLimits, socketInit: timeLimits.socketInit } });
  replica = await createApp({ ...app.config, port: 0 }, { rooms, runJobs: false });
  await replica.listen();
});
afterAll(async () => {
  await replica.close();
  await app.close();
});

const actor = { actorId: null, actorName: 'Nogen', subjectId: null, subjectName: null };

const addActivity = (portal: Portal, customerId: string, title: string) =>
  portal.services.writes.run({ role: dbRoles.system }, (write) =>
    recordActivity(write, actor, { customerId, entityType: 'customer', entityId: customerId, title }),
  );

const cutListeningConnections = () =>
  app.db.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where query = 'listen outbox' and datname = current_database()`,
  );

describe('a live event of a company', () => {
  test('reaches its subscribers, whichever replica wrote the change', async () => {
    const person = await app.world.person();
    const socket = await openSubscribedSocket(app, person.token);
    for (const portal of [app.portal, replica]) {
      await addActivity(portal, person.customerId!, 'Første');
      expect(await nextTitle(socket)).toBe('Første');
    }
    await socket.close();
  });

  test('does not reach subscribers of another company', async () => {
    const person = await app.world.person();
    const other = await app.world.person();
    const socket = await openSubscribedSocket(app, other.token);
    await addActivity(app.portal, person.customerId!, 'Hemmeligt');
    await addActivity(app.portal, other.customerId!, 'Vores eget');
    expect(await nextTitle(socket)).toBe('Vores eget');
    await socket.close();
  });

  test('is not published when its transaction is rolled back', async () => {
    const person = await app.world.person();
    const socket = await openSubscribedSocket(app, person.token);
    await expect(
      app.portal.services.writes.run({ role: dbRoles.system }, async (write) => {
        await recordActivity(write, actor, {
          customerId: person.customerId!,
          entityType: 'customer',
          entityId: 'x',
          title: 'Aldrig sket',
        });
        throw new Error('fortrudt');
      }),
    ).rejects.toThrow('fortrudt');
    await addActivity(app.portal, person.customerId!, 'Virkelig sket');
    expect(await nextTitle(socket)).toBe('Virkelig sket');
    expect(await app.db.sql(`select 1 from activity where title = 'Aldrig sket'`)).toEqual([]);
    await socket.close();
  });

  test('is neither late nor lost when an older transaction commits later', async () => {
    const person = await app.world.person();
    const socket = await openSubscribedSocket(app, person.token);
    let release: () => void = () => undefined;
    let isRecorded = false;
    const slow = app.portal.services.writes.run({ role: dbRoles.system }, async (write) => {
      await recordActivity(write, actor, {
        customerId: person.customerId!,
        entityType: 'customer',
        entityId: 'x',
        title: 'Langsom',
      });
      isRecorded = true;
      await new Promise<void>((resolve) => (release = resolve));
    });
    await waitUntil(() => isRecorded);
    // The second event does not wait for the first.
    await addActivity(app.portal, person.customerId!, 'Hurtig');
    expect(await nextTitle(socket)).toBe('Hurtig');
    release();
    await slow;
    expect(await nextTitle(socket)).toBe('Langsom');
    await socket.close();
  });

  test('is delivered once and in order when one read takes several batches', async () => {
    const customerId = await app.world.company();
    const COUNT = 1_203;
    const delivered: string[] = [];
    const { reads, log } = app.portal.services;
    const transport = new PostgresTransport(app.config.databaseUrl, reads, log);
    await transport.start(
      (events) => delivered.push(...events.filter((event) => event.customerId === customerId).map(({ id }) => id)),
      () => undefined,
    );
    await app.db.sql(
      `insert into outbox_event (topic, entity_id, customer_id)
       select 'activity.added', n::text, $1 from generate_series(1, $2::int) n`,
      [customerId, COUNT],
    );
    await addActivity(app.portal, customerId, 'Den sidste');
    await waitUntil(() => delivered.length > COUNT);
    await transport.stop();
    expect(delivered.slice(0, COUNT)).toEqual(Array.from({ length: COUNT }, (_, index) => String(index + 1)));
  });

  test('is delivered after the database connection was lost, even if it was published meanwhile', async () => {
    const person = await app.world.person();
    const socket = await openSubscribedSocket(app, person.token);
    await cutListeningConnections();
    await addActivity(app.portal, person.customerId!, 'Imens');
    expect(await nextTitle(socket)).toBe('Imens');
    await socket.close();
  });

  test.each([
    { name: 'is reported as missed when it may be deleted before the connection is back', eventsKeptMs: 0 },
    { name: 'is not reported as missed when the connection is back in time', eventsKeptMs: 3_600_000 },
  ])('$name', async ({ eventsKeptMs }) => {
    const { reads, log } = app.portal.services;
    const transport = new PostgresTransport(app.config.databaseUrl, reads, log, { eventsKeptMs });
    const delivered = new Set<string>();
    const reports: string[] = [];
    await transport.start(
      (events) => events.forEach(({ id }) => delivered.add(id)),
      () => reports.push('missed'),
    );
    const person = await app.world.person();
    await cutListeningConnections();
    await addActivity(app.portal, person.customerId!, 'Imens');
    await waitUntil(() => delivered.size > 0);
    await transport.stop();
    expect(reports).toEqual(eventsKeptMs ? [] : ['missed']);
  });
});

describe('a socket', () => {
  test('closes when the user signs out on another replica', async () => {
    const person = await app.world.person();
    const socket = await openSubscribedSocket(app, person.token);
    await replica.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect((await socket.closed()).code).toBe(4401);
  });

  test('closes when the session expires', async () => {
    const person = await app.world.person();
    const { token } = await app.world.session(person.id, { expiresAt: new Date(Date.now() + 1_500) });
    const socket = await openSocket(app, token);
    expect((await socket.closed()).code).toBe(4401);
  });

  test('without a token is closed when it sends an operation that needs a session', async () => {
    for (const query of [SUBSCRIBE, '{ viewer { user { id } } }']) {
      const socket = await openSocket(app);
      socket.send({ id: 'x', type: 'subscribe', payload: { query } });
      expect(await socket.closed()).toEqual({ code: 4401, reason: 'No token provided' });
    }
  });

  test('is refused with an invalid token and for a page of another origin', async () => {
    expect((await (await openSocket(app, 'wrong')).closed()).code).toBe(4401);
    const person = await app.world.person();
    await expect(openSocket(app, person.token, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await (await openSocket(app, person.token, { origin: app.url })).close();
  });

  test('is closed when it sends no connection_init within three seconds', async () => {
    const socket = await openSocket(app, undefined, { init: false });
    expect((await socket.closed()).code).toBe(4408);
  });

  test('carries at most 50 subscriptions', async () => {
    const person = await app.world.person();
    const socket = await openSocket(app, person.token);
    for (let i = 0; i < 50; i++) socket.send({ id: `s${i}`, type: 'subscribe', payload: { query: SUBSCRIBE } });
    socket.send({ id: 'last', type: 'subscribe', payload: { query: SUBSCRIBE } });
    const { payload } = await socket.next(({ id }) => id === 'last');
    expect(payload).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED' } }]);
    await socket.close();
  });

  test('answers queries too', async () => {
    const person = await app.world.person();
    const socket = await openSocket(app, person.token);
    socket.send({ id: 'me', type: 'subscribe', payload: { query: '{ viewer { user { id } } }' } });
    expect(await socket.next(({ id, type }) => id === 'me' && type === 'next')).toMatchObject({
      payload: { data: { viewer: { user: { id: person.id } } } },
    });
    await socket.close();
  });

  test('opens with a partner’s API token', async () => {
    const customerId = await app.world.company();
    const { token } = await app.world.apiToken(customerId);
    const socket = await openSubscribedSocket(app, token);
    await addActivity(app.portal, customerId, 'Til partneren');
    expect(await nextTitle(socket)).toBe('Til partneren');
    await socket.close();
  });
});

describe('a live event with very many subscribers', () => {
  test('uses no more readers at once than there are database connections, and reaches all subscribers', async () => {
    const { world, portal, config } = app;
    const [customerId, SOCKETS, SUBSCRIPTIONS_PER_SOCKET] = [await world.company(), 8, 40];
    const { token } = await world.person({ customerId });
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => openSocket(app, token)));
    for (const socket of sockets) {
      for (let i = 0; i < SUBSCRIPTIONS_PER_SOCKET; i += 1)
        socket.send({ id: `live${i}`, type: 'subscribe', payload: { query: SUBSCRIBE } });
      await socket.errors('{ nothing }');
    }
    const { reads } = portal.services;
    const readers = { now: 0, most: 0, count: 0 };
    const run = reads.run.bind(reads);
    reads.run = async (...args) => {
      if (!args[1].compile(sqlBuilder).sql.includes('from "activity"')) return run(...args) as never;
      readers.count += 1;
      readers.most = Math.max(readers.most, (readers.now += 1));
      return run(...args).finally(() => (readers.now -= 1)) as never;
    };
    await addActivity(portal, customerId, 'For alle');
    for (const socket of sockets) {
      for (let i = 0; i < SUBSCRIPTIONS_PER_SOCKET; i += 1)
        expect(await socket.next(({ id }) => id === `live${i}`)).toMatchObject({
          payload: { data: { activityAdded: { title: 'For alle' } } },
        });
    }
    reads.run = run;
    expect(readers.count).toBe(SOCKETS * SUBSCRIPTIONS_PER_SOCKET);
    expect(readers.most).toBeLessThanOrEqual(config.poolSize);
    // A second event is delivered only if all slots were released.
    await addActivity(portal, customerId, 'Og igen');
    for (const socket of sockets)
      expect(await socket.next(({ id }) => id === 'live0')).toMatchObject({
        payload: { data: { activityAdded: { title: 'Og igen' } } },
      });
    await Promise.all(sockets.map((socket) => socket.close()));
  });
});
