import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { rowsOf } from '../../testing/restRows.ts';
import { openSocket } from '../../testing/socket.ts';
import type { Person } from '../../testing/World.ts';
import { demoConfig } from '../config.ts';
import { MemoryBudget } from './MemoryBudget.ts';

const { limits } = demoConfig({ databaseUrl: '', migrationDatabaseUrl: '', jwtSecret: '', encryptionKeys: '' }, {});

describe('one caller', () => {
  test('can run and queue a limited number of operations, and further ones are refused', async () => {
    const strict = await createTestApp({ limits: { ...limits, operationsAtOnce: 2, waitingOperations: 3 } });
    const [busy, other] = [await strict.world.person(), await strict.world.person()];
    const { reads } = strict.portal.services;
    const run = reads.run.bind(reads);
    let running = 0;
    let mostRunning = 0;
    const releases: (() => void)[] = [];
    reads.run = (async (...args: Parameters<typeof run>) => {
      if (args[0].customerId !== busy.customerId) return run(...args);
      mostRunning = Math.max(mostRunning, (running += 1));
      await new Promise<void>((resolve) => releases.push(resolve));
      running -= 1;
      return run(...args);
    }) as typeof reads.run;
    const query = '{ viewer { customer { departments(first: 1) { edges { node { id } } } } } }';
    const ask = () => strict.graphql(query, { token: busy.token });
    const finished = { answers: 0 };
    const requests = Array.from({ length: 8 }, () => ask().finally(() => (finished.answers += 1)));
    while (finished.answers < 3) await new Promise((resolve) => setImmediate(resolve));
    expect((await strict.graphql(query, { token: other.token })).errors).toBeUndefined();
    while (finished.answers < 8) {
      releases.splice(0).forEach((release) => release());
      await new Promise((resolve) => setImmediate(resolve));
    }
    const answers = await Promise.all(requests);
    expect(mostRunning).toBe(2);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(
      answers.filter(({ status, errors }) => status === 429 && errors?.[0]?.extensions.code === 'RATE_LIMITED'),
    ).toHaveLength(3);
    await strict.close();
  });
});

