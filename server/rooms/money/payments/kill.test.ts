import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cardNumbers } from '../../../../domain/testing/cardNumbers.ts';
import { tenHours } from '../../../../domain/testing/prices.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { StoppedPayment } from '../../../testing/dying/buyAndDie.ts';
import { runAndDie } from '../../../testing/dying/runAndDie.ts';
import { buyTenHours, chargeInvoice, type Order } from '../../../testing/dying/tenHours.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import type { Person } from '../../../testing/World.ts';
import { issueInvoices, settleInvoiceCharges } from '../invoices/invoice.jobs.ts';
import { settleInvoiceCharge } from '../invoices/payByCard.service.ts';
import { settlePayments } from './payments.jobs.ts';
import { createFailedPeriod, type FailedPeriod } from './testing/failedPeriod.ts';
import { payByCard } from './testing/payByCard.ts';

/** The steps at which a payment stops, and the number of charges that Stripe has when its process is killed. */
const CHARGES_AT = { charge: 1, charged: 1, reserve: 0, reserved: 0, recorded: 1 };
type Step = keyof typeof CHARGES_AT;
const STEPS = Object.keys(CHARGES_AT) as Step[];

interface Purchase {
  person: Person;
  order: Order;
}

interface InvoicePayment {
  person: Person;
  invoiceId: string;
}

let app: TestApp;
let providers: Providers;
let purchases: Record<Step, Purchase>;
let retries: Record<Step, FailedPeriod>;
let invoicePayments: Record<Step, InvoicePayment>;
/** The number of charges of each payment right after the kill. */
let chargesAtKill: { purchases: Record<Step, number>; retries: Record<Step, number>; invoices: Record<Step, number> };

beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
  const admin = await app.world.person({ role: 'ADMIN', customerId: null });
  purchases = await forEachStep(startPurchase);
  retries = await forEachStep(() => startRetry(admin));
  invoicePayments = await forEachStep(startInvoicePayment);
  expect(await killAtEachStep()).toBe('SIGKILL');
  chargesAtKill = {
    purchases: await forEachStep(async (step) => (await charges(purchases[step].person.customerId!)).length),
    retries: await forEachStep((step) => countPaid(retries[step])),
    invoices: await forEachStep(async (step) => (await charges(invoicePayments[step].person.customerId!)).length),
  };
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

async function forEachStep<Value>(create: (step: Step) => Promise<Value>): Promise<Record<Step, Value>> {
  const values = {} as Record<Step, Value>;
  for (const step of STEPS) values[step] = await create(step);
  return values;
}

async function createCardHolder(): Promise<{ person: Person; departmentId: string }> {
  const person = await app.world.person();
  const departmentId = await app.world.department(person.customerId!);
  await payByCard(app, providers, { token: person.token, departmentId });
  return { person, departmentId };
}

async function startPurchase(step: Step): Promise<Purchase> {
  const { person, departmentId } = await createCardHolder();
  return { person, order: { token: person.token, departmentId, purchaseId: `kill-${step}` } };
}

async function startRetry(admin: Person): Promise<FailedPeriod> {
  const period = await createFailedPeriod(app, providers, admin);
  await period.payByCard();
  await period.daysLater(3);
  return period;
}

async function startInvoicePayment(): Promise<InvoicePayment> {
  const { person, departmentId } = await createCardHolder();
  await app.world.ledgerEntry(departmentId, { subject_id: await app.world.clipCard(departmentId) });
  await issueInvoices(app.portal.services);
  const [invoice] = await app.db.sql<{ id: string }>('select id from invoice where department_id = $1', [departmentId]);
  return { person, invoiceId: invoice!.id };
}

/**
 * Makes all payments in one other portal process, which is killed with SIGKILL once each has stopped at its step and
 * Stripe has the requests.
 */
function killAtEachStep(): Promise<NodeJS.Signals | null> {
  const payments: StoppedPayment[] = STEPS.flatMap((step) => [
    { step, order: purchases[step].order },
    { step, retriedEntryId: retries[step].entryId },
    { step, invoiceId: invoicePayments[step].invoiceId },
  ]);
  return runAndDie(app, 'buyAndDie', { payments }, async () => {
    const [entry] = await entriesOf(purchases.charge.order);
    const [charge] = await app.db.sql<{ id: string }>('select id from invoice_charge where invoice_id = $1', [
      invoicePayments.charge.invoiceId,
    ]);
    const keys = [`ledger-${entry!.id}`, `ledger-${retries.charge.entryId}-2`, `invoice-${charge!.id}`];
    await waitUntil(() => keys.every(hasReceived));
  });
}

