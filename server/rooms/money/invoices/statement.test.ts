import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { creditInvoice } from './creditInvoice.service.ts';
import { issueInvoices } from './invoice.jobs.ts';
import { bookkeepingLink } from './serveBookkeeping.ts';
import { statementLink } from './serveStatement.ts';
import { findStatement } from './statement.reads.ts';
import { readPdf } from './testing/readPdf.ts';

let app: TestApp;
let adminToken: string;
let customer: Person;
let departmentId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  adminToken = (await app.world.person({ role: 'ADMIN' })).token;
  customer = await app.world.person();
  departmentId = await app.world.department(customer.customerId!);
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: adminToken }));
const today = dateOf();
const entry = async (fields: object = {}) =>
  app.world.ledgerEntry(departmentId, { subject_id: await app.world.clipCard(departmentId), ...fields });
const statement = (from: string, to: string) => findStatement(app.portal.services, customer.customerId!, { from, to });
const pay = (invoiceId: string, version: number, amount: number) =>
  run('mutation ($input: InvoicePaymentInput!) { recordInvoicePayment(input: $input) { id } }', {
    input: { invoiceId, version, amount, paidOn: today },
  });

test('adds up to what is open, however invoices were paid and credited', async () => {
  const marked = await entry();
  await issueInvoices(app.portal.services, addDays(today, -40));
  await entry({ method: 'CREDIT_CARD', status: 'PAID', settled_at: new Date() });
  await entry();
  await issueInvoices(app.portal.services, addDays(today, -20));
  await entry({ po_number: 'PO-2' });
  await issueInvoices(app.portal.services, today);
  await run('mutation ($id: ID!) { markPaid(entryId: $id) { id } }', { id: marked });
  const open = await app.db.sql<{ id: string; version: number }>(
    'select id, version from invoice where open > 0 order by number',
  );
  await pay(open[0]!.id, open[0]!.version, 300_00);
  await app.portal.services.writes.run({ role: dbRoles.admin, employeeRoles: null }, (write) =>
    creditInvoice(write, app.portal.services, {
      invoiceId: open[1]!.id,
      lines: [{ position: 1, net: 200_00 }],
      reason: 'Fejl',
      issuedById: null,
    }),
  );
  const [{ owed }] = (await app.db.sql<{ owed: number }>('select sum(open)::int as owed from invoice')) as [
    { owed: number },
  ];
  const whole = (await statement(addDays(today, -60), today))!;
  expect(whole).toMatchObject({ opening: 0, closing: owed });
  expect(whole.lines.at(-1)!.balance).toBe(owed);
  const late = (await statement(addDays(today, -30), today))!;
  expect(late).toMatchObject({ opening: 1_250_00, closing: owed });
  expect((await statement(addDays(today, -60), addDays(today, -50)))!.lines).toEqual([]);
});

test('is a PDF that a user of the company opens by a signed link', async () => {
  const query = 'query ($from: Date!, $to: Date!) { viewer { customer { statementUrl(from: $from, to: $to) } } }';
  const period = { from: addDays(today, -60), to: today };
  const { data } = await run(query, period, customer.token);
  const answer = await app.portal.app.inject({ method: 'GET', url: data.viewer.customer!.statementUrl });
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/pdf' } });
  const text = (await readPdf(answer.rawPayload)).pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const part of ['Kontoudtog', 'Saldo fra før', 'Faktura 10001', 'Betaling, faktura', 'Kreditnota K20001'])
    expect(text).toContain(part);
  const { fieldErrors } = await run(query, { from: today, to: addDays(today, -1) }, customer.token);
  expect(fieldErrors).toEqual({ to: 'Vælg en dag efter den første' });
});

describe('the account that is shown to a limited user', () => {
  const ask = (token: string) =>
    run(
      'query ($from: Date!, $to: Date!) { viewer { customer { statementUrl(from: $from, to: $to) } } }',
      { from: addDays(today, -60), to: today },
      token,
    );
  const pathFor = async (token: string) => (await ask(token)).data.viewer.customer!.statementUrl;
  const open = (path: string) => app.portal.app.inject({ method: 'GET', url: path });
  const limited = (scope: object) => app.world.scopedPerson(customer.customerId!, { companyRole: 'FINANCE', ...scope });

  test('does not exist without finance', async () => {
    const { token } = await limited({ subjects: ['TASKS'] });
    expect((await ask(token)).errorCode).toBe('NOT_FOUND');
  });

  test('has the departments of the user alone', async () => {
    const other = await app.world.department(customer.customerId!);
    const { token } = await limited({ departmentIds: [other] });
    const { rawPayload } = await open(await pathFor(token));
    const text = (await readPdf(rawPayload)).pages.join(' ');
    expect(text).toContain('Kontoudtog');
    expect(text).not.toContain('Faktura 10001');
  });

  test('can no longer be opened by a user who has lost finance since', async () => {
    const { id, token } = await limited({ departmentIds: [departmentId] });
    const path = await pathFor(token);
    expect((await open(path)).statusCode).toBe(200);
    await app.db.sql(`update user_account set subjects = '{TASKS}' where id = $1`, [id]);
    expect((await open(path)).statusCode).toBe(404);
  });
});

test('opens by no other link, and not for an unknown company', async () => {
  const { services } = app.portal;
  const read = async (url: string) => (await app.portal.app.inject({ method: 'GET', url })).statusCode;
  const period = { from: '2026-01-01', to: '2026-01-31' };
  const link = (customerId: string, expiresAt?: Date) =>
    statementLink(services, { customerId, readerId: null }, period, expiresAt);
  expect(await read(link(customer.customerId!, new Date(Date.now() - 1_000)))).toBe(410);
  expect(await read(link('cust_ukendt'))).toBe(404);
  expect(await read(bookkeepingLink(services, period).replace('bookkeeping', 'statement'))).toBe(404);
  expect(await read('/documents/statement?key=x&key=y')).toBe(404);
});
