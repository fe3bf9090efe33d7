import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import { runDuringUncommittedWrites } from '../../../testing/runDuringUncommittedWrites.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let from: string;
let to: string;
let companies: string[];
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Admin' });
});
beforeEach(async () => {
  from = await app.world.teamMember('Gamle Ole');
  to = await app.world.teamMember('Nye Nora');
  companies = [await app.world.company(), await app.world.company(), await app.world.company()];
  await setContact(companies, from);
});
afterAll(() => app.close());

const setContact = (ids: string[], member: string) =>
  app.db.sql('update customer set point_of_contact_id = $2 where id = any($1)', [ids, member]);
const contactOf = async (id: string) =>
  (await app.db.sql<{ contact: string }>('select point_of_contact_id as contact from customer where id = $1', [id]))[0]!
    .contact;

const run = runAs(() => ({ app, token: admin.token }));
const REPLACE = `mutation ($fromId: ID!, $toId: ID!, $expectedCount: Int) {
  replacePointOfContact(fromId: $fromId, toId: $toId, expectedCount: $expectedCount) { count }
}` as const;
const replace = (input: { toId?: string; fromId?: string; expectedCount?: number } = {}) =>
  run(REPLACE, { fromId: from, toId: to, ...input });

test('replaces a point of contact on all companies, each with an activity, a new version and live events', async () => {
  const bystander = await app.world.company();
  await setContact([bystander], to);
  const before = await app.db.sql<{ version: number }>('select version from customer where id = $1', [companies[0]]);
  expect((await replace({ expectedCount: 3 })).data.replacePointOfContact).toEqual({ count: 3 });
  for (const id of companies) expect(await contactOf(id)).toBe(to);
  expect(await app.db.sql('select version from customer where id = $1', [companies[0]])).toEqual([
    { version: before[0]!.version + 1 },
  ]);
  expect(
    await app.db.sql('select title, actor_name, actor_id from activity where customer_id = any($1)', [companies]),
  ).toEqual(
    companies.map(() => ({
      title: 'Nye Nora er nu kontaktperson hos os',
      actor_name: 'Sofie Admin',
      actor_id: admin.id,
    })),
  );
  expect(await app.db.sql('select id from activity where customer_id = $1', [bystander])).toEqual([]);
  expect(await app.db.sql('select action, detail, quantity from audit_entry where target_id = $1', [from])).toEqual([
    { action: 'ADMIN_CHANGE', detail: 'replacePointOfContact', quantity: 3 },
  ]);
});

test('changes nothing when the call is repeated, also in parallel', async () => {
  const counts = (await Promise.all([1, 2, 3].map(() => replace({ expectedCount: 3 })))).map(
    ({ data }) => data.replacePointOfContact.count,
  );
  expect(counts.toSorted()).toEqual([0, 0, 3]);
  expect(await app.db.sql('select id from activity where customer_id = $1', [companies[0]])).toHaveLength(1);
});

test('two replacements in opposite directions both end', async () => {
  const others = [await app.world.company(), await app.world.company()];
  await setContact(others, to);
  const answers = await Promise.all([replace(), replace({ fromId: to, toId: from })]);
  for (const { errors } of answers) expect(errors).toBeUndefined();
});

test('leaves a company out that gets another point of contact at the same moment', async () => {
  const third = await app.world.teamMember('Tredje Tove');
  const answer = await runDuringUncommittedWrites(
    app,
    [['update customer set point_of_contact_id = $2 where id = $1', [companies[0], third]]],
    () => replace(),
  );
  expect(answer.data.replacePointOfContact).toEqual({ count: 2 });
  expect(await contactOf(companies[0]!)).toBe(third);
});

test('is refused when there are other companies than the caller has seen', async () => {
  const { errorCode, errors } = await replace({ expectedCount: 2 });
  expect(errorCode).toBe('CONFLICT');
  expect(errors![0]!.message).toContain('Gamle Ole er nu kontaktperson for 3.');
  expect(await contactOf(companies[0]!)).toBe(from);
});

test('is refused for an inactive or unknown person, and for the same person', async () => {
  await app.db.sql('update team_member set is_active = false where id = $1', [to]);
  for (const toId of [to, 'team_x', admin.id, companies[0]!])
    expect((await replace({ toId })).fieldErrors).toEqual({ toId: 'Vælg en aktiv medarbejder' });
  expect((await replace({ toId: from })).fieldErrors).toEqual({ toId: 'Vælg en anden medarbejder' });
  expect((await replace({ fromId: 'team_x', toId: await app.world.teamMember() })).errorCode).toBe('NOT_FOUND');
});

test('is refused for customers, and they cannot list the companies of a point of contact', async () => {
  const customer = await app.world.person({ role: 'USER', customerId: companies[0]! });
  const runAsCustomer = runAs(() => ({ app, token: customer.token }));
  expect((await runAsCustomer(REPLACE, { fromId: from, toId: to })).errorCode).toBe('FORBIDDEN');
  const list = 'query ($id: ID!) { admin { companiesOfContact(contactId: $id) { totalCount } } }';
  expect((await runAsCustomer(list, { id: from })).errorCode).toBe('FORBIDDEN');
  expect(await contactOf(companies[0]!)).toBe(from);
});

test('changes hundreds of companies at once, which are listed page by page', async () => {
  await app.db.sql(
    `insert into customer (id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city,
       created_at, point_of_contact_id)
     select 'cust_' || $2 || '_' || n, 'Mange ' || n, 'K', '', '', '', '', '', '', now(), $1
     from generate_series(1, 400) n`,
    [from, from],
  );
  const page = await run(
    `query ($id: ID!) {
      admin { companiesOfContact(contactId: $id, first: 5) { totalCount edges { node { name } } } }
    }`,
    { id: from },
  );
  expect(page.data.admin.companiesOfContact).toMatchObject({ totalCount: 403 });
  expect(page.data.admin.companiesOfContact.edges).toHaveLength(5);
  expect((await replace()).data.replacePointOfContact).toEqual({ count: 403 });
  expect(
    await app.db.sql('select count(*)::int as count from activity where customer_id like $1', [`cust_${from}_%`]),
  ).toEqual([{ count: 400 }]);
});
