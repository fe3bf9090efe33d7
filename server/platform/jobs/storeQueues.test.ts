import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

let database: TestDatabase;
beforeEach(async () => void (database = await createTestDatabase()));

let app: TestApp | undefined;
afterEach(() => app?.close());

const start = async () => void (app = await createTestApp({}, { database }));

/** The queues of the portal's own jobs, without that of pg-boss for schedules. */
const OWN = `name not like '\\_\\_pgboss%' order by name`;
const QUEUES = `select name, retry_limit, retry_delay, retry_backoff from pgboss.queue where ${OWN}`;
const SCHEDULES = `select name, cron, timezone from pgboss.schedule where ${OWN}`;

/** The rows with the transactions that wrote them last. */
const stored = (table: 'queue' | 'schedule') =>
  database.sql(`select name, xmin::text from pgboss.${table} where ${OWN}`);

test('a start that finds the queues and schedules writes none of them', async () => {
  const [queues, schedules] = await Promise.all([stored('queue'), stored('schedule')]);
  expect(queues.length).toBeGreaterThan(schedules.length);
  expect(schedules.length).toBeGreaterThan(0);
  await start();
  expect(await stored('schedule')).toEqual(schedules);
  expect(await stored('queue')).toEqual(queues);
});

test('a start creates a missing queue, and gives the others the current options and schedules', async () => {
  const queues = await database.sql(QUEUES);
  const schedules = await database.sql(SCHEDULES);
  await database.sql(`delete from pgboss.queue where name = 'personal-data.collect'`);
  await database.sql(`update pgboss.queue set retry_limit = 1, retry_delay = 0, retry_backoff = false`);
  await database.sql(`update pgboss.schedule set cron = '0 0 1 1 *', timezone = 'UTC'`);
  await start();
  expect(await database.sql(QUEUES)).toEqual(queues);
  expect(await database.sql(SCHEDULES)).toEqual(schedules);
});
