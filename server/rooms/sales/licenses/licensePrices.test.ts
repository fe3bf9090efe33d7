import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf, daysBetween, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { addedSeatsPrice } from '../../../../domain/sales/licensePricing.ts';
import { newId } from '../../../platform/db/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { billLicenses } from './licenseBilling.service.ts';

const PRICE = 409_00;

let app: TestApp;
let admin: Person;
let person: Person;
let departmentId: string;
let installationId: string;
const today = dateOf();
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN' });
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
  installationId = await app.world.installation(departmentId, { license_type: 'PLAN_SUITE_TEAM', contract_term: 12 });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: person.token }));
const runAsAdmin = runAs(() => ({ app, token: admin.token }));
const agree = (fields: object = {}) =>
  app.world.agreedPrice(person.customerId!, { item: 'PLAN_SUITE_TEAM', price: PRICE, ...fields });

const order = (requestedLicenses: number, fields: object = {}, token = person.token) =>
  run(
    `mutation ($input: OrderLicensesInput!) { orderLicenses(input: $input) { edge { node { id price } } } }`,
    {
      input: {
        purchaseId: newId('buy'),
        departmentId,
        zendeskInstanceId: installationId,
        requestedLicenses,
        acceptTerms: true,
        ...fields,
      },
    },
    token,
  );
const commitmentOf = (requestedLicenses: number, token = person.token) =>
  run(
    'query ($id: ID!, $n: Int!) { licenseOrderCommitment(zendeskInstanceId: $id, requestedLicenses: $n) }',
    { id: installationId, n: requestedLicenses },
    token,
  );
const ordered = async (requestedLicenses: number) => (await order(requestedLicenses)).data!.orderLicenses!.edge!.node;
const complete = (id: string, fields: object = {}) =>
  runAsAdmin(
    'mutation ($id: ID!, $quantity: Int) { completeLicenseRequest(id: $id, quantity: $quantity) { deletedId } }',
    { id, ...fields },
  );
const entries = () =>
  app.db.sql<{ net: number; description: string; quantity: number; unit: string; from: string; to: string }>(
    `select net, description, quantity, unit, period_from::text as from, period_to::text as to from ledger_entry
     where department_id = $1 order by created_at, id`,
    [departmentId],
  );
const nets = async () => (await entries()).map(({ net }) => net);
const licenses = () =>
  app.db.sql<{ id: string; quantity: number; monthly_price: number | null; billed_months: number }>(
    'select id, quantity, monthly_price, billed_months from license where installation_id = $1 order by id',
    [installationId],
  );

