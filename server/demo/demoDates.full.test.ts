import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rooms } from '../rooms.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { loadDemoData } from './demoData.ts';

let app: TestApp;
beforeAll(async () => {
  const invoices = { isIssuedHere: true, areBookedAtDinero: false, paymentDays: 14 };
  app = await createTestApp({ invoices }, { runJobs: false });
  await loadDemoData(app.config, rooms, () => undefined);
});
afterAll(() => app.close());

/** The tables whose rows belong to a company and have a time. */
const datedTables = async () =>
  (
    await app.db.sql<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
       join information_schema.columns t using (table_schema, table_name)
       where table_schema = 'public' and c.column_name = 'customer_id' and t.column_name = 'created_at'`,
    )
  ).map(({ name }) => name);

test('nothing happens before the company exists, or after now', async () => {
  const misplaced = [];
  for (const name of await datedTables())
    misplaced.push(
      ...(await app.db.sql(
        `select '${name}' as name, c.name as company, r.created_at
         from "${name}" r join customer c on c.id = r.customer_id
         where r.created_at < c.created_at or r.created_at > now()`,
      )),
    );
  expect(misplaced).toEqual([]);
});

test('the history of a company is spread over weeks', async () => {
  const crowded = await app.db.sql(
    `select c.name, count(*) as entries, count(distinct date_trunc('week', a.created_at)) as weeks
     from activity a join customer c on c.id = a.customer_id
     group by 1 having count(*) > 4 and count(distinct date_trunc('week', a.created_at)) < count(*) / 4.0`,
  );
  expect(crowded).toEqual([]);
});

test('an invoice is as old as the day of its issue', async () => {
  const misdated = await app.db.sql(
    `select id, issued_on, created_at from invoice
     where kind = 'INVOICE' and issued_on <> (created_at at time zone 'Europe/Copenhagen')::date`,
  );
  expect(misdated).toEqual([]);
});

test('companies and users that are not new were created in office hours of working days', async () => {
  const odd = await app.db.sql(
    `select name, created_at from (select name, created_at from customer
       union all select name, created_at from user_account) r,
       lateral (select r.created_at at time zone 'Europe/Copenhagen') l(day)
     where r.created_at < now() - interval '7 days'
       and (extract(isodow from l.day) > 5 or extract(hour from l.day) not between 8 and 18)`,
  );
  expect(odd).toEqual([]);
});