const hasReceived = (key: string) =>
  providers.sandbox.received('stripe').some(({ headers }) => headers['idempotency-key'] === key);

const entriesOf = ({ departmentId }: Order) =>
  app.db.sql<{ id: string; status: string; card: string }>(
    `select e.id, e.status, c.status as card from ledger_entry e join clip_card c on c.id = e.subject_id
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
const countPaid = async (period: FailedPeriod) =>
  (await period.charges()).filter(({ status }) => status === 'succeeded').length;

describe('a purchase whose process is killed', () => {
  test.each<[string, Step]>([
    ['during the charge', 'charge'],
    ['after the charge and before its outcome is recorded', 'charged'],
    ['before the ledger entry is committed', 'reserve'],
    ['after the ledger entry and before the charge', 'reserved'],
    ['after the outcome is recorded', 'recorded'],
  ])('%s is completed later and charged once', async (_moment, step) => {
    const { person, order } = purchases[step];
    const isPaid = [expect.objectContaining({ status: 'PAID', card: 'ACTIVE' })];
    expect(chargesAtKill.purchases[step]).toBe(CHARGES_AT[step]);

    // The job completes an interrupted purchase. A purchase without an entry is only completed when it is sent again.
    await app.db.sql('update ledger_entry set next_check_at = now() where department_id = $1', [order.departmentId]);
    await settlePayments(app.portal.services, { id: 'test', data: {} });
    expect(await entriesOf(order)).toEqual(step === 'reserve' ? [] : isPaid);

    await buyTenHours(app.portal.services, order);
    expect(await entriesOf(order)).toEqual(isPaid);
    expect(await charges(person.customerId!)).toMatchObject([{ status: 'succeeded', amount: tenHours.gross }]);
  });
});

describe('a retry whose process is killed', () => {
  test.each<[string, Step]>([
    ['during the charge', 'charge'],
    ['after the charge and before its outcome is recorded', 'charged'],
    ['before the attempt is committed', 'reserve'],
    ['after the attempt is stored and before the charge', 'reserved'],
    ['after the outcome is recorded', 'recorded'],
  ])('%s is completed later and charged once', async (_moment, step) => {
    const period = retries[step];
    expect(chargesAtKill.retries[step]).toBe(CHARGES_AT[step]);
    await period.retry();
    await period.settle();
    expect(await period.entry()).toMatchObject({ status: 'PAID', attempt: 2 });
    expect(await countPaid(period)).toBe(1);
    expect(await period.mails()).toHaveLength(1);
  });
});

describe('a card payment of an invoice whose process is killed', () => {
  test.each<[string, Step]>([
    ['during the charge', 'charge'],
    ['after the charge and before its outcome is recorded', 'charged'],
    ['before the amount is reserved', 'reserve'],
    ['after the amount is reserved and before the charge', 'reserved'],
    ['after the outcome is recorded', 'recorded'],
  ])('%s is one payment that is completed later', async (_moment, step) => {
    const { person, invoiceId } = invoicePayments[step];
    expect(chargesAtKill.invoices[step]).toBe(CHARGES_AT[step]);

    if (step === 'reserve') await chargeInvoice(app.portal.services, invoiceId);
    const { clientSecret } = await settleInvoiceCharge(app.portal.services, invoiceId);
    await providers.browser.confirmPaymentWith(clientSecret!, cardNumbers.visa);
    await app.db.sql('update invoice_charge set next_check_at = now() where invoice_id = $1', [invoiceId]);
    await settleInvoiceCharges(app.portal.services, { id: 'test', data: {} });
    expect(await charges(person.customerId!)).toMatchObject([{ status: 'succeeded', amount: 1_250_00 }]);
    expect(await app.db.sql('select amount from invoice_payment where invoice_id = $1', [invoiceId])).toEqual([
      { amount: 1_250_00 },
    ]);
  });
});
