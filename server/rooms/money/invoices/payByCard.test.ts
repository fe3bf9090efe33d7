import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { cardNumbers } from '../../../../domain/testing/cardNumbers.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { WHOLE_COMPANY } from '../../../platform/db/scope.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { payByCard } from '../payments/testing/payByCard.ts';
import { issueInvoices, settleInvoiceCharges } from './invoice.jobs.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;
let person: Person;
let departmentId: string;
let invoiceId: string;
let key: string;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(async () => {
  await app.close();
  await providers.close();
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
  const subject_id = await app.world.clipCard(departmentId);
  await app.world.ledgerEntry(departmentId, { subject_id });
  await issueInvoices(app.portal.services);
  [{ id: invoiceId }] = (await app.db.sql('select id from invoice where department_id = $1', [departmentId])) as [
    { id: string },
  ];
  key = await linkKey();
});

const run = runAs(() => ({ app, token: person.token }));
const GROSS = 1_250_00;
const LINK = 'state description gross card { last4 } failureMessage';

async function linkKey(): Promise<string> {
  const { data } = await run('mutation ($id: ID!) { createPaymentLink(id: $id) }', { id: invoiceId });
  return new URL(data.createPaymentLink, app.config.publicUrl).searchParams.get('key')!;
}

const start = async () =>
  (
    await app.graphql(
      `mutation ($key: String!) { startLinkPayment(key: $key) {
      link { ${LINK} } clientSecret storedCardId
    } }`,
      { variables: { key } },
    )
  ).data.startLinkPayment;
const settle = async () =>
  (await app.graphql(`mutation ($key: String!) { settleLinkPayment(key: $key) { ${LINK} } }`, { variables: { key } }))
    .data.settleLinkPayment;
const see = async () => {
  const { data } = await run(
    `query ($id: ID!) { admin { invoice(id: $id) {
      version open status canPayNow payments { id amount providerId recordedBy undoneAt }
    } } }`,
    { id: invoiceId },
    admin.token,
  );
  return data.admin.invoice!;
};
const entryStatus = async () =>
  (await app.db.sql<{ status: string }>('select status from ledger_entry where invoice_id = $1', [invoiceId]))[0]!
    .status;
const payByBank = async (amount = GROSS) =>
  run(
    'mutation ($input: InvoicePaymentInput!) { recordInvoicePayment(input: $input) { open } }',
    { input: { invoiceId, version: (await see()).version, amount, paidOn: dateOf() } },
    admin.token,
  );
const typed = (secret: string | null | undefined, number: string = cardNumbers.visa) =>
  providers.browser.confirmPaymentWith(secret!, number);
/** Payments at Stripe for this invoice. */
const paid = async () => {
  const charges = await app.db.sql<{ id: string }>('select id from invoice_charge where invoice_id = $1', [invoiceId]);
  const ids = new Set(charges.map(({ id }) => id));
  return providers.stripe
    .payments()
    .filter(({ metadata, status }) => ids.has(metadata['invoiceChargeId']!) && status === 'succeeded');
};
const runJob = async () => {
  await app.db.sql('update invoice_charge set next_check_at = now() where invoice_id = $1', [invoiceId]);
  await settleInvoiceCharges(app.portal.services, { id: 'test', data: {} });
};