describe('an answer', () => {
  const KB = 1024;
  let small: TestApp;
  let owner: Person;
  beforeAll(async () => {
    small = await createTestApp({ limits: { ...limits, answerBytes: 20 * KB } });
    owner = await small.world.person();
    for (let i = 0; i < 250; i += 1)
      await small.world.department(owner.customerId!, `Afdeling ${i} ${'x'.repeat(150)}`);
  });
  afterAll(() => small.close());
  const ALL = 'query ($n: Int) { viewer { customer { departments(first: $n) { edges { node { id name } } } } } }';

  test('above the size limit is refused, over HTTP and over a socket whose other operations continue', async () => {
    const http = await small.graphql(ALL, { token: owner.token, variables: { n: 100 } });
    expect(http).toMatchObject({ status: 400, errors: [{ extensions: { code: 'LIMIT_EXCEEDED' } }] });
    const socket = await openSocket(small, owner.token);
    expect((await socket.errors(ALL, { n: 100 }))[0]?.extensions?.code).toBe('LIMIT_EXCEEDED');
    socket.send({ id: 'few', type: 'subscribe', payload: { query: ALL, variables: { n: 1 } } });
    expect(await socket.next(({ id, type }) => id === 'few' && type === 'next')).toMatchObject({
      payload: { data: { viewer: { customer: { departments: { edges: [{}] } } } } },
    });
    await socket.close();
  });

  test('that repeats one large field under many aliases is refused', async () => {
    const names = Array.from({ length: 15 }, (_, i) => `a${i}: name`).join(' ');
    const answer = await small.graphql(
      `{ viewer { customer { departments(first: 15) { edges { node { ${names} } } } } } }`,
      { token: owner.token },
    );
    expect(answer.errorCode).toBe('LIMIT_EXCEEDED');
  });

  test('of REST ends early when its rows are large, and contains a cursor for the rest', async () => {
    const restApp = await createTestApp({ limits: { ...limits, answerBytes: 50 * KB } });
    const customerId = await restApp.world.company();
    const { token } = await restApp.world.person({ customerId });
    await restApp.db.sql(
      `
      with owner as (
        insert into person (id, name, email, password_hash, created_at)
        select 'person_' || n, repeat('Navn', 60), n || '@firma.example', 'x', now()
        from generate_series(1, 350) n returning id)
      insert into user_account (id, person_id, customer_id, role, created_at)
      select replace(id, 'person', 'user'), id, $1, 'USER', now() from owner`,
      [customerId],
    );
    const seen = new Set<unknown>();
    const sizes: number[] = [];
    let next: string | undefined = '/api/auth/company-users';
    while (next) {
      const answer: Awaited<ReturnType<TestApp['rest']>> = await restApp.rest('GET', next, { token });
      const users = rowsOf(answer);
      for (const { id } of users) seen.add(id);
      sizes.push(users.length);
      next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(sizes.length).toBeGreaterThan(1);
    expect(seen.size).toBe(351);
    await restApp.close();
  });

  test('that needs more rows than the limit is refused, and the connection stays usable', async () => {
    const tiny = await createTestApp({ limits: { ...limits, memoryBytes: 60 * KB } });
    const reader = await tiny.world.person();
    for (let i = 0; i < 100; i += 1)
      await tiny.world.department(reader.customerId!, `Afdeling ${i} ${'x'.repeat(150)}`);
    const tooMany = await tiny.graphql(ALL, { token: reader.token, variables: { n: 100 } });
    expect(tooMany.errorCode).toBe('LIMIT_EXCEEDED');
    expect((await tiny.graphql(ALL, { token: reader.token, variables: { n: 2 } })).errors).toBeUndefined();
    expect(tiny.portal.services.memory.held).toBe(0);
    await tiny.close();
  });
});

describe('when memory is exhausted', () => {
  test('only operations of the caller that holds the most are refused', () => {
    const budget = new MemoryBudget(1_000);
    const cut: string[] = [];
    const openAccount = (caller: string, bytes: number, name: string) => {
      const account = budget.open({ caller, onCut: () => cut.push(name) });
      account.add(bytes);
      return account;
    };
    openAccount('small', 300, 'small');
    openAccount('large', 200, 'large 1');
    openAccount('large', 350, 'large 2');
    const last = openAccount('small', 100, 'small 2');
    expect(cut).toEqual([]);
    last.add(100);
    expect(cut).toEqual(['large 2']);
    expect(budget.held).toBe(700);
  });

  test('the caller whose own request is the largest is refused', () => {
    const budget = new MemoryBudget(1_000);
    const other = budget.open({ caller: 'other' });
    other.add(100);
    const greedy = budget.open({ caller: 'greedy' });
    greedy.add(800);
    expect(() => greedy.add(200)).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
    expect(budget.held).toBe(100);
    other.add(1);
  });
});

describe('operations that read very many rows', () => {
  test('run as far as memory allows, and callers alternate', async () => {
    const budget = new MemoryBudget(2_000 * 2 * 1024);
    const order: string[] = [];
    const ends: (() => void)[] = [];
    const take = async (caller: string, name: string) => {
      const account = await budget.admit({ caller, cost: 1_500 });
      ends.push(() => account.close());
      order.push(name);
    };
    const all = [take('a', 'a1'), take('a', 'a2'), take('a', 'a3'), take('b', 'b1')];
    for (const taken of [all[0], all[1], all[3], all[2]]) {
      await taken;
      ends.at(-1)!();
    }
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('let the next one run when they end, also after the budget has cut them', async () => {
    const budget = new MemoryBudget(1_000);
    const cut = await budget.admit({ caller: 'a', cost: 1_500 });
    const next = budget.admit({ caller: 'a', cost: 1_500 });
    cut.cut();
    cut.close();
    expect((await next).bytes).toBe(0);
  });

  test('do not delay small operations', async () => {
    const budget = new MemoryBudget(1_000);
    await budget.admit({ caller: 'a', cost: 50_000 });
    expect((await budget.admit({ caller: 'b', cost: 10 })).bytes).toBe(0);
  });
});
