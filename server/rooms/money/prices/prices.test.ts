import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { firstPriceList } from '../../../../domain/money/prices.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { OpenApi } from '../../../platform/rest/openapi.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { newAddress } from '../../../testing/newAddress.ts';
import { runAs } from '../../../testing/runAs.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import type { Person } from '../../../testing/World.ts';
import { billAgreements } from '../../sales/serviceAgreements/billing.service.ts';
import { PriceLists } from './PriceLists.ts';

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
  const id = await app.world.priceList({ validFrom }, figures);
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
    for (const day of ['1999-01-01', '']) expect(codeOf(await on(day))).toBe('BAD_USER_INPUT');
  });

  test('of today cannot be changed by any role of the portal', async () => {
    const client = await connectClient(app);
    const change = `update price_list set valid_from = valid_from where id = 'price_first'`;
    const runAs = async (role: string, statement: string) => {
      await client.query(`set role ${role}`);
      return client.query(statement).finally(() => client.query('reset role'));
    };
    for (const role of ['portal_customer', 'portal_sales', 'portal_system'])
      await expect(runAs(role, change)).rejects.toThrow(/permission denied/);
    expect((await runAs('portal_admin', change)).rowCount).toBe(0);
    await expect(
      runAs(
        'portal_admin',
        `insert into price_list (id, valid_from, figures, created_at)
         values ('price_x', (now() at time zone 'Europe/Copenhagen')::date, '{}', now())`,
      ),
    ).rejects.toThrow(/row-level security/);
    await client.end();
  });
});

