import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { BUSY } from '../../../testing/large/large.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let customer: Person;
let adminToken: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false, isLarge: true });
  adminToken = (await app.world.person({ role: 'ADMIN' })).token;
  customer = await app.world.person({ customerId: BUSY.customerId });
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
  ['of a period', { issuedFrom: addDays(dateOf(), -500), issuedTo: addDays(dateOf(), -490) }],
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
