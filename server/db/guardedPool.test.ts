import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PostgreSqlConnection, SqlEntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { guardedPool } from './guardedPool.ts';
import { createOrm } from './orm.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

test('connections that the server drops, idle ones and those that somebody holds, end nothing and are replaced', async () => {
  const pool = guardedPool({ connectionString: app.config.databaseUrl, max: 2 });
  const [held, idle] = [await pool.connect(), await pool.connect()];
  idle.release();
  await app.db.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename <> current_user`,
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(held.query('select 1')).rejects.toThrow();
  held.release(true);
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await pool.end();
});

test.each([
  [
    'in the middle of it',
    async (em: Pick<SqlEntityManager, 'execute'>, drop: () => Promise<unknown>) =>
      void (await em.execute('select 1'), await drop(), await em.execute('select 1')),
  ],
  ['before it has begun', async () => undefined],
])('a transaction whose connection the server drops %s leaves its place in the pool to others', async (when, work) => {
  const orm = await createOrm(app.config.databaseUrl, 2);
  const pool = (await (orm.em.getConnection() as PostgreSqlConnection).getNativeClient()) as pg.Pool;
  const drop = () =>
    app.db.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename <> current_user`,
    );
  // Its drop is not heard of before it is asked for something.
  if (when === 'before it has begun')
    pool.on('acquire', (client) =>
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy(),
    );
  for (let i = 0; i < 3; i += 1)
    await expect(
      orm.em.fork().transactional((em) => work(em, drop).then(() => em.execute('select 1'))),
    ).rejects.toThrow();
  pool.removeAllListeners('acquire');
  expect(await orm.em.fork().transactional((em) => em.execute('select 1 as n'))).toEqual([{ n: 1 }]);
  await orm.close(true);
});