describe('an upcoming price list', () => {
  let admin: Person;
  beforeAll(async () => void (admin = await app.world.person({ role: 'ADMIN', name: 'Sofie Brandt' })));

  const { id: _, validFrom: __, planPrices: ___, ...figures } = firstPriceList;
  const inputOf = (fields: object = {}) => ({
    ...figures,
    validFrom: addDays(dateOf(), 10),
    note: 'Årlig regulering',
    planPrices: [],
    ...fields,
  });
  const runAsAdmin = runAs(() => ({ app, token: admin.token }));
  const plan = (fields: object = {}, token = admin.token) =>
    runAsAdmin(
      `mutation ($input: PriceListInput!) { addPriceList(input: $input) {
        edge { node { id version note createdBy isChangeable priceList { validFrom hourlyRate } } } } }`,
      { input: inputOf(fields) },
      token,
    );
  const update = (id: string, version: number | null, fields: object) =>
    runAsAdmin(
      `mutation ($id: ID!, $version: Int, $input: PriceListInput!) {
        updatePriceList(id: $id, version: $version, input: $input) {
          edge { node { version priceList { validFrom hourlyRate } } } } }`,
      { id, version, input: inputOf(fields) },
    );
  const withdraw = (id: string) =>
    runAsAdmin('mutation ($id: ID!) { withdrawPriceList(id: $id) { edge { node { withdrawnAt isChangeable } } } }', {
      id,
    });
  const planned = async (fields: object = {}) => (await plan(fields)).data!.addPriceList!.edge!.node;
  const fieldsOf = ({ fieldErrors }: { fieldErrors?: object }) => fieldErrors;

  test('is in force from its day, with the name of the admin and the reason in its history', async () => {
    const created = await planned({ hourlyRate: 132_500, planPrices: [{ plan: 'PLAN_SUITE_TEAM', price: 40_900 }] });
    expect(created).toMatchObject({ note: 'Årlig regulering', createdBy: 'Sofie Brandt', isChangeable: true });
    await waitUntil(async () => (await app.portal.services.prices.byId(created.id)) !== undefined);
    const { prices } = app.portal.services;
    expect((await prices.on(addDays(dateOf(), 9))).hourlyRate).toBe(129_500);
    expect(await prices.on(addDays(dateOf(), 10))).toMatchObject({
      hourlyRate: 132_500,
      planPrices: { PLAN_SUITE_TEAM: 40_900 },
    });
  });

  test('can be changed and withdrawn until its day, and not afterwards', async () => {
    const { id, version } = await planned();
    const changed = (await update(id, version, { hourlyRate: 150_000 })).data!.updatePriceList!.edge!.node;
    expect(changed).toMatchObject({ version: version + 1, priceList: { hourlyRate: 150_000 } });
    expect(codeOf(await update(id, version, { hourlyRate: 160_000 }))).toBe('CONFLICT');
    await app.db.sql('update price_list set valid_from = $2 where id = $1', [id, dateOf()]);
    expect((await update(id, null, {})).errors?.[0]?.message).toContain('gælder allerede');
    expect((await withdraw(id)).errors?.[0]?.message).toContain('gælder allerede');
  });

  test('that is withdrawn never comes into force, stays in the history, and frees its day', async () => {
    const { id } = await planned({ hourlyRate: 132_500 });
    expect(fieldsOf(await plan())).toEqual({
      validFrom: 'Der er allerede planlagt en prisliste fra den dag',
    });
    expect((await withdraw(id)).data!.withdrawPriceList!.edge!.node).toMatchObject({ isChangeable: false });
    expect(codeOf(await withdraw(id))).toBe('CONFLICT');
    const second = await planned();
    await waitUntil(async () => (await app.portal.services.prices.on(addDays(dateOf(), 10))).id === second.id);
    expect((await app.portal.services.prices.on(addDays(dateOf(), 10))).hourlyRate).toBe(129_500);
    const history = await app.graphql('{ admin { priceLists { edges { node { id withdrawnAt } } } } }', {
      token: admin.token,
    });
    expect(history.data!.admin.priceLists.edges.map((edge) => edge.node.id)).toEqual(
      expect.arrayContaining([id, second.id, 'price_first']),
    );
  });

  test('is refused for customers, and with invalid figures, on the right field', async () => {
    expect(codeOf(await plan({}, person.token))).toBe('FORBIDDEN');
    const refusals: [object, string][] = [
      [{ validFrom: dateOf() }, 'validFrom'],
      [{ validFrom: addDays(dateOf(), 2_000) }, 'validFrom'],
      [{ note: ' ' }, 'note'],
      [{ hourlyRate: 0 }, 'hourlyRate'],
      [{ hourlyRate: 2_000_000_000 }, 'hourlyRate'],
      [{ volumeDiscounts: [] }, 'volumeDiscounts'],
      [{ volumeDiscounts: [{ fromHours: 2, percent: 0 }] }, 'volumeDiscounts'],
      [{ volumeDiscounts: [{ fromHours: 1, percent: 60 }] }, 'volumeDiscounts.0.percent'],
      [
        {
          volumeDiscounts: [
            { fromHours: 1, percent: 0 },
            { fromHours: 1, percent: 5 },
          ],
        },
        'volumeDiscounts',
      ],
      [{ licenseTiers: [{ upTo: 10, price: 100 }] }, 'licenseTiers'],
      [
        {
          licenseTiers: [
            { upTo: null, price: 100 },
            { upTo: null, price: 100 },
          ],
        },
        'licenseTiers',
      ],
      [{ yearlyDiscountPercent: -1 }, 'yearlyDiscountPercent'],
      [
        {
          planPrices: [
            { plan: 'PLAN_SUITE_TEAM', price: 100 },
            { plan: 'PLAN_SUITE_TEAM', price: 200 },
          ],
        },
        'planPrices',
      ],
    ];
    for (const [fields, field] of refusals) {
      const answer = await plan(fields);
      expect({ fields, refused: Object.keys(fieldsOf(answer) ?? {}) }).toEqual({ fields, refused: [field] });
    }
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

test('the examples of the API are computed from the current list', async () => {
  const cardExamples = async () => {
    const { body } = await app.portal.app.inject({ method: 'GET', url: '/api/openapi.json' });
    const { paths } = JSON.parse(body) as OpenApi;
    const call = paths['/api/departments/{id}/clip-cards']!.post!;
    const { properties } = call.responses[200]!.content!['application/json'].schema.properties!.data!;
    return [properties!.price!.examples, properties!.discount!.examples];
  };
  expect(await cardExamples()).toEqual([[27_519], [15]]);
  await addList(dateOf(), { hourlyRate: 1_400_00 });
  expect(await cardExamples()).toEqual([[29_750], [15]]);
});

test('a purchase gets the current prices although their event has not arrived yet', async () => {
  const silent = { on: () => () => {}, onMissed: () => () => {} };
  const lists = new PriceLists({ live: silent, reads: app.portal.services.reads });
  const company = await app.world.company();
  expect((await lists.on()).hourlyRate).toBe(1_295_00);
  await addList(dateOf(), { hourlyRate: 1_400_00 });
  expect((await lists.forCompany(company)).hourlyRate).toBe(1_400_00);
});

test('the pages keep the last known prices while the database does not answer, and purchases do not', async () => {
  let isDown = false;
  const { reads, live } = app.portal.services;
  const lists = new PriceLists({
    live,
    reads: {
      run: (...args: Parameters<typeof reads.run>) => {
        if (isDown) throw new Error('the database is down');
        return reads.run(...args) as never;
      },
    },
  });
  expect((await lists.forPages()).id).toBe('price_first');
  isDown = true;
  await publishChange();
  await waitUntil(async () =>
    lists.on().then(
      () => false,
      () => true,
    ),
  );
  expect((await lists.forPages()).id).toBe('price_first');
  isDown = false;
  expect((await lists.on()).id).toBe('price_first');
});