describe('an order of licences', () => {
  test('has no price and writes no ledger entry for a plan without a price', async () => {
    const { id, price } = await ordered(3);
    expect(price).toBeNull();
    await complete(id);
    await billLicenses(app.portal.services, addMonths(today, 6));
    expect(await nets()).toEqual([]);
    expect(await licenses()).toMatchObject([{ quantity: 3, monthly_price: null, billed_months: 0 }]);
  });

  test('keeps its price, which is billed for each month of the term', async () => {
    const agreed = await agree();
    const { id, price } = await ordered(3);
    expect(price).toBe(PRICE);
    await app.db.sql('update agreed_price set price = 1 where id = $1', [agreed]);
    await complete(id);
    expect(await entries()).toMatchObject([{ net: 3 * PRICE, quantity: 3, unit: 'LICENSE' }]);
    await billLicenses(app.portal.services, addMonths(today, 2));
    await billLicenses(app.portal.services, addMonths(today, 2));
    expect(await nets()).toEqual([3 * PRICE, 3 * PRICE, 3 * PRICE]);
    await billLicenses(app.portal.services, addMonths(today, 40));
    expect(await nets()).toHaveLength(12);
  });

  test('is billed for a year at a time if the installation is', async () => {
    await agree();
    await app.db.sql(`update installation set payment_interval = 'YEARLY', contract_term = 24 where id = $1`, [
      installationId,
    ]);
    await complete((await ordered(2)).id);
    expect(await nets()).toEqual([2 * PRICE * 12]);
    await billLicenses(app.portal.services, addMonths(today, 30));
    expect(await nets()).toEqual([2 * PRICE * 12, 2 * PRICE * 12]);
  });

  test('is billed once, however often it is completed, and for the number that an admin corrects', async () => {
    await agree();
    const { id } = await ordered(3);
    await Promise.all([complete(id, { quantity: 5 }), complete(id, { quantity: 5 }), complete(id, { quantity: 5 })]);
    await complete(id);
    expect(await nets()).toEqual([5 * PRICE]);
    expect(await licenses()).toMatchObject([{ quantity: 5, monthly_price: 5 * PRICE }]);
  });

  test('is refused when the price that the buyer saw has changed, and stored with the new one', async () => {
    await agree();
    expect(refusalOf(await order(2, { priceListId: 'price_first' }))).toEqual([
      'PRICE_CHANGED',
      'Prisen er ændret til 818 kr ekskl. moms. Se den nye pris, og bestil igen.',
    ]);
    await app.db.sql(`update agreed_price set withdrawn_at = now() where customer_id = $1`, [person.customerId]);
    expect((await order(2, { priceListId: 'price_first' })).errors).toBeUndefined();
  });

  test('waits for approval by what it costs until the renewal, and keeps that price', async () => {
    const agreed = await agree();
    await app.db.sql('update customer set approval_limit = $2 where id = $1', [person.customerId, 12 * PRICE]);
    const buyer = await app.world.person({ customerId: person.customerId!, companyRole: 'BUYER' });
    expect((await order(1, {}, buyer.token)).errors).toBeUndefined();
    expect((await commitmentOf(2, buyer.token)).data).toEqual({ licenseOrderCommitment: 2 * 12 * PRICE });
    const waiting = await order(2, {}, buyer.token);
    expect(refusalOf(waiting)?.[0]).toBe('AWAITING_APPROVAL');
    await app.db.sql('update agreed_price set price = 1 where id = $1', [agreed]);
    const { data } = await run('{ viewer { customer { purchaseApprovals(first: 1) { edges { node { id net } } } } } }');
    const { id, net } = data!.viewer.customer!.purchaseApprovals.edges[0]!.node;
    expect(net).toBe(2 * 12 * PRICE);
    await run('mutation ($id: ID!) { approvePurchase(id: $id) { change { deletedId } } }', { id });
    const requests = await app.db.sql<{ price: number }>(
      'select price from license_request where installation_id = $1 order by id',
      [installationId],
    );
    expect(requests.map(({ price }) => price)).toEqual([PRICE, PRICE]);
  });

  test('commits a company to an amount that only its buyers read, for a number that can be ordered', async () => {
    const stranger = await app.world.person();
    const member = await app.world.person({ customerId: person.customerId!, companyRole: 'MEMBER' });
    expect((await commitmentOf(2)).data).toEqual({ licenseOrderCommitment: null });
    expect(refusalOf(await commitmentOf(2, stranger.token))?.[0]).toBe('NOT_FOUND');
    expect(refusalOf(await commitmentOf(2, member.token))?.[0]).toBe('FORBIDDEN');
    for (const count of [0, 1001]) expect(refusalOf(await commitmentOf(count))?.[0]).toBe('BAD_USER_INPUT');
  });
});

