import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../domain/dates.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { explainStatements } from '../testing/explainStatements.ts';
import { runAs } from '../testing/runAs.ts';
import type { Person } from '../testing/World.ts';

let app: TestApp;
let customer: Person;
let adminToken: string;

/** A company with 10,000 invoices, of which one in fifty is unpaid or credited, or is a credit note. */
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  adminToken = (await app.world.person({ role: 'ADMIN' })).token;
  customer = await app.world.person();
  const departmentId = await app.world.department(customer.customerId!);
  await app.db.sql(
    `insert into invoice (id, customer_id, department_id, kind, number, issued_on, due_on, method, seller, buyer,
       contact_person, net, vat, gross, open, credited, created_at)
     select 'invc_' || lpad(i::text, 8, '0'), customer_id, id,
       case when i % 50 = 3 then 'CREDIT_NOTE' else 'INVOICE' end,
       2000000 + i, $2::date - (10000 - i) / 10, $2::date - (10000 - i) / 10 + 14, 'INVOICE', '{}', '{}', 'x',
       100, 25, 125, case when i % 50 = 1 then 125 else 0 end, case when i % 50 = 2 then 125 else 0 end, now()
     from department, generate_series(1, 10000) i where id = $1`,
    [departmentId, dateOf()],
  );
  await app.db.sql('vacuum analyze invoice');
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: adminToken }));
const list = (filter: object) =>
  run('query ($filter: InvoiceFilter) { admin { invoices(first: 20, filter: $filter) { edges { node { id } } } } }', {
    filter,
  });

test.each([
  ['all', {}],
  ['open', { status: 'OPEN' }],
  ['paid', { status: 'PAID' }],
  ['credited', { status: 'CREDITED' }],
  ['credit notes', { kind: 'CREDIT_NOTE' }],
  ['of a period', { issuedFrom: addDays(dateOf(), -900), issuedTo: addDays(dateOf(), -890) }],
])('the list of %s is read by an index, without sorting', async (_, filter) => {
  expect((await list(filter)).data.admin.invoices.edges.length).toBeGreaterThan(0);
  const plan = await explainStatements(app, 'from "invoice"', () => list(filter));
  expect(plan).toMatch(/Index (Only )?Scan/);
  expect(plan).not.toMatch(/Seq Scan on invoice|Sort/);
});

test.each([
  ['overdue ones', { status: 'OVERDUE' }],
  ['ones that are not due', { age: 'NOT_DUE' }],
  ['ones that were due long ago', { age: 'OVER_90_DAYS' }],
  ['a number', { search: '2000500' }],
])('the list of %s reads what it lists alone', async (_, filter) => {
  expect((await list(filter)).data.admin.invoices.edges.length).toBeGreaterThan(0);
  const plan = await explainStatements(app, 'from "invoice"', () => list(filter));
  expect(plan).toMatch(/Index Scan (using|on) invoice_(unpaid|open|by_open|by_number|number_unique)/);
});

test("a company's list, what it owes next, and its unpaid invoices are read by an index", async () => {
  const query = `{ viewer { customer { invoices(first: 20) { edges { node { id } } } nextDueInvoice { id }
    nextDue { amount } unpaid: invoices(first: 20, unpaid: true) { edges { node { id } } } } } }`;
  const plan = await explainStatements(app, 'from "invoice"', () => run(query, {}, customer.token));
  expect(plan).not.toMatch(/Seq Scan on invoice/);
});

test('what is unpaid by age reads unpaid invoices alone', async () => {
  const plan = await explainStatements(app, 'from "invoice"', () =>
    run('{ admin { invoiceAges { notDue upTo30 upTo60 upTo90 older } } }'),
  );
  expect(plan).toMatch(/invoice_(unpaid|open)/);
  expect(plan).not.toMatch(/Seq Scan on invoice/);
});
