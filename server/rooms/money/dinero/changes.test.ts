import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { applyChargeOutcome, startInvoiceCharge } from '../invoices/payByCard.service.ts';
import { bookDocuments } from './booking.jobs.ts';
import { readChanges } from './changes.jobs.ts';
import { compareInvoice } from './compareInvoice.ts';
import { attemptAgain, createBookingApp, issueInvoice, readInvoice } from './testing/bookedCompany.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;
let departmentId: string;
let id: string;
let dineroId: string;
beforeAll(async () => {
  providers = await startProviders();
  app = await createBookingApp(providers);
  admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Brandt' });
});
beforeEach(async () => {
  departmentId = await app.world.department(await app.world.company());
  id = await issueInvoice(app, departmentId);
  await bookDocuments(app.portal.services);
  ({ dineroId } = await readInvoice(app, id));
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = runAs(() => ({ app, token: admin.token }));
const changes = () => readChanges(app.portal.services);
const invoice = () => readInvoice(app, id);
const entries = () =>
  app.db.sql('select status, marked_paid_by from ledger_entry where department_id = $1 order by id', [departmentId]);
const payments = () =>
  app.db.sql(
    `select p.amount, p.paid_on::text, p.recorded_by, p.undone_by from invoice_payment p join invoice i
       on i.id = p.invoice_id where i.department_id = $1 order by p.id`,
    [departmentId],
  );
const creditNotes = () =>
  app.db.sql<{ number: number; gross: number; open: number; reason: string }>(
    'select number, gross, open, reason from invoice where credits_id = $1 order by id',
    [id],
  );
const yesterday = addDays(dateOf(), -1);

describe('a payment at Dinero', () => {
  test('settles the invoice on its day, once', async () => {
    providers.dinero.payInvoice(dineroId, 1_250, yesterday);
    await Promise.all([changes(), changes()]);
    await changes();
    expect(await invoice()).toMatchObject({ open: 0, difference: null });
    expect(await payments()).toEqual([
      { amount: 1_250_00, paid_on: yesterday, recorded_by: 'Dinero', undone_by: null },
    ]);
    expect(await entries()).toEqual([{ status: 'PAID', marked_paid_by: 'Dinero' }]);
    const { data } = await run(
      'query ($id: ID!) { admin { invoice(id: $id) { payments { recordedBy isFromDinero } } } }',
      { id },
    );
    expect(data.admin.invoice!.payments).toEqual([{ recordedBy: 'Dinero', isFromDinero: true }]);
  });

  test('in part leaves the rest open, and is undone when it is deleted there', async () => {
    providers.dinero.payInvoice(dineroId, 250, yesterday);
    await changes();
    expect(await invoice()).toMatchObject({ open: 1_000_00 });
    providers.dinero.payInvoice(dineroId, 1_000, yesterday);
    await changes();
    expect(await invoice()).toMatchObject({ open: 0 });
    providers.dinero.undoPayment(dineroId);
    await changes();
    expect(await invoice()).toMatchObject({ open: 1_000_00, difference: null });
    expect(await entries()).toEqual([{ status: 'PENDING', marked_paid_by: null }]);
    expect(await payments()).toMatchObject([{ undone_by: null }, { amount: 1_000_00, undone_by: 'Dinero' }]);
  });

  test('of more than is missing is a difference for an admin', async () => {
    providers.dinero.payInvoice(dineroId, 1_300, yesterday);
    await changes();
    expect(await invoice()).toMatchObject({
      open: 0,
      difference: 'LESS_MISSING_THERE',
      differenceAmount: 50_00,
    });
    providers.dinero.payInvoice(dineroId, -50, yesterday);
    await changes();
    expect(await invoice()).toMatchObject({ open: 0, difference: null });
  });

  test('cannot be undone here', async () => {
    providers.dinero.payInvoice(dineroId, 1_250, yesterday);
    await changes();
    const [payment] = await app.db.sql<{ id: string }>('select id from invoice_payment where invoice_id = $1', [id]);
    const { errors } = await run('mutation ($id: ID!) { undoInvoicePayment(paymentId: $id) { id } }', payment!);
    expect(errors).toMatchObject([{ message: 'Betalingen er registreret i Dinero. Fortryd den dér.' }]);
    expect(await invoice()).toMatchObject({ open: 0 });
  });
});

describe('a payment in the portal', () => {
  const pay = async (amount: number) => {
    const { version } = await invoice();
    const input = { invoiceId: id, version, amount, paidOn: yesterday };
    const { errors } = await run(
      'mutation ($input: InvoicePaymentInput!) { recordInvoicePayment(input: $input) { open } }',
      { input },
    );
    expect(errors).toBeUndefined();
  };
  const paymentsThere = () => app.portal.services.dinero.invoicePayments(dineroId);
  const undo = async () => {
    const [payment] = await app.db.sql<{ id: string }>('select id from invoice_payment where invoice_id = $1', [id]);
    return run('mutation ($id: ID!) { undoInvoicePayment(paymentId: $id) { id } }', payment!);
  };

  test.each([
    ['is added there', undefined],
    ['is added there once, although an answer was lost', { dropAnswerAfterWork: true }],
  ] as const)('%s, and is undone when it is deleted there', async (_, fault) => {
    await pay(1_000_00);
    if (fault) providers.dinero.failNext('POST /invoices/:id/payments', fault);
    await bookDocuments(app.portal.services);
    await attemptAgain(app);
    await bookDocuments(app.portal.services);
    expect(await paymentsThere()).toMatchObject({
      remaining: 250_00,
      payments: [{ amount: 1_000_00, paidOn: yesterday }],
    });
    expect(await invoice()).toMatchObject({ open: 250_00, difference: null });
    expect((await undo()).errors).toMatchObject([{ message: 'Betalingen er registreret i Dinero. Fortryd den dér.' }]);
    await changes();
    expect(await payments()).toMatchObject([{ amount: 1_000_00, undone_by: null }]);
    providers.dinero.undoPayment(dineroId);
    await changes();
    expect(await payments()).toMatchObject([{ amount: 1_000_00, undone_by: 'Dinero' }]);
    expect(await invoice()).toMatchObject({ open: 1_250_00, difference: null });
  });

  test('is added once by two processes at once', async () => {
    await pay(1_250_00);
    await Promise.allSettled([compareInvoice(app.portal.services, id), compareInvoice(app.portal.services, id)]);
    expect(await paymentsThere()).toMatchObject({ remaining: 0, payments: [{ amount: 1_250_00 }] });
  });

  test('is not added when somebody has recorded it there meanwhile', async () => {
    await pay(1_250_00);
    providers.dinero.payInvoice(dineroId, 1_250, yesterday);
    await bookDocuments(app.portal.services);
    expect(await paymentsThere()).toMatchObject({ remaining: 0, payments: [{ externalReference: null }] });
    expect(await invoice()).toMatchObject({ open: 0, difference: null });
    expect(await payments()).toHaveLength(1);
  });

  test('that Dinero refuses is a problem for an admin, and can still be undone here', async () => {
    await pay(1_250_00);
    providers.dinero.failNext('POST /invoices/:id/payments', { status: 400, code: 42, message: 'Kontoen findes ikke' });
    await bookDocuments(app.portal.services);
    expect(await invoice()).toMatchObject({ open: 0, problem: expect.stringContaining('Kontoen findes ikke') });
    expect((await undo()).errors).toBeUndefined();
    expect(await invoice()).toMatchObject({ open: 1_250_00 });
  });

  test('is not added after it was undone', async () => {
    await pay(1_250_00);
    expect((await undo()).errors).toBeUndefined();
    await bookDocuments(app.portal.services);
    expect(await paymentsThere()).toMatchObject({ remaining: 1_250_00, payments: [] });
    expect(await invoice()).toMatchObject({ open: 1_250_00, difference: null });
  });

  test('is a difference without the account until it is recorded at Dinero, and undoes no payment there', async () => {
    const settings = app.config.dinero!;
    const { bankAccount } = settings;
    settings.bankAccount = undefined;
    providers.dinero.payInvoice(dineroId, 250, yesterday);
    await changes();
    await pay(1_000_00);
    await bookDocuments(app.portal.services);
    expect(await invoice()).toMatchObject({ open: 0, difference: 'MORE_MISSING_THERE', differenceAmount: 1_000_00 });
    expect(await payments()).toMatchObject([{ undone_by: null }, { undone_by: null }]);
    providers.dinero.payInvoice(dineroId, 1_000, yesterday);
    await changes();
    settings.bankAccount = bankAccount;
    expect(await invoice()).toMatchObject({ open: 0, difference: null });
    expect(await payments()).toHaveLength(2);
  });
});

describe('a payment by card in the portal', () => {
  const payByCard = async () => {
    const { services } = app.portal;
    await startInvoiceCharge(services, id);
    const [charge] = await app.db.sql<{ id: string }>('select id from invoice_charge where invoice_id = $1', [id]);
    await services.writes.run({ role: dbRoles.system }, (write) =>
      applyChargeOutcome(write, app.portal.services, charge!.id, { status: 'PAID', providerId: `pi_${id}` }),
    );
  };
  const paymentsThere = () => app.portal.services.dinero.invoicePayments(dineroId);

  test.each([
    ['is added there', undefined],
    ['is added there once, although an answer was lost', { dropAnswerAfterWork: true }],
  ] as const)('%s', async (_, fault) => {
    await payByCard();
    if (fault) providers.dinero.failNext('POST /invoices/:id/payments', fault);
    await bookDocuments(app.portal.services);
    await attemptAgain(app);
    await bookDocuments(app.portal.services);
    expect(await paymentsThere()).toMatchObject({ remaining: 0, payments: [{ amount: 1_250_00 }] });
    expect(await invoice()).toMatchObject({ open: 0, difference: null });
    await changes();
    expect(await payments()).toHaveLength(1);
  });

  test('is added once by two processes at once', async () => {
    await payByCard();
    await Promise.allSettled([compareInvoice(app.portal.services, id), compareInvoice(app.portal.services, id)]);
    expect(await paymentsThere()).toMatchObject({ remaining: 0, payments: [{ amount: 1_250_00 }] });
  });
});

describe('a credit note at Dinero', () => {
  test('credits the invoice with its number, once', async () => {
    providers.dinero.creditInvoice(dineroId, 400);
    await Promise.all([changes(), changes()]).catch(() => undefined);
    await changes();
    const booked = providers.dinero.creditNotes().find(({ CreditNoteFor }) => CreditNoteFor === dineroId);
    expect(await creditNotes()).toEqual([
      { number: booked!.Number, gross: -500_00, open: 0, reason: 'Krediteret i Dinero' },
    ]);
    expect(await invoice()).toMatchObject({ open: 750_00, difference: null });
  });

  test('of a paid invoice stays open until it is paid out there', async () => {
    providers.dinero.payInvoice(dineroId, 1_250, yesterday);
    providers.dinero.creditInvoice(dineroId, 1_000);
    await changes();
    expect(await invoice()).toMatchObject({ open: 0, difference: null });
    expect(await creditNotes()).toMatchObject([{ gross: -1_250_00, open: -1_250_00 }]);
    providers.dinero.payInvoice(dineroId, -1_250, yesterday);
    await changes();
    expect(await creditNotes()).toMatchObject([{ open: 0 }]);
    expect(await invoice()).toMatchObject({ open: 0, difference: null });
  });

  test('waits while a card payment reserves the invoice', async () => {
    const { services } = app.portal;
    await startInvoiceCharge(services, id);
    providers.dinero.creditInvoice(dineroId, 400);
    await expect(changes()).rejects.toThrow('Fakturaen er ved at blive betalt med kort');
    expect(await invoice()).toMatchObject({ open: 1_250_00, difference: null });
    const [charge] = await app.db.sql<{ id: string }>('select id from invoice_charge where invoice_id = $1', [id]);
    const outcome = { status: 'FAILED', providerId: null, message: 'Afbrudt' } as const;
    await services.writes.run({ role: dbRoles.system }, (write) =>
      applyChargeOutcome(write, app.portal.services, charge!.id, outcome),
    );
    await changes();
    expect(await invoice()).toMatchObject({ open: 750_00, difference: null });
  });

  test('of more than the invoice is a difference, until an admin lets it count as a payment', async () => {
    providers.dinero.creditInvoice(dineroId, 1_100);
    await changes();
    expect(await creditNotes()).toEqual([]);
    expect(await invoice()).toMatchObject({ open: 1_250_00, difference: 'CREDITED_THERE', differenceAmount: 1_375_00 });
    await changes();
    expect(await invoice()).toMatchObject({ open: 1_250_00, difference: 'CREDITED_THERE' });
    await run('mutation ($id: ID!) { retryBooking(id: $id) { id } }', { id });
    await bookDocuments(app.portal.services);
    expect(await invoice()).toMatchObject({ open: 0, difference: 'LESS_MISSING_THERE', differenceAmount: 125_00 });
  });

  test('of another invoice, and an invoice that people made there, change nothing', async () => {
    const contactId = providers.dinero.addContact({ Name: 'Fremmed A/S' });
    await app.portal.services.dinero.createInvoiceDraft({
      contactId,
      externalReference: 'manual',
      date: dateOf(),
      description: 'Faktura',
      lines: [{ description: 'Andet', quantity: 1, unit: 'parts', netPrice: 100 }],
    });
    const manual = providers.dinero.invoices().find(({ ExternalReference }) => ExternalReference === 'manual')!;
    providers.dinero.bookInvoice(manual.Guid);
    providers.dinero.creditInvoice(manual.Guid, 100);
    await changes();
    expect(await app.db.sql('select id from invoice where dinero_id = $1', [manual.Guid])).toEqual([]);
    expect(await invoice()).toMatchObject({ open: 1_250_00, difference: null });
  });
});

describe('the cursor', () => {
  const cursors = () => app.db.sql('select kind, changes_since from dinero_cursor order by kind');

  test('stays where it was when a change could not be read, so that nothing is left out', async () => {
    await changes();
    const before = await cursors();
    providers.dinero.payInvoice(dineroId, 1_250, yesterday);
    providers.dinero.failNext('GET /invoices/:id/payments', { status: 503, times: 3 });
    await expect(changes()).rejects.toThrow('Dinero svarer ikke lige nu');
    expect((await cursors())[1]).toEqual(before[1]);
    expect(await invoice()).toMatchObject({ open: 1_250_00 });
    await changes();
    expect(await invoice()).toMatchObject({ open: 0 });
  });

  test('reads every page of many changes, and asks about own invoices alone', async () => {
    const contactId = providers.dinero.addContact({ Name: 'Mange A/S' });
    for (let i = 0; i < 105; i += 1)
      await app.portal.services.dinero.createInvoiceDraft({
        contactId,
        externalReference: `many-${i}`,
        date: dateOf(),
        description: 'Faktura',
        lines: [{ description: 'Andet', quantity: 1, unit: 'parts', netPrice: 100 }],
      });
    providers.dinero.payInvoice(dineroId, 1_250, yesterday);
    const [lists, reads] = ['GET /invoices', 'GET /invoices/:id/payments'].map((call) =>
      providers.dinero.requestCount(call as 'GET /invoices'),
    );
    const own = (await app.db.sql('select 1 from dinero_document')).length;
    await changes();
    expect(providers.dinero.requestCount('GET /invoices') - lists!).toBeGreaterThanOrEqual(3);
    expect(providers.dinero.requestCount('GET /invoices/:id/payments') - reads!).toBeLessThanOrEqual(own);
    expect(await invoice()).toMatchObject({ open: 0 });
  });
});

test('a booked invoice is compared once more after each change in the portal, and not otherwise', async () => {
  const count = () => providers.dinero.requestCount('GET /invoices/:id/payments');
  const before = count();
  await attemptAgain(app);
  await bookDocuments(app.portal.services);
  expect(count()).toBe(before);
});
