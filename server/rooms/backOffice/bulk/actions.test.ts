import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { bulkCalls } from './testing/bulkCalls.ts';

let app: TestApp;
let admin: Person;
let buyer: Person;
let department: string;
beforeAll(async () => {
  app = await createTestApp({ reminders: { isOn: false, days: [10, 20], fee: 100_00 } }, { runJobs: false });
});
beforeEach(async () => {
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  buyer = await app.world.person();
  department = await app.world.department(buyer.customerId!, 'Salg');
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const { preview, begin, call, carryOut, statesOf } = bulkCalls(() => app, run);
const previewOf = async (request: Parameters<typeof preview>[0]) => (await preview(request)).data.admin.bulkPreview;
const invoiceOf = async (id: string) =>
  (await app.db.sql('select open from invoice where id = $1', [id]))[0] as { open: number };

/** Issues an invoice over 1,250 kroner, and returns its id. */
async function issueInvoice(): Promise<string> {
  const subject_id = await app.world.clipCard(department);
  await app.world.ledgerEntry(department, { subject_id, net: 1_000_00, vat: 250_00, gross: 1_250_00 });
  const { data } = await run('mutation ($id: ID!) { issueInvoices(customerId: $id) { id } }', { id: buyer.customerId });
  return data.issueInvoices[0]!.id;
}

describe('completing licence requests', () => {
  test('creates the licences, and says how many and at which price', async () => {
    const installation = await app.world.installation(department);
    const ids = [
      await app.world.licenseRequest(installation, { price: 500_00, requested_licenses: 4, user_id: buyer.id }),
      await app.world.licenseRequest(installation, { user_id: buyer.id }),
    ];
    const rejected = await app.world.licenseRequest(installation, { status: 'REJECTED' });
    const request = { action: 'LICENSE_REQUEST_COMPLETE', ids: [...ids, rejected] };
    expect(await previewOf(request)).toMatchObject({
      readyCount: 2,
      canUndo: false,
      leftOut: [{ reason: 'Anmodningen er annulleret', count: 1 }],
      consequences: [
        '7 licenser tages i brug.',
        'De faktureres fra i dag, i alt 2.000,00 kr om måneden ekskl. moms.',
        '1 anmodning har pris efter aftale.',
        '2 bestillere får en mail om den nye status.',
      ],
    });
    expect(await carryOut(await begin(request))).toMatchObject({ state: 'FINISHED', total: 2, done: 2 });
    expect(
      await app.db.sql('select sum(quantity)::int as seats from license where installation_id = $1', [installation]),
    ).toEqual([{ seats: 7 }]);
  });
});

describe('activating service agreements', () => {
  test('activates and mails pending ones, but none whose card payment has not settled', async () => {
    await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [department]);
    const pending = { status: 'PENDING', billed_months: 0, start_date: dateOf(), user_id: buyer.id };
    const first = await app.world.serviceAgreement(department, pending);
    const active = await app.world.serviceAgreement(department);
    const unpaid = await app.world.serviceAgreement(department, { ...pending, origin: 'CLIENT' });
    await app.world.ledgerEntry(department, {
      subject_id: unpaid,
      purchase_id: unpaid,
      origin: 'CLIENT',
      method: 'CREDIT_CARD',
      status: 'PENDING',
    });
    const request = { action: 'AGREEMENT_ACTIVATE', ids: [first, active, unpaid] };
    expect(await previewOf(request)).toMatchObject({
      readyCount: 1,
      leftOut: expect.arrayContaining([
        { reason: 'Har status Aktiv', count: 1 },
        { reason: 'Kortbetalingen er ikke gået igennem endnu', count: 1 },
      ]),
      consequences: [
        'Afdelingerne får ret til support. Aftalerne koster i alt 4.990,00 kr om måneden ekskl. moms.',
        '1 aftale er ikke faktureret før, og den første periode faktureres nu.',
        '1 køber får en mail om, at aftalen er aktiv.',
      ],
    });
    expect(await carryOut(await begin(request))).toMatchObject({ done: 1 });
    // The first period is billed at once.
    expect(await app.db.sql('select status, billed_months from service_agreement where id = $1', [first])).toEqual([
      { status: 'ACTIVE', billed_months: 1 },
    ]);
    expect(await app.db.sql('select 1 from mail where recipient = $1', [buyer.email])).toHaveLength(1);
  });
});

describe('marking invoices as paid', () => {
  test('records what is open, and is undone unless another payment was recorded since', async () => {
    const [first, second] = [await issueInvoice(), await issueInvoice()];
    const paid = await app.world.invoice(department, { open: 0, paid: 1_250_00 });
    const request = { action: 'INVOICE_MARK_PAID', ids: [first, second, paid], options: { paidOn: '2026-11-20' } };
    expect(await previewOf(request)).toMatchObject({
      readyCount: 2,
      canUndo: true,
      leftOut: [{ reason: 'Mangler ikke betaling', count: 1 }],
      consequences: [
        'Der registreres betalinger på i alt 2.500,00 kr, betalt den 20. november 2026.',
        'Ingen får en mail. Der rykkes ikke længere for det, der er betalt.',
      ],
    });
    const id = await begin(request);
    expect(await carryOut(id)).toMatchObject({ done: 2, detail: 'Betalt den 20. november 2026', reasons: [] });
    expect(await invoiceOf(first)).toEqual({ open: 0 });
    // Somebody undoes one of the payments by hand.
    const [payment] = await app.db.sql('select id from invoice_payment where invoice_id = $1', [second]);
    await run('mutation ($id: ID!) { undoInvoicePayment(paymentId: $id) { id } }', { id: payment!.id });
    await call('undoBulkRun', id);
    expect(await carryOut(id)).toMatchObject({ state: 'FINISHED', undone: 1, kept: 1 });
    expect(await invoiceOf(first)).toEqual({ open: 1_250_00 });
    expect(await statesOf(id)).toMatchObject({ [first]: 'UNDONE', [second]: 'KEPT: Er ændret igen efter kørslen' });
  });

  test('fails an invoice that is being paid by card, and tries it again', async () => {
    const [first, second] = [await issueInvoice(), await issueInvoice()];
    const id = await begin({ action: 'INVOICE_MARK_PAID', ids: [first, second] });
    await app.db.sql(
      `insert into invoice_charge (id, customer_id, invoice_id, amount, status, created_at, next_check_at)
       select 'charge_' || id, customer_id, id, open, 'PENDING', now(), now() + interval '1 hour'
       from invoice where id = $1`,
      [second],
    );
    expect(await carryOut(id)).toMatchObject({
      done: 1,
      failed: 1,
      reasons: [{ state: 'FAILED', reason: expect.any(String), count: 1 }],
    });
    await app.db.sql(`update invoice_charge set status = 'FAILED' where invoice_id = $1`, [second]);
    await call('retryBulkRun', id);
    expect(await carryOut(id)).toMatchObject({ state: 'FINISHED', done: 2, failed: 0, reasons: [] });
    expect(await app.db.sql('select 1 from invoice_payment where invoice_id = $1', [first])).toHaveLength(1);
  });
});

describe('reminding of invoices', () => {
  test('mails those that may be reminded today, with the fees that were announced', async () => {
    const overdue = { due_on: addDays(dateOf(), -30) };
    const first = await app.world.invoice(department, overdue);
    const second = await app.world.invoice(department, overdue);
    await app.world.ledgerEntry(department, { invoice_id: second, subject: 'clip_card' });
    await app.world.reminder(second, { sent_on: addDays(dateOf(), -15), announced_fee: 100_00 });
    const recent = await app.world.invoice(department, overdue);
    await app.world.reminder(recent);
    const held = await app.world.invoice(department, overdue);
    await app.world.invoiceHold(held, { held_by_id: admin.id });
    const early = await app.world.invoice(department, { due_on: addDays(dateOf(), 3) });
    const request = { action: 'INVOICE_REMIND', ids: [first, second, recent, held, early] };
    const shown = await previewOf(request);
    expect(shown).toMatchObject({
      readyCount: 2,
      consequences: ['2 rykkere sendes til afdelingernes faktureringsmail.', '1 rykker har gebyr, i alt 100,00 kr.'],
    });
    expect(shown.leftOut.map(({ reason }) => reason.split(' den ')[0]).toSorted()).toEqual([
      'Den næste rykker kan tidligst sendes',
      'Fakturaen forfalder først',
      'Rykkere for fakturaen er sat på pause',
    ]);
    expect(await carryOut(await begin(request))).toMatchObject({ done: 2, failed: 0 });
    expect(await app.db.sql('select fee from reminder where invoice_id = $1 and number = 2', [second])).toEqual([
      { fee: 100_00 },
    ]);
  });
});

test('sending invoices again mails each once, and fails those without an address', async () => {
  const id = await app.world.invoice(department);
  const unnumbered = await app.world.invoice(department, { number: null });
  const company = await app.world.company();
  await app.db.sql(`update customer set billing_email = '' where id = $1`, [company]);
  const nobody = await app.world.invoice(await app.world.department(company));
  const request = { action: 'INVOICE_SEND', ids: [id, unnumbered, nobody] };
  expect(await previewOf(request)).toMatchObject({ leftOut: [{ reason: 'Er ikke bogført i Dinero endnu', count: 1 }] });
  const runId = await begin(request);
  expect(await carryOut(runId)).toMatchObject({ done: 1, failed: 1 });
  expect(await statesOf(runId)).toEqual({
    [id]: 'DONE',
    [nobody]: 'FAILED: Virksomheden har hverken en faktura-e-mail eller en kontoadministrator',
  });
  expect(await app.db.sql('select 1 from mail where attachment_id = $1', [id])).toHaveLength(1);
});
