import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../createTestApp.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false, isLarge: true })));
afterAll(() => app.close());

/** For each table whose rows can be found, a column of its entries, and another value of it. */
const changes = {
  customer: ['city', `coalesce(city, '') || ' C'`],
  department: ['city', `coalesce(city, '') || ' C'`],
  installation: ['subdomain', `subdomain || '-x'`],
  license: ['quantity', 'quantity + 1'],
  license_request: ['requested_licenses', 'requested_licenses + 1'],
  service_agreement: ['end_date', 'end_date + 1'],
  clip_card: ['hours', 'hours + 1'],
  invoice: ['issued_on', 'issued_on + 1'],
  task: ['name', `name || ' C'`],
  event: ['location', `coalesce(location, '') || ' C'`],
} satisfies Record<string, [column: string, other: string]>;

test('its entries of the search and its seats are those that triggers write, in a sample of 1,000 rows', async () => {
  const { sql } = app.db;
  await sql('create table sample as select id, kind from search_entry order by md5(id) limit 1000');
  await sql('analyze sample');
  const [kinds] = await sql<{ count: number }>('select count(distinct kind)::int from sample');
  expect(kinds!.count).toBe(Object.keys(changes).length);
  const entries = () => sql<{ searched: string }>('select e.* from search_entry e join sample using (id) order by id');
  const seats = () => sql<{ bought: number }>('select installation_id, bought from seat_reading order by 1');
  const sum = (readings: { bought: number }[]) => readings.reduce((total, { bought }) => total + bought, 0);
  const entriesBefore = await entries();
  const seatsBefore = await seats();

  for (const [table, [column, other]] of Object.entries(changes)) {
    await sql(`create table kept_${table} as select id, ${column} as kept from ${table} join sample using (id)`);
    await sql(`update ${table} t set ${column} = ${other} from kept_${table} k where k.id = t.id`);
  }
  const changed = await entries();
  expect(changed.filter(({ searched }, i) => searched !== entriesBefore[i]!.searched)).toHaveLength(1000);
  expect(sum(await seats())).toBeGreaterThan(sum(seatsBefore));
  for (const [table, [column]] of Object.entries(changes))
    await sql(`update ${table} t set ${column} = kept from kept_${table} k where k.id = t.id`);
  expect(await entries()).toEqual(entriesBefore);
  expect(await seats()).toEqual(seatsBefore);
});