describe('an invoice that is paid by card', () => {
  test('is paid once: a payment with the id of Stripe, and its entries are settled', async () => {
    const { clientSecret } = await start();
    await typed(clientSecret);
    expect(await settle()).toMatchObject({ state: 'PAID', gross: GROSS });
    const [charge] = await paid();
    expect(await see()).toMatchObject({
      open: 0,
      status: 'PAID',
      canPayNow: false,
      payments: [{ amount: GROSS, providerId: charge!.id, recordedBy: 'Kortbetaling' }],
    });
    expect(await entryStatus()).toBe('PAID');
    expect(await settle()).toMatchObject({ state: 'PAID' });
    expect(await start()).toMatchObject({ link: { state: 'PAID' }, clientSecret: null });
    expect((await see()).payments).toHaveLength(1);
  });

  test('is paid with the stored card after the bank has asked', async () => {
    await payByCard(app, providers, { token: person.token, departmentId, number: cardNumbers.confirmedAtEachCharge });
    const { clientSecret, storedCardId, link } = await start();
    expect(link.card).toEqual({ last4: '3184' });
    await providers.browser.confirmPayment(clientSecret!, storedCardId!);
    expect((await settle()).state).toBe('PAID');
  });

  test('is paid once in several tabs, by the webhook and by the job at once', async () => {
    providers.stripe.deliverTo(`${app.url}/api/webhooks/stripe`);
    const starts = await Promise.all([start(), start(), start()]);
    const secrets = new Set(starts.map(({ clientSecret }) => clientSecret));
    expect(secrets.size).toBe(1);
    const [secret] = secrets;
    await Promise.all([typed(secret), typed(secret)]);
    await Promise.all([settle(), settle(), runJob(), runJob()]);
    expect((await see()).payments).toHaveLength(1);
    expect(await paid()).toHaveLength(1);
    expect(await entryStatus()).toBe('PAID');
  });

  test.each([
    ['a lost answer', { dropAnswerAfterWork: true, times: 3 } as const],
    ['an outage', { status: 503, times: 3 } as const],
  ])('is charged once after %s', async (_what, fault) => {
    providers.stripe.failNext('POST /v1/payment_intents', fault);
    expect(await start()).toMatchObject({ link: { state: 'PROCESSING' }, clientSecret: null });
    const { clientSecret } = await start();
    await typed(clientSecret);
    await runJob();
    expect(await see()).toMatchObject({ open: 0, payments: [{ amount: GROSS }] });
    expect(await paid()).toHaveLength(1);
  });

  test('is settled by the job when the page was closed after the payment', async () => {
    const { clientSecret } = await start();
    await typed(clientSecret);
    await Promise.all([runJob(), runJob()]);
    expect(await see()).toMatchObject({ open: 0, payments: [{ amount: GROSS }] });
  });

  test('takes another card after a refusal', async () => {
    const first = await start();
    await typed(first.clientSecret, cardNumbers.insufficientFunds);
    expect(await settle()).toMatchObject({ state: 'OPEN', failureMessage: expect.stringContaining('dækning') });
    expect((await typed(first.clientSecret)).status).toBe(400);
    const second = await start();
    await typed(second.clientSecret);
    expect((await settle()).state).toBe('PAID');
    expect(await paid()).toHaveLength(1);
  });

  test('cannot be paid by a page that was left, once its reservation has ended', async () => {
    const { clientSecret } = await start();
    await app.db.sql(`update invoice_charge set created_at = now() - interval '1 hour' where invoice_id = $1`, [
      invoiceId,
    ]);
    await runJob();
    expect((await typed(clientSecret)).status).toBe(400);
    expect(await see()).toMatchObject({ open: GROSS, payments: [] });
  });

  test('is not paid twice when the money comes by bank while somebody has the page open', async () => {
    const { clientSecret } = await start();
    expect((await payByBank()).errors).toBeUndefined();
    expect((await typed(clientSecret)).status).toBe(400);
    expect((await settle()).state).toBe('PAID');
    expect(await see()).toMatchObject({ open: 0, payments: [{ amount: GROSS, providerId: null }] });
    expect(await paid()).toEqual([]);
  });

  test('refuses a bank payment when the card was faster', async () => {
    const { clientSecret } = await start();
    const { version } = await see();
    await typed(clientSecret);
    const late = await run(
      'mutation ($input: InvoicePaymentInput!) { recordInvoicePayment(input: $input) { open } }',
      { input: { invoiceId, version, amount: GROSS, paidOn: dateOf() } },
      admin.token,
    );
    expect(late.errorCode).toBe('CONFLICT');
    expect(await see()).toMatchObject({ open: 0, payments: [{ amount: GROSS }] });
    expect(await entryStatus()).toBe('PAID');
  });

  test('asks for the rest of an invoice that is paid in part or credited', async () => {
    await payByBank(250_00);
    const { clientSecret, link } = await start();
    expect(link.gross).toBe(1_000_00);
    const credit = await run(
      'mutation ($input: CreditInvoiceInput!) { creditInvoice(input: $input) { open } }',
      {
        input: {
          invoiceId,
          version: (await see()).version,
          reason: 'Fejl',
          lines: [{ position: 1, net: 200_00 }],
        },
      },
      admin.token,
    );
    expect(credit.data.creditInvoice.open).toBe(750_00);
    expect((await typed(clientSecret)).status).toBe(400);
    const again = await start();
    expect(again.link.gross).toBe(750_00);
    await typed(again.clientSecret);
    expect((await settle()).state).toBe('PAID');
    expect((await paid()).map(({ amount }) => amount)).toEqual([750_00]);
  });

  test('is not undone by an admin, who credits it instead', async () => {
    const { clientSecret } = await start();
    await typed(clientSecret);
    await settle();
    const [payment] = (await see()).payments;
    const undone = await run(
      'mutation ($id: ID!) { undoInvoicePayment(paymentId: $id) { open } }',
      { id: payment!.id },
      admin.token,
    );
    expect(undone.errorCode).toBe('CONFLICT');
    expect(await see()).toMatchObject({ open: 0 });
  });

  test('is not offered to other companies, for card purchases, credit notes and paid invoices', async () => {
    const create = async (id: string, token = person.token) =>
      (await run('mutation ($id: ID!) { createPaymentLink(id: $id) }', { id }, token)).errorCode;
    expect(await create(invoiceId, (await app.world.person()).token)).toBe('NOT_FOUND');
    const member = await app.world.person({ customerId: person.customerId, companyRole: 'MEMBER' });
    expect(await create(invoiceId, member.token)).toBe('FORBIDDEN');
    expect(await create(await app.world.invoice(departmentId, { method: 'CREDIT_CARD' }))).toBe('CONFLICT');
    expect(await create(await app.world.invoice(departmentId, { kind: 'CREDIT_NOTE' }))).toBe('CONFLICT');
    expect(await create(await app.world.invoice(departmentId, { open: 0 }))).toBe('CONFLICT');
    await start();
    const { reads, writes } = app.portal.services;
    const asCompany = (customerId: string) => ({ role: dbRoles.customer, customerId, scope: WHOLE_COMPANY });
    const rows = 'select id from invoice_charge';
    expect(await reads.runSql(asCompany((await app.world.person()).customerId!), rows)).toEqual([]);
    expect(await reads.runSql(asCompany(person.customerId!), rows)).toHaveLength(1);
    for (const change of [`update invoice_charge set status = 'PAID'`, 'delete from invoice_charge'])
      await expect(writes.run(asCompany(person.customerId!), ({ em }) => em.execute(change))).rejects.toThrow(
        /permission denied/,
      );
  });
});
