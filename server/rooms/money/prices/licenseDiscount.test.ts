import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { firstPriceList } from '../../../../domain/money/prices.ts';
import { newId } from '../../../platform/db/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import type { Person } from '../../../testing/World.ts';

const today = dateOf();
/** 401,25 kr less 5 % is 381,1875 kr. */
const PRICE = 401_25;
const DISCOUNTED = 381_19;

let app: TestApp;
let admin: Person;
let person: Person;
let departmentId: string;
let installationId: string;
let listId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN' });
  listId = await app.world.priceList(
    { validFrom: today },
    { planPrices: { PLAN_SUITE_TEAM: PRICE }, licenseYearlyDiscountPercent: 5 },
  );
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
  installationId = await app.world.installation(departmentId, {
    license_type: 'PLAN_SUITE_TEAM',
    payment_interval: 'YEARLY',
    contract_term: 12,
  });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: person.token }));
const runAsAdmin = runAs(() => ({ app, token: admin.token }));
const order = (fields: object = {}) =>
  run('mutation ($input: OrderLicensesInput!) { orderLicenses(input: $input) { edge { node { id price } } } }', {
    input: {
      purchaseId: newId('buy'),
      departmentId,
      zendeskInstanceId: installationId,
      requestedLicenses: 3,
      acceptTerms: true,
      ...fields,
    },
  });
const orderedPrice = async (fields: object = {}) => (await order(fields)).data!.orderLicenses!.edge!.node.price;
const setInterval = (interval: string) =>
  app.db.sql('update installation set payment_interval = $2 where id = $1', [installationId, interval]);
const activeLicense = (fields: object = {}) =>
  app.world.license(installationId, {
    quantity: 2,
    valid_from: addMonths(addDays(today, 51), -12),
    valid_until: addDays(today, 50),
    billing_interval: 'YEARLY',
    ...fields,
  });

describe('the discount of licences that are billed yearly', () => {
  test('is taken from each seat of an order, rounded to øre, and billed', async () => {
    const { data } = await order();
    const { id, price } = data!.orderLicenses!.edge!.node;
    expect(price).toBe(DISCOUNTED);
    await runAsAdmin('mutation ($id: ID!) { completeLicenseRequest(id: $id) { deletedId } }', { id });
    const entries = await app.db.sql('select net from ledger_entry where department_id = $1', [departmentId]);
    expect(entries).toEqual([{ net: 3 * 12 * DISCOUNTED }]);
  });

  test('is not taken from licences that are billed monthly', async () => {
    await setInterval('MONTHLY');
    expect(await orderedPrice()).toBe(PRICE);
  });

  test('is taken from an agreed price as well', async () => {
    await app.world.agreedPrice(person.customerId!, { item: 'PLAN_SUITE_TEAM', price: 300_10 });
    expect(await orderedPrice()).toBe(285_10);
  });

  test('follows the licence that gets the seats, not the installation', async () => {
    await activeLicense({ billing_interval: 'MONTHLY' });
    expect(await orderedPrice()).toBe(PRICE);
    await app.db.sql(`update license set billing_interval = 'YEARLY' where installation_id = $1`, [installationId]);
    await setInterval('MONTHLY');
    expect(await orderedPrice()).toBe(DISCOUNTED);
  });

  test('is part of what an order was shown: another interval is another price', async () => {
    await setInterval('MONTHLY');
    expect(refusalOf(await order({ priceListId: listId, billingInterval: 'YEARLY' }))).toEqual([
      'PRICE_CHANGED',
      'Prisen er ændret til 1.203,75 kr ekskl. moms. Se den nye pris, og bestil igen.',
    ]);
    expect(await orderedPrice({ priceListId: listId, billingInterval: 'MONTHLY' })).toBe(PRICE);
    expect(await orderedPrice({ priceListId: listId })).toBe(PRICE);
  });

  test('does not refuse another interval that costs the same', async () => {
    await app.db.sql(`update installation set license_type = 'PLAN_SUITE_PRO' where id = $1`, [installationId]);
    expect(await orderedPrice({ priceListId: listId, billingInterval: 'MONTHLY' })).toBeNull();
  });

  test('is taken from the price of a renewal by the interval of the licence, which the caller was shown', async () => {
    const id = await activeLicense();
    const renew = (choice: object) =>
      run(
        `mutation ($id: ID!, $choice: RenewalChoice!) {
          decideRenewal(licenseId: $id, choice: $choice) { edge { node { renewalDecision { price } } } }
        }`,
        { id, choice: { outcome: 'RENEW', acceptTerms: true, ...choice } },
      );
    const priceOf = async (choice: object) =>
      (await renew(choice)).data!.decideRenewal!.edge!.node.renewalDecision!.price;
    expect(await priceOf({ priceListId: listId, billingInterval: 'YEARLY' })).toBe(DISCOUNTED);
    await app.db.sql(`update license set billing_interval = 'MONTHLY' where id = $1`, [id]);
    expect(refusalOf(await renew({ priceListId: listId, billingInterval: 'YEARLY' }))?.[0]).toBe('PRICE_CHANGED');
    expect(await priceOf({ priceListId: listId, billingInterval: 'MONTHLY' })).toBe(PRICE);
  });

  test('is part of the price at which an admin renews a licence', async () => {
    const id = await activeLicense();
    await runAsAdmin('mutation ($id: ID!) { renew(subjectId: $id) { deletedId } }', { id });
    const decisions = await app.db.sql('select price from renewal_decision where subject_id = $1', [id]);
    expect(decisions).toEqual([{ price: DISCOUNTED }]);
  });
});

