import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf } from '../../domain/dates.ts';
import { firstPriceList } from '../../domain/prices.ts';
import { newId } from '../db/ids.ts';
import { billAgreements } from '../serviceAgreements/billing.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { newAddress } from '../testing/newAddress.ts';
import { waitUntil } from '../testing/waitUntil.ts';
import type { Person } from '../testing/World.ts';

let app: TestApp;
let person: Person;
let departmentId: string;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  await removeLaterLists();
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
});
afterAll(() => app.close());

/** Publishes as a transaction of any replica would. */
const publishChange = () =>
  app.portal.services.writes.run({ role: 'portal_system' }, async ({ publish }) =>
    publish({ topic: 'price-list.changed', id: 'price', customerId: null }),
  );

async function removeLaterLists() {
  await app.db.sql(`update service_agreement set price_list_id = 'price_first'`);
  await app.db.sql(`delete from price_list where id <> 'price_first'`);
  await publishChange();
  await waitUntil(async () => (await app.portal.services.prices.on('2099-01-01')).id === 'price_first');
}

/** Adds a price list with other figures, and waits until the process knows it. */
async function addList(validFrom: string, figures: object) {
  const id = newId('price');
  const { id: _, validFrom: __, ...first } = firstPriceList;
  await app.db.sql('insert into price_list (id, valid_from, figures, created_at) values ($1, $2, $3, now())', [
    id,
    validFrom,
    JSON.stringify({ ...first, ...figures }),
  ]);
  await publishChange();
  await waitUntil(async () => (await app.portal.services.prices.byId(id)) !== undefined);
  return id;
}

const buy = (input: object) =>
  app.graphql(
    `mutation ($input: BuyClipCardInput!) { buyClipCard(input: $input) { change { edge { node { price } } } } }`,
    {
      token: person.token,
      variables: { input: { purchaseId: newId('buy'), departmentId, acceptTerms: true, ...input } },
    },
  );
const priceOf = ({ data }: Awaited<ReturnType<typeof buy>>) => data!.buyClipCard!.change.edge!.node.price;
const codeOf = ({ errors }: { errors?: { extensions?: { code?: unknown } }[] }) => errors?.[0]?.extensions?.code;

describe('the price list', () => {
  test('is open to visitors, for today and for any day', async () => {
    const later = await addList(addDays(dateOf(), 30), { hourlyRate: 140_000 });
    const on = (day: string | null) =>
      app.graphql(
        `query ($on: Date) {
          priceList(on: $on) { id hourlyRate volumeDiscounts { fromHours percent } licenseTiers { upTo price }
            yearlyDiscountPercent planPrices { plan price } } }`,
        { variables: { on: day }, address: newAddress() },
      );
    expect((await on(null)).data!.priceList).toEqual({
      id: 'price_first',
      hourlyRate: firstPriceList.hourlyRate,
      volumeDiscounts: firstPriceList.volumeDiscounts,
      licenseTiers: firstPriceList.licenseTiers,
      yearlyDiscountPercent: 20,
      planPrices: [],
    });
    expect((await on(addDays(dateOf(), 30))).data!.priceList).toMatchObject({ id: later, hourlyRate: 140_000 });
    expect(codeOf(await on('1999-01-01'))).toBe('BAD_USER_INPUT');
  });

  test('cannot be changed by any role of the portal', async () => {
    for (const role of ['portal_admin', 'portal_customer', 'portal_sales', 'portal_system'])
      await expect(
        app.db.sql(`set role ${role}`).then(() => app.db.sql(`update price_list set valid_from = '2021-01-01'`)),
      )
        .rejects.toThrow(/permission denied/)
        .finally(() => app.db.sql('reset role'));
  });
});