describe('seats that are added within a term', () => {
  const activeLicense = (fields: object = {}) =>
    app.world.license(installationId, {
      quantity: 5,
      valid_from: addMonths(today, -5),
      valid_until: lastDayOfTerm(addMonths(today, -5), 12),
      billing_interval: 'YEARLY',
      ...fields,
    });

  test('are billed by the day until the next period, and then with the others', async () => {
    await agree();
    await activeLicense({ monthly_price: 5 * 400_00, billed_months: 12 });
    await complete((await ordered(2)).id);
    const days = daysBetween(today, lastDayOfTerm(addMonths(today, -5), 12));
    const [rest] = await entries();
    expect(rest).toMatchObject({ net: Math.round((2 * PRICE * 12 * days) / 365) });
    expect(rest).toMatchObject({ from: addDays(today, 1), to: lastDayOfTerm(addMonths(today, -5), 12) });
    expect(rest!.description).toMatch(/^2 licenser \(Suite Team\) mere, til og med /);
    expect(await licenses()).toMatchObject([{ quantity: 7, monthly_price: 5 * 400_00 + 2 * PRICE, billed_months: 12 }]);
    await billLicenses(app.portal.services, addMonths(today, 6));
    expect(await nets()).toHaveLength(1);
  });

  test('do not bill the seats that have no price', async () => {
    await agree();
    await activeLicense({ billing_interval: 'MONTHLY' });
    await complete((await ordered(1)).id);
    const [license] = await licenses();
    expect(license).toMatchObject({ quantity: 6, monthly_price: PRICE });
    const term = {
      validFrom: addMonths(today, -5),
      validUntil: lastDayOfTerm(addMonths(today, -5), 12),
      billingInterval: 'MONTHLY',
      billedMonths: 0,
    } as const;
    expect(await nets()).toEqual([addedSeatsPrice(PRICE, term, today).untilPeriodEnd].filter(Boolean));
    await billLicenses(app.portal.services, addMonths(today, 2));
    expect((await nets()).slice(-1)).toEqual([PRICE]);
  });

  test('bill the begun periods of the other seats first', async () => {
    await agree();
    await activeLicense({ monthly_price: 5 * 400_00, billing_interval: 'MONTHLY', billed_months: 3 });
    await complete((await ordered(1)).id);
    expect((await nets()).slice(0, 3)).toEqual([5 * 400_00, 5 * 400_00, 5 * 400_00]);
    await billLicenses(app.portal.services, today);
    // The added seat is billed for less than a month.
    expect((await nets()).filter((net) => net > PRICE)).toHaveLength(3);
  });

  test('are not billed again by two completions of different requests at once', async () => {
    await agree();
    await activeLicense({ monthly_price: 5 * 400_00, billed_months: 12 });
    const requests = [await ordered(1), await ordered(2)];
    await Promise.all(requests.map(({ id }) => complete(id)));
    expect(await licenses()).toMatchObject([{ quantity: 8, monthly_price: 5 * 400_00 + 3 * PRICE }]);
    expect(await nets()).toHaveLength(2);
  });
});

describe('a licence with a price', () => {
  test('keeps the price of a seat when an admin corrects the number', async () => {
    const id = await app.world.license(installationId, { quantity: 5, monthly_price: 5 * PRICE, billed_months: 11 });
    await runAsAdmin(
      'mutation ($id: ID!, $changes: LicenseChanges!) { updateLicense(id: $id, changes: $changes) { deletedId } }',
      { id, changes: { quantity: 3 } },
    );
    expect(await licenses()).toMatchObject([{ quantity: 3, monthly_price: 3 * PRICE }]);
  });

  test('is charged to the card of its department', async () => {
    const id = await app.world.license(installationId, {
      monthly_price: PRICE,
      valid_from: today,
      valid_until: addDays(addMonths(today, 12), -1),
    });
    await app.db.sql(
      `update department set payment_method = 'CREDIT_CARD', stripe_payment_method_id = 'pm_unknown' where id = $1`,
      [departmentId],
    );
    await billLicenses(app.portal.services, today);
    const [entry] = await app.db.sql<{ method: string; status: string; subject: string; subject_id: string }>(
      'select method, status, subject, subject_id from ledger_entry where department_id = $1',
      [departmentId],
    );
    expect(entry).toEqual({ method: 'CREDIT_CARD', status: 'FAILED', subject: 'license', subject_id: id });
    expect(await licenses()).toMatchObject([{ billed_months: 1 }]);
  });
});
