import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runDuringUncommittedWrites } from '../../../testing/runDuringUncommittedWrites.ts';

let app: TestApp;
let departmentId: string;
let first: string;
let second: string;
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
afterAll(() => app.close());
beforeEach(async () => {
  departmentId = await app.world.department((await app.world.person()).customerId!);
  first = await app.world.installation(departmentId);
  second = await app.world.installation(departmentId);
});

const boughtOf = async (...ids: string[]) =>
  (
    await app.db.sql<{ bought: number }>(
      'select bought from seat_reading where installation_id = any($1) order by array_position($1, installation_id)',
      [ids],
    )
  ).map(({ bought }) => bought);

/** Inserts a number of licences of one seat in each of some installations. */
const INSERT_LICENSES = `insert into license
    (id, customer_id, installation_id, type, quantity, status, billing_interval, contract_term, valid_from,
      valid_until, created_at)
  select 'lic_' || $1 || '_' || id || '_' || i, customer_id, id, 'PLAN_SUITE_TEAM', 1, 'ACTIVE', 'MONTHLY', 12, now(),
    now(), now()
  from installation, generate_series(1, $2::int) i where id = any($3::text[])`;

describe('the bought seats of an installation', () => {
  test('are written once for each statement, from the licences that it changes', async () => {
    const client = new pg.Client({ connectionString: app.db.superuserUrl });
    await client.connect();
    const work = async () =>
      (
        await client.query<{ updates: number; reads: number }>(
          `select (select n_tup_upd from pg_stat_xact_user_tables where relname = 'seat_reading')::int as updates,
             (select seq_tup_read + idx_tup_fetch from pg_stat_xact_user_tables where relname = 'license')::int
               as reads`,
        )
      ).rows[0]!;
    /** Runs a statement in a transaction of its own, and counts the readings it updates and the licences it reads. */
    const workOf = async (statement: string, values: unknown[]) => {
      await client.query('begin');
      const before = await work();
      await client.query(statement, values);
      const after = await work();
      await client.query('commit');
      return { updates: after.updates - before.updates, reads: after.reads - before.reads };
    };
    const updatesOf = async (statement: string, values: unknown[]) => (await workOf(statement, values)).updates;
    try {
      const both = [[first, second]];
      const inserted = await workOf(INSERT_LICENSES, ['many', 50, [first, second]]);
      expect(inserted.updates).toBe(2);
      // The search reads each of the 100 licences, and a sum for each of them would read thousands.
      expect(inserted.reads).toBeLessThanOrEqual(200);
      expect(await boughtOf(first, second)).toEqual([50, 50]);
      expect(await updatesOf('update license set quantity = 3 where installation_id = any($1)', both)).toBe(2);
      expect(await boughtOf(first, second)).toEqual([150, 150]);
      expect(await updatesOf('update license set version = version + 1 where installation_id = any($1)', both)).toBe(0);
      expect(await updatesOf('delete from license where installation_id = any($1)', both)).toBe(2);
      expect(await boughtOf(first, second)).toEqual([0, 0]);
    } finally {
      await client.end();
    }
  });

  test('follow the status, the deletion and the installation of a licence', async () => {
    const id = await app.world.license(first, { quantity: 4 });
    const kept = await app.world.license(first, { quantity: 2 });
    const change = async (changes: string) => {
      await app.db.sql(`update license set ${changes} where id = $1`, [id]);
      return boughtOf(first, second);
    };
    expect(await boughtOf(first, second)).toEqual([6, 0]);
    expect(await change(`status = 'EXPIRED'`)).toEqual([2, 0]);
    expect(await change(`status = 'EXPIRED', quantity = 9`)).toEqual([2, 0]);
    expect(await change(`status = 'ACTIVE'`)).toEqual([11, 0]);
    expect(await change('deleted_at = now()')).toEqual([2, 0]);
    expect(await change('deleted_at = null')).toEqual([11, 0]);
    expect(await change(`installation_id = '${second}', quantity = 5`)).toEqual([2, 5]);
    await app.db.sql(
      `insert into license select * from license where id = any($1)
       on conflict (id) do update set quantity = license.quantity + 10`,
      [[id, kept]],
    );
    expect(await boughtOf(first, second)).toEqual([12, 15]);
    await app.db.sql('delete from license where id = $1', [kept]);
    expect((await boughtOf(first))[0]).toBe(0);
    await app.db.sql('delete from license where installation_id = any($1)', [[first, second]]);
    await app.db.sql('delete from installation where id = $1', [second]);
    expect(await boughtOf(first, second)).toEqual([0]);
  });

  test('contain the licences of transactions that ran at the same time', async () => {
    await runDuringUncommittedWrites(app, [[INSERT_LICENSES, ['a', 3, [first]]]], () =>
      app.db.sql(INSERT_LICENSES, ['b', 1, [first]]),
    );
    expect(await boughtOf(first)).toEqual([4]);
    await runDuringUncommittedWrites(
      app,
      [['update license set quantity = 10 where id = $1', [`lic_a_${first}_1`]]],
      () => app.db.sql('update license set quantity = quantity + 1 where installation_id = $1', [first]),
    );
    expect(await boughtOf(first)).toEqual([17]);
    await runDuringUncommittedWrites(app, [['delete from license where id = $1', [`lic_a_${first}_1`]]], () =>
      app.db.sql(`update license set status = 'EXPIRED' where id = any($1)`, [
        [`lic_a_${first}_1`, `lic_b_${first}_1`],
      ]),
    );
    expect(await boughtOf(first)).toEqual([4]);
  });
});
