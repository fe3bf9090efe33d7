import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { recordActivity } from '../../rooms/companies/activity/recordActivity.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { openRawSocket } from '../../testing/rawSocket.ts';
import { openSocket, type TestSocket } from '../../testing/socket.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import type { Person } from '../../testing/World.ts';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import { SharedAnswers } from './SharedAnswers.ts';

const ACTIVITIES = 'subscription { activityAdded { id title description } }';
const ADMIN_ACTIVITIES = 'subscription { adminActivityAdded { title } }';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // Answers are kept for as long as a slow machine needs.
  Object.assign(app.portal.services.live, { answers: new SharedAnswers(Infinity) });
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

interface Options {
  query?: string;
  variables?: object;
  extensions?: object;
}

/** Opens a socket with a subscription named `live`, which has started. */
async function subscribe(token: string, { query = ACTIVITIES, ...rest }: Options = {}): Promise<TestSocket> {
  const socket = await openSocket(app, token);
  socket.send({ id: 'live', type: 'subscribe', payload: { query, ...rest } });
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

/** Counts the reads of a table that `work` causes for subscribers. With `before`, each of them waits for it. */
async function countReads(table: string, work: () => Promise<void>, before?: () => Promise<void>): Promise<number> {
  const { reads } = app.portal.services;
  const run = reads.run.bind(reads);
  let count = 0;
  reads.run = (async (...args: Parameters<typeof run>) => {
    if (args[1].compile(sqlBuilder).sql.includes(`from "${table}"`)) {
      count += 1;
      await before?.();
    }
    return run(...args);
  }) as typeof reads.run;
  await work().finally(() => (reads.run = run));
  return count;
}

describe('an event', () => {
  test('is read once for each document, however many sockets and users subscribe to it', async () => {
    const customerId = await app.world.company();
    const people = await Promise.all(Array.from({ length: 4 }, () => app.world.person({ customerId })));
    const other = 'subscription { activityAdded { title } }';
    const sockets = await Promise.all(
      Array.from({ length: 24 }, (_, i) => subscribe(people[i % 4]!.token, i % 2 ? { query: other } : {})),
    );
    const readForBoth = await countReads('activity', async () => {
      await addActivity(customerId, 'For alle');
      for (const socket of sockets) expect(await nextTitle(socket)).toBe('For alle');
    });
    expect(readForBoth).toBe(2);
    await closeAll(sockets);
  });

  test('is sent with the id of each subscription', async () => {
    const { customerId, token } = await app.world.person();
    const socket = await openSocket(app, token);
    const ids = ['en', 'med "tegn" \\ og æøå', '3'];
    for (const id of ids) socket.send({ id, type: 'subscribe', payload: { query: ACTIVITIES } });
    await socket.errors('{ nothing }');
    const count = await countReads('activity', async () => {
      await addActivity(customerId!, 'Med id');
      for (const id of ids) expect(await nextTitle(socket, id)).toBe('Med id');
    });
    expect(count).toBe(1);
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
});

describe('a read is not shared with a subscriber', () => {
  const cases: {
    name: string;
    /** The other subscriber, beside an administrator of the same company. */
    other: (administrator: Person) => Promise<{ token: string } & Options>;
    options?: Options;
  }[] = [
    {
      name: 'of another role',
      other: ({ customerId }) => app.world.person({ customerId, companyRole: 'BUYER' }),
    },
    {
      name: 'with other variables',
      options: {
        query: 'subscription ($short: Boolean!) { activityAdded { title description @skip(if: $short) } }',
        variables: { short: false },
      },
      other: async ({ token }) => ({
        token,
        query: 'subscription ($short: Boolean!) { activityAdded { title description @skip(if: $short) } }',
        variables: { short: true },
      }),
    },
    {
      name: 'that is an admin who acts as the user',
      other: async ({ id }) => {
        const admin = await app.world.person({ role: 'ADMIN', customerId: null });
        return app.world.session(id, { actorId: admin.id });
      },
    },
    {
      name: 'that is a program',
      other: ({ customerId }) => app.world.apiToken(customerId!, 'READ'),
    },
    {
      name: 'that asks for the cost',
      other: async ({ token }) => ({ token, extensions: { cost: true } }),
    },
  ];
  test.each(cases)('$name', async ({ other, options }) => {
    const person = await app.world.person();
    const { token, query, variables, extensions } = await other(person);
    const sockets = [
      await subscribe(person.token, options),
      await subscribe(token, {
        ...(query && { query }),
        ...(variables && { variables }),
        ...(extensions && { extensions }),
      }),
    ];
    const count = await countReads('activity', async () => {
      await addActivity(person.customerId!, 'Hver for sig');
      for (const socket of sockets) expect(await nextTitle(socket)).toBe('Hver for sig');
    });
    expect(count).toBe(2);
    await closeAll(sockets);
  });

  test('of another company, although the event concerns everybody', async () => {
    const [person, colleague, stranger] = [await app.world.person(), undefined, await app.world.person()];
    expect(colleague).toBeUndefined();
    const query = 'subscription { activityAdded { title } }';
    const sockets = [await subscribe(person.token, { query }), await subscribe(stranger.token, { query })];
    await addActivity(person.customerId!, 'Kun her');
    await addActivity(stranger.customerId!, 'Kun der');
    expect(await nextTitle(sockets[0]!)).toBe('Kun her');
    expect(await nextTitle(sockets[1]!)).toBe('Kun der');
    await closeAll(sockets);
  });

  test('whose token may write, by one that may only read', async () => {
    const customerId = await app.world.company();
    const tokens = [await app.world.apiToken(customerId, 'READ'), await app.world.apiToken(customerId, 'READ_WRITE')];
    const sockets = await Promise.all(tokens.map(({ token }) => subscribe(token)));
    const count = await countReads('activity', async () => {
      await addActivity(customerId, 'Til programmer');
      for (const socket of sockets) expect(await nextTitle(socket)).toBe('Til programmer');
    });
    expect(count).toBe(2);
    await closeAll(sockets);
  });

  test('when a field belongs to the user, and each gets their own value again and again', async () => {
    const customerId = await app.world.company();
    const people = [await app.world.person({ customerId }), await app.world.person({ customerId })];
    const query = 'subscription { userChanged { edge { node { id isViewer } } } }';
    const sockets = await Promise.all(people.map(({ token }) => subscribe(token, { query })));
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
});

describe('a subscriber that shares reads receives nothing more', () => {
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
    const sockets = await Promise.all(admins.map(({ token }) => subscribe(token, { query: ADMIN_ACTIVITIES })));
    const titles = (message: { payload?: unknown }) => message.payload;
    const count = await countReads('activity', async () => {
      await addActivity(customerId!, 'For admins');
      for (const socket of sockets)
        expect(titles(await nextMessage(socket))).toEqual({ data: { adminActivityAdded: { title: 'For admins' } } });
    });
    expect(count).toBe(1);
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

describe('a shared read', () => {
  test('that fails ends the subscriptions with an error, and leaves no listener behind', async () => {
    const customerId = await app.world.company();
    const people = [await app.world.person({ customerId }), await app.world.person({ customerId })];
    const { live } = app.portal.services;
    const before = live.listenerCount('activity.added');
    const sockets = await Promise.all(people.map(({ token }) => subscribe(token)));
    await countReads(
      'activity',
      async () => {
        await addActivity(customerId, 'Fejler');
        for (const socket of sockets)
          expect(await nextMessage(socket)).toMatchObject({
            type: 'error',
            payload: [{ message: 'Der opstod en fejl. Prøv igen senere.', extensions: { code: 'INTERNAL' } }],
          });
      },
      () => Promise.reject(new Error('gone')),
    );
    expect(live.listenerCount('activity.added')).toBe(before);
    await closeAll(sockets);
  });

  test('reaches neither a subscriber that ends during the read nor one that begins then', async () => {
    const customerId = await app.world.company();
    const people = await Promise.all(Array.from({ length: 3 }, () => app.world.person({ customerId })));
    const [first, second] = [await subscribe(people[0]!.token), await subscribe(people[1]!.token)];
    let third: TestSocket | undefined;
    const count = await countReads(
      'activity',
      async () => {
        await addActivity(customerId, 'Undervejs');
        expect(await nextTitle(second)).toBe('Undervejs');
      },
      async () => {
        if (third) return;
        // The subscriber that has caused the read ends.
        first.send({ id: 'live', type: 'complete' });
        await first.errors('{ nothing }');
        third = await subscribe(people[2]!.token);
      },
    );
    expect(count).toBe(1);
    await addActivity(customerId, 'Bagefter');
    expect(await nextTitle(second)).toBe('Bagefter');
    expect(await nextTitle(third!)).toBe('Bagefter');
    first.send({ id: 'igen', type: 'subscribe', payload: { query: ACTIVITIES } });
    await first.errors('{ nothing }');
    await addActivity(customerId, 'Til sidst');
    expect(await nextTitle(first, 'igen')).toBe('Til sidst');
    await closeAll([first, second, third!]);
  });

  test('is charged to each subscriber as if it had read alone', async () => {
    const customerId = await app.world.company();
    const people = [await app.world.person({ customerId }), await app.world.person({ customerId })];
    const sockets = await Promise.all(people.map(({ token }) => subscribe(token)));
    const { allowance } = app.portal.services;
    const used = () => people.map(({ id }) => allowance.statusOf({ kind: 'session', userId: id } as never).used);
    for (const title of ['Første', 'Anden']) {
      const before = used();
      await addActivity(customerId, title);
      for (const socket of sockets) await nextTitle(socket);
      // The start of a subscription has paid for its first message.
      if (title === 'Anden') expect(used()).toEqual(before.map((points) => points + 2));
    }
    await closeAll(sockets);
  });

  test('is not delayed by a subscriber that does not read', async () => {
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
