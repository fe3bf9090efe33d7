import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cardNumbers } from '../../../../domain/testing/cardNumbers.ts';
import { tenHours } from '../../../../domain/testing/prices.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAndDie } from '../../../testing/dying/runAndDie.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { slowCases } from '../../../testing/slowTest.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import type { Person } from '../../../testing/World.ts';
import { issueInvoices, settleInvoiceCharges } from '../invoices/invoice.jobs.ts';
import { settleInvoiceCharge } from '../invoices/payByCard.service.ts';
import { settlePayments } from './payments.jobs.ts';
import { createFailedPeriod } from './testing/failedPeriod.ts';
import { payByCard } from './testing/payByCard.ts';

let app: TestApp;
let providers: Providers;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

async function createCardHolder(): Promise<{ person: Person; departmentId: string }> {
  const person = await app.world.person();
  const departmentId = await app.world.department(person.customerId!);
  await payByCard(app, providers, { token: person.token, departmentId });
  return { person, departmentId };
}

interface Order {
  token: string;
  departmentId: string;
  purchaseId: string;
}

/**
 * Buys, pays an invoice, or retries failed payments in a separate portal process that is killed with SIGKILL at the
 * given step. `isCharged` waits until Stripe has the request.
 */
const buyAndDie = (step: string, isCharged: () => Promise<void>, order?: Order, invoiceId?: string) =>
  runAndDie(app, 'buyAndDie', { step, order, invoiceId }, step === 'charge' ? isCharged() : undefined);

const hasReceived = (key: string) =>
  providers.sandbox.received('stripe').some(({ headers }) => headers['idempotency-key'] === key);

const waitForChargeRequest = (departmentId: string, suffix = '') =>
  waitUntil(async () => {
    const [entry] = await app.db.sql<{ id: string }>('select id from ledger_entry where department_id = $1', [
      departmentId,
    ]);
    return entry !== undefined && hasReceived(`ledger-${entry.id}${suffix}`);
  });

const waitForCharge = (invoiceId: string) =>
  waitUntil(async () => {
    const [charge] = await app.db.sql<{ id: string }>('select id from invoice_charge where invoice_id = $1', [
      invoiceId,
    ]);
    return charge !== undefined && hasReceived(`invoice-${charge.id}`);
  });

const entries = (departmentId: string) =>
  app.db.sql(
    `select e.status, c.status as card from ledger_entry e join clip_card c on c.id = e.subject_id
     where e.department_id = $1`,
    [departmentId],
  );
async function charges(customerId: string) {
  const [row] = await app.db.sql('select stripe_customer_id from customer where id = $1', [customerId]);
  const { stripe_customer_id: stripeCustomerId } = row as { stripe_customer_id: string };
  const answer = await fetch(`${providers.settings.stripe.apiUrl}/v1/payment_intents?customer=${stripeCustomerId}`, {
    headers: { authorization: `Bearer ${providers.settings.stripe.secretKey}` },
  });
  return ((await answer.json()) as { data: { status: string; amount: number }[] }).data;
}

describe('a purchase whose process is killed', () => {
  test.each([
    ['during the charge', 'charge', 1],
    ['after the charge and before its outcome is recorded', 'charged', 1],
    ...slowCases<[string, string, number]>([
      ['before the ledger entry is committed', 'reserve', 0],
      ['after the ledger entry and before the charge', 'reserved', 0],
      ['after the outcome is recorded', 'recorded', 1],
    ]),
  ])('%s is completed later and charged once', async (_moment, step, chargedBefore) => {
    const { person, departmentId } = await createCardHolder();
    const purchaseId = `kill-${step}`;
    const order = { token: person.token, departmentId, purchaseId };
    const isCharged = () => waitForChargeRequest(departmentId);
    expect(await buyAndDie(step, isCharged, order)).toBe('SIGKILL');
    expect(await charges(person.customerId!)).toHaveLength(chargedBefore);

    // The job completes an interrupted purchase. A purchase without an entry is only completed when it is sent again.
    await app.db.sql('update ledger_entry set next_check_at = now() where department_id = $1', [departmentId]);
    await settlePayments(app.portal.services, { id: 'test', data: {} });
    if (step === 'reserve') expect(await entries(departmentId)).toEqual([]);
    else expect(await entries(departmentId)).toEqual([{ status: 'PAID', card: 'ACTIVE' }]);

    expect(await buyAndDie('never', isCharged, order)).toBeNull();
    expect(await entries(departmentId)).toEqual([{ status: 'PAID', card: 'ACTIVE' }]);
    expect(await charges(person.customerId!)).toMatchObject([{ status: 'succeeded', amount: tenHours.gross }]);
  });
});

describe('a retry whose process is killed', () => {
  test.each([
    ['during the charge', 'charge', 1],
    ['after the charge and before its outcome is recorded', 'charged', 1],
    ...slowCases<[string, string, number]>([
      ['before the attempt is committed', 'reserve', 0],
      ['after the attempt is stored and before the charge', 'reserved', 0],
      ['after the outcome is recorded', 'recorded', 1],
    ]),
  ])('%s is completed later and charged once', async (_moment, step, chargedBefore) => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const period = await createFailedPeriod(app, providers, admin);
    await period.payByCard();
    await period.daysLater(3);
    const paid = async () => (await period.charges()).filter(({ status }) => status === 'succeeded').length;
    expect(await buyAndDie(step, () => waitForChargeRequest(period.id, '-2'))).toBe('SIGKILL');
    expect(await paid()).toBe(chargedBefore);
    await period.retry();
    await period.settle();
    expect(await period.entry()).toMatchObject({ status: 'PAID', attempt: 2 });
    expect(await paid()).toBe(1);
    expect(await period.mails()).toHaveLength(1);
  });
});

describe('a card payment of an invoice whose process is killed', () => {
  test.each([
    ['during the charge', 'charge', 1],
    ['after the charge and before its outcome is recorded', 'charged', 1],
    ...slowCases<[string, string, number]>([
      ['before the amount is reserved', 'reserve', 0],
      ['after the amount is reserved and before the charge', 'reserved', 0],
      ['after the outcome is recorded', 'recorded', 1],
    ]),
  ])('%s is one payment that is completed later', async (_moment, step, begunBefore) => {
    const { person, departmentId } = await createCardHolder();
    await app.world.ledgerEntry(departmentId, { subject_id: await app.world.clipCard(departmentId) });
    await issueInvoices(app.portal.services);
    const [{ id }] = (await app.db.sql('select id from invoice where department_id = $1', [departmentId])) as [
      { id: string },
    ];
    const isCharged = () => waitForCharge(id);
    expect(await buyAndDie(step, isCharged, undefined, id)).toBe('SIGKILL');
    expect(await charges(person.customerId!)).toHaveLength(begunBefore);

    if (step === 'reserve') expect(await buyAndDie('never', isCharged, undefined, id)).toBeNull();
    const { clientSecret } = await settleInvoiceCharge(app.portal.services, id);
    await providers.browser.confirmPaymentWith(clientSecret!, cardNumbers.visa);
    await app.db.sql('update invoice_charge set next_check_at = now() where invoice_id = $1', [id]);
    await settleInvoiceCharges(app.portal.services, { id: 'test', data: {} });
    expect(await charges(person.customerId!)).toMatchObject([{ status: 'succeeded', amount: 1_250_00 }]);
    expect(await app.db.sql('select amount from invoice_payment where invoice_id = $1', [id])).toEqual([
      { amount: 1_250_00 },
    ]);
  });
});
