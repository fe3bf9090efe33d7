import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PostgreSqlConnection, SqlEntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { publicError } from '../errors.ts';
import { connectionTimeouts, guardedPool } from './guardedPool.ts';
import { createOrm } from './orm.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const DROP_CONNECTIONS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename <> current_user`;

describe('a guarded pool', () => {
  test('replaces connections that the server drops, whether idle or in use', async () => {
    const pool = guardedPool({ connectionString: app.config.databaseUrl, max: 2 });
    const [held, idle] = [await pool.connect(), await pool.connect()];
    idle.release();
    await app.db.sql(DROP_CONNECTIONS);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(held.query('select 1')).rejects.toThrow();
    held.release(true);
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await pool.end();
  });

  test('answers a caller for whom no connection becomes free in time with TIMEOUT', async () => {
    const pool = guardedPool({ connectionString: app.config.databaseUrl, max: 1, connectionTimeoutMillis: 2_000 });
    const held = await pool.connect();
    const refusal = await pool.query('select 1').catch(publicError);
    expect(refusal).toMatchObject({ code: 'TIMEOUT', status: 400 });
    held.release();
    await pool.end();
  });

  test('prepares statements with values once, but not those whose text depends on the number of values', async () => {
    const pool = guardedPool({ ...connectionTimeouts(), connectionString: app.config.databaseUrl, max: 1 });
    for (let i = 0; i < 3; i += 1) {
      await pool.query('select $1::int + 1 as sum', [i]);
      await pool.query('select 1 as found where 1 in ($1, $2)', [i, 2]);
      await pool.query('select n from (values ($1::int), ($2::int)) as two (n)', [i, 2]);
      await pool.query('select * from (select $1::int as n) as one', [i]);
    }
    const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements');
    expect(rows.map(({ statement }) => statement)).toEqual(['select $1::int + 1 as sum']);
    await pool.end();
  });

  test('replaces the connection of a statement that a migration has made stale', async () => {
    const pool = guardedPool({ ...connectionTimeouts(), connectionString: app.config.databaseUrl, max: 1 });
    await app.db.sql('drop table if exists stale; create table stale (id int, name text)');
    await app.db.sql('grant select on stale to public');
    const read = () => pool.query('select name from stale where id = $1', [1]);
    await read();
    await app.db.sql('alter table stale alter name type varchar(20)');
    await expect(read()).rejects.toThrow('cached plan must not change result type');
    expect((await read()).rows).toEqual([]);
    await pool.end();
    await app.db.sql('drop table stale');
  });

  test.each([
    [
      'during the transaction',
      async (em: Pick<SqlEntityManager, 'execute'>, drop: () => Promise<unknown>) =>
        void (await em.execute('select 1'), await drop(), await em.execute('select 1')),
    ],
    ['before it begins', async () => undefined],
  ])('frees the slot of a connection that the server drops %s', async (moment, work) => {
    const orm = await createOrm(app.config.databaseUrl, { poolSize: 2 });
    const pool = (await (orm.em.getConnection() as PostgreSqlConnection).getNativeClient()) as pg.Pool;
    const drop = () => app.db.sql(DROP_CONNECTIONS);
    // The loss of a destroyed connection is only noticed when its next statement is sent.
    if (moment === 'before it begins')
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
});