describe('a purchase', () => {
  test('costs what the list of today says, and sold cards keep their price', async () => {
    const sold = await buy({ hours: 10 });
    expect(priceOf(sold)).toBe(11_655_00);
    await addList(dateOf(), { hourlyRate: 140_000 });
    expect(priceOf(await buy({ hours: 10 }))).toBe(12_600_00);
    const [row] = await app.db.sql('select price from clip_card where department_id = $1 order by id limit 1', [
      departmentId,
    ]);
    expect(row).toEqual({ price: 11_655_00 });
  });

  test('is refused when its price has changed since it was shown, and sold once accepted', async () => {
    const current = await addList(dateOf(), { hourlyRate: 140_000 });
    const refused = await buy({ hours: 10, priceListId: 'price_first' });
    expect(codeOf(refused)).toBe('PRICE_CHANGED');
    expect(refused.errors![0]!.message).toContain('12.600 kr');
    expect(await app.db.sql('select 1 from clip_card where department_id = $1', [departmentId])).toEqual([]);
    expect(codeOf(await buy({ hours: 10, priceListId: 'price_unknown' }))).toBe('PRICE_CHANGED');
    expect(priceOf(await buy({ hours: 10, priceListId: current }))).toBe(12_600_00);
  });

  test('is sold when another part of the list has changed', async () => {
    await addList(dateOf(), { yearlyDiscountPercent: 10 });
    expect(priceOf(await buy({ hours: 10, priceListId: 'price_first' }))).toBe(11_655_00);
  });

  test('of an earlier attempt returns its result, whatever the price is now', async () => {
    const purchaseId = newId('buy');
    expect(priceOf(await buy({ purchaseId, hours: 10, priceListId: 'price_first' }))).toBe(11_655_00);
    await addList(dateOf(), { hourlyRate: 140_000 });
    expect(priceOf(await buy({ purchaseId, hours: 10, priceListId: 'price_first' }))).toBe(11_655_00);
  });
});

describe('a service agreement', () => {
  const buyAgreement = (input: object) =>
    app.graphql(
      `mutation ($input: BuyServiceAgreementInput!) {
        buyServiceAgreement(input: $input) { change { edge { node { id licensePrice yearlyDiscountPercent } } } } }`,
      {
        token: person.token,
        variables: {
          input: { purchaseId: newId('buy'), departmentId, duration: 12, acceptTerms: true, ...input },
        },
      },
    );

  test('is billed at the list of its sale for all of its term', async () => {
    const installationId = await app.world.installation(departmentId);
    await app.world.license(installationId, { quantity: 5 });
    const bought = await buyAgreement({ paymentInterval: 'MONTHLY' });
    const { id } = bought.data!.buyServiceAgreement!.change.edge!.node;
    const dearer = firstPriceList.licenseTiers.map((tier) => ({ ...tier, price: tier.price * 2 }));
    const current = await addList(dateOf(), { licenseTiers: dearer, yearlyDiscountPercent: 10 });
    await app.db.sql(`update service_agreement set status = 'ACTIVE' where id = $1`, [id]);
    await billAgreements(app.portal.services, addMonths(dateOf(), 2));
    const entries = await app.db.sql('select net from ledger_entry where subject_id = $1', [id]);
    expect(entries).toEqual([{ net: 5 * 499_00 }, { net: 5 * 499_00 }, { net: 5 * 499_00 }]);
    const refused = await buyAgreement({
      paymentInterval: 'YEARLY',
      isAdditional: true,
      priceListId: 'price_first',
    });
    expect(codeOf(refused)).toBe('PRICE_CHANGED');
    const second = await buyAgreement({ paymentInterval: 'YEARLY', isAdditional: true, priceListId: current });
    expect(second.data!.buyServiceAgreement!.change.edge!.node).toMatchObject({
      licensePrice: 998_00,
      yearlyDiscountPercent: 10,
    });
  });
});

test('the pages and their facts have the figures of the current list', async () => {
  const facts = async () =>
    (await app.portal.app.inject({ method: 'GET', url: '/facts.json' })).json<{ prices: { hourlyRate: number } }>();
  expect((await facts()).prices.hourlyRate).toBe(129_500);
  await addList(dateOf(), { hourlyRate: 140_000 });
  expect((await facts()).prices.hourlyRate).toBe(140_000);
});
