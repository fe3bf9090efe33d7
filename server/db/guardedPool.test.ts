import { afterAll, beforeAll, expect, test } from '@jest/globals';
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
  await app.db.sql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename <> current_user`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(held.query('select 1')).rejects.toThrow();
  held.release(true);
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await pool.end();
});

test('a transaction whose connection the server drops leaves its place in the pool to others', async () => {
  const orm = await createOrm(app.config.databaseUrl, 2);
  const drop = () => app.db.sql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename <> current_user`);
  for (let i = 0; i < 3; i += 1) {
    await expect(orm.em.fork().transactional(async (em) => {
      await em.execute('select 1');
      await drop();
      await em.execute('select 1');
    })).rejects.toThrow();
  }
  expect(await orm.em.fork().transactional((em) => em.execute('select 1 as n'))).toEqual([{ n: 1 }]);
  await orm.close(true);
});