describe('a version of the price list', () => {
  const { id: _, validFrom: __, planPrices: ___, licenseYearlyDiscountPercent: ____, ...figures } = firstPriceList;
  const inputOf = (day: number, fields: object) => ({
    ...figures,
    licenseYearlyDiscountPercent: 5,
    validFrom: addDays(today, day),
    note: 'Rabat på licenser',
    planPrices: [],
    ...fields,
  });
  const plan = (day: number, fields: object = {}) =>
    runAsAdmin(
      `mutation ($input: PriceListInput!) {
        addPriceList(input: $input) { edge { node { id priceList { licenseYearlyDiscountPercent } } } }
      }`,
      { input: inputOf(day, fields) },
    );
  const planned = async (day: number, fields: object = {}) => (await plan(day, fields)).data!.addPriceList!.edge!.node;

  test('has no discount of licences if it was stored before there was one', async () => {
    const id = await app.world.priceList({ validFrom: addDays(today, 900) });
    await app.db.sql(`update price_list set figures = figures - 'licenseYearlyDiscountPercent' where id = $1`, [id]);
    await app.portal.services.writes.run({ role: 'portal_system' }, async ({ publish }) =>
      publish({ topic: 'price-list.changed', id, customerId: null }),
    );
    await waitUntil(async () => (await app.portal.services.prices.byId(id)) !== undefined);
    const { data } = await run(`query ($on: Date) { priceList(on: $on) { id licenseYearlyDiscountPercent } }`, {
      on: addDays(today, 900),
    });
    expect(data!.priceList).toEqual({ id, licenseYearlyDiscountPercent: 0 });
    const history = await runAsAdmin(
      '{ admin { priceLists { edges { node { id priceList { licenseYearlyDiscountPercent } } } } } }',
    );
    const { node } = history.data!.admin.priceLists.edges.find((edge) => edge.node.id === id)!;
    expect(node.priceList).toEqual({ licenseYearlyDiscountPercent: 0 });
  });

  test('is refused without the discount, also when a version is changed', async () => {
    const [id, withoutDiscount] = [(await planned(11)).id, { licenseYearlyDiscountPercent: undefined }];
    const { fieldErrors } = await runAsAdmin(
      'mutation ($id: ID!, $input: PriceListInput!) { updatePriceList(id: $id, input: $input) { deletedId } }',
      { id, input: inputOf(11, withoutDiscount) },
    );
    for (const errors of [(await plan(12, withoutDiscount)).fieldErrors, fieldErrors])
      expect(Object.keys(errors!)).toEqual(['licenseYearlyDiscountPercent']);
  });

  test.each([-1, 51])('with a discount of %i percent is refused on its field', async (licenseYearlyDiscountPercent) => {
    const { fieldErrors } = await plan(20, { licenseYearlyDiscountPercent });
    expect(Object.keys(fieldErrors ?? {})).toEqual(['licenseYearlyDiscountPercent']);
  });
});
