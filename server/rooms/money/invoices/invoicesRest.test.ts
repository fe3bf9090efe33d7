import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { rowOf, rowsOf } from '../../../testing/restRows.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let person: Person;
let departmentId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
});
afterAll(() => app.close());

const get = (path: string, token = person.token) => app.rest('GET', path, { token });
const fetchPdf = (url: unknown) => app.portal.app.inject({ method: 'GET', url: String(url) });

test('lists every invoice, newest first, in kroner', async () => {
  const ids = [];
  for (let i = 0; i < 3; i += 1) ids.push(await app.world.invoice(departmentId));
  const rows = rowsOf(await get('/api/invoices'));
  expect(rows.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(rows[0]).toMatchObject({ net: 1_000, vat: 250, gross: 1_250, open: 1_250, department: { id: departmentId } });
  expect(rowsOf(await get('/api/invoices', (await app.world.person()).token))).toEqual([]);
});

test('returns an invoice with its lines and a link to its PDF, which needs no token', async () => {
  const id = await app.world.invoice(departmentId);
  const entryId = await app.world.ledgerEntry(departmentId, { invoice_id: id });
  await app.db.sql(
    `insert into invoice_line (invoice_id, position, customer_id, entry_id, description, net, vat, gross, period_from,
       period_to, quantity, unit)
     values ($1, 1, $2, $3, 'Serviceaftale', 100000, 25000, 125000, '2026-11-01', '2026-11-30', 4, 'MONTH')`,
    [id, person.customerId, entryId],
  );
  const invoice = rowOf(await get(`/api/invoices/${id}`));
  const period = { periodFrom: '2026-11-01', periodTo: '2026-11-30' };
  expect(invoice.lines).toEqual([
    {
      position: 1,
      description: 'Serviceaftale',
      quantity: 4,
      unit: 'MONTH',
      unitPrice: 250,
      suppliedOn: null,
      ...period,
      net: 1_000,
      vat: 250,
      gross: 1_250,
    },
  ]);
  expect(await fetchPdf(invoice.documentUrl)).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'application/pdf' },
  });
});

test.each([
  ['an unknown id', async () => 'invc_ukendt'],
  [
    'the invoice of another company',
    async () => app.world.invoice(await app.world.department(await app.world.company())),
  ],
  ['something that is no invoice', async () => departmentId],
])('answers 404 for %s', async (_, idOf) => {
  expect(await get(`/api/invoices/${await idOf()}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test('returns a link to the account of a period', async () => {
  const { statementUrl } = rowOf(await get('/api/account-statement?from=2026-01-01&to=2026-12-31'));
  expect((await fetchPdf(statementUrl)).headers['content-type']).toBe('application/pdf');
});

test.each([
  ['', { from: expect.any(String), to: expect.any(String) }],
  ['?from=2026-02-30&to=2026-03-01', { from: expect.any(String) }],
  ['?from=2026-03-02&to=2026-03-01', { to: 'Vælg en dag efter den første' }],
])('refuses the period %j on its field', async (query, fields) => {
  expect(await get(`/api/account-statement${query}`)).toMatchObject({ status: 400, fieldErrors: fields });
});
