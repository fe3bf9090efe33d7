import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import { documentLink } from './documentLink.ts';
import { bookkeepingLink } from './serveBookkeeping.ts';

let app: TestApp;
let adminToken: string;
let departmentId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  adminToken = (await app.world.person({ role: 'ADMIN' })).token;
  departmentId = await app.world.department(await app.world.company());
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: adminToken }));
const period = (from: string, to: string, token = adminToken) =>
  run('mutation ($from: Date!, $to: Date!) { exportBookkeeping(from: $from, to: $to) }', { from, to }, token);
const read = (url: string) => app.portal.app.inject({ method: 'GET', url });
const linesOf = async (from: string, to: string) => {
  const { payload } = await read((await period(from, to)).data.exportBookkeeping);
  expect(payload.startsWith('\uFEFFDato;Bilag;Nummer;')).toBe(true);
  return payload.trim().split('\r\n').slice(1);
};

test('has the invoices, credit notes and payments of the period, and neither others nor undone payments', async () => {
  const buyer = JSON.stringify({ name: '=Fjord; A/S', department: 'Salg', vatNumber: '12345674' });
  const dates = { issued_on: '2024-02-01', due_on: '2024-02-15', buyer };
  const invoiceId = await app.world.invoice(departmentId, { ...dates, number: 700_001 });
  await app.world.invoice(departmentId, { ...dates, issued_on: '2024-01-31', number: 700_002 });
  await app.world.invoice(departmentId, { ...dates, issued_on: '2024-03-01', number: 700_003 });
  const amounts = { net: -100_00, vat: -25_00, gross: -125_00, open: 0, due_on: null };
  const note = { kind: 'CREDIT_NOTE', credits_id: invoiceId, number: 700_004, issued_on: '2024-02-29', ...amounts };
  await app.world.invoice(departmentId, { ...dates, ...note });
  const paid = (fields: Parameters<typeof app.world.invoicePayment>[2]) =>
    app.world.invoicePayment(departmentId, invoiceId, fields);
  await paid({ paid_on: '2024-02-10', amount: 50_00 });
  await paid({ paid_on: '2024-02-11', amount: 60_00, undone_at: new Date() });
  await paid({ paid_on: '2024-03-01', amount: 70_00 });
  const entryId = await app.world.ledgerEntry(departmentId, { invoice_id: invoiceId });
  await app.db.sql(
    `insert into invoice_line (invoice_id, position, customer_id, entry_id, description, net, vat, gross, period_from,
       period_to)
     select id, i, customer_id, $2, 'Serviceaftale', 50000, 12500, 62500, '2024-02-01'::date + 29 * (i - 1),
       '2024-02-29'::date + 31 * (i - 1) from invoice, generate_series(1, 2) i where id = $1`,
    [invoiceId, entryId],
  );
  const company = `"'=Fjord; A/S";Salg;12345674`;
  expect(await linesOf('2024-02-01', '2024-02-29')).toEqual([
    `01-02-2024;Faktura;700001;${company};15-02-2024;Faktura;1000,00;250,00;1250,00;;01-02-2024;31-03-2024`,
    `29-02-2024;Kreditnota;K700004;${company};;Faktura;-100,00;-25,00;-125,00;700001;;`,
    `10-02-2024;Betaling;700001;${company};;;;;-50,00;700001;;`,
  ]);
});

test('is read in batches of any number, without a row twice or left out', async () => {
  await app.db.sql(
    `insert into invoice (id, customer_id, department_id, kind, number, issued_on, method, seller, buyer,
       contact_person, net, vat, gross, open, created_at)
     select 'invc_many' || i, customer_id, id, 'INVOICE', 10000000 + i, '2023-05-01'::date + i % 3, 'INVOICE', '{}',
       '{"name":"x","department":"x","vatNumber":"x"}', 'x', 100, 25, 125, 0, now()
     from department, generate_series(1, 1201) i where id = $1`,
    [departmentId],
  );
  const lines = await linesOf('2023-05-01', '2023-05-31');
  expect(new Set(lines.map((line) => line.split(';')[2])).size).toBe(1201);
  expect(lines).toHaveLength(1201);
});

test('is for admins, and its link opens nothing else', async () => {
  const customer = await app.world.person();
  expect(refusalOf(await period('2024-01-01', '2024-01-31', customer.token))?.[0]).toBe('FORBIDDEN');
  expect((await period('2024-02-01', '2024-01-31')).fieldErrors).toEqual({ to: 'Vælg en dag efter den første' });
  const { services } = app.portal;
  const expired = bookkeepingLink(services, { from: '2024-01-01', to: '2024-01-31' }, new Date(Date.now() - 1_000));
  expect((await read(expired)).statusCode).toBe(410);
  const otherLink = documentLink(services, { id: '2024-01-01', readerId: '2024-01-31' });
  const key = new URLSearchParams(otherLink.split('?')[1]).get('key');
  expect((await read(`/documents/bookkeeping?key=${key}`)).statusCode).toBe(404);
  expect((await read('/documents/bookkeeping')).statusCode).toBe(404);
  expect(
    await app.db.sql(`select 1 from audit_entry where action = 'EXPORTED' and detail like 'Bogholderi %'`),
  ).not.toEqual([]);
});
