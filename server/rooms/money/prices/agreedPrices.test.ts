import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { newId } from '../../../platform/db/ids.ts';
import { SEES_EVERYTHING } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs, refusalOf } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { billAgreements } from '../../sales/serviceAgreements/billing.service.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let customerId: string;
let departmentId: string;
const today = dateOf();
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', name: 'Sofie Brandt' });
});
beforeEach(async () => {
  person = await app.world.person();
  customerId = person.customerId!;
  departmentId = await payingDepartment(customerId);
});
afterAll(() => app.close());

async function payingDepartment(companyId: string): Promise<string> {
  const id = await app.world.department(companyId);
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [id]);
  return id;
}

const run = runAs(() => ({ app, token: person.token }));
const runAsAdmin = runAs(() => ({ app, token: admin.token }));

const inputOf = (fields: object = {}) => ({
  item: 'HOURLY_RATE',
  price: 1_000_00,
  validFrom: today,
  note: 'Aftalt med indkøb',
  ...fields,
});
const add = (fields: object = {}, companyId = customerId) =>
  runAsAdmin(
    `mutation ($customerId: ID!, $input: AgreedPriceInput!) { addAgreedPrice(customerId: $customerId, input: $input) {
      edge { node { id version note createdBy } } } }`,
    { customerId: companyId, input: inputOf(fields) },
  );
const update = (id: string, fields: object, version: number | null = null) =>
  runAsAdmin(
    `mutation ($id: ID!, $version: Int, $input: AgreedPriceInput!) {
      updateAgreedPrice(id: $id, version: $version, input: $input) { edge { node { version validUntil } } } }`,
    { id, version, input: inputOf(fields) },
  );
const withdraw = (id: string) =>
  runAsAdmin('mutation ($id: ID!) { withdrawAgreedPrice(id: $id) { deletedId } }', { id });
const buyHours = (input: object = {}) =>
  run(`mutation ($input: BuyClipCardInput!) { buyClipCard(input: $input) { change { edge { node { price } } } } }`, {
    input: { purchaseId: newId('buy'), departmentId, hours: 10, acceptTerms: true, ...input },
  });
const companyPrices = async () => {
  const { data } = await run(
    `{ viewer { customer { prices { priceList { id hourlyRate } standardPriceList { id hourlyRate }
      agreedPrices { id item note createdBy } } } } }`,
  );
  return data!.viewer.customer!.prices;
};

describe('an agreed price', () => {
  test('is shown to the company, without the note, and is what its purchases cost', async () => {
    const { id } = (await add()).data!.addAgreedPrice!.edge!.node;
    expect(await companyPrices()).toEqual({
      priceList: { id: `price_first+${id}`, hourlyRate: 1_000_00 },
      standardPriceList: { id: 'price_first', hourlyRate: 1_295_00 },
      agreedPrices: [{ id, item: 'HOURLY_RATE', note: null, createdBy: null }],
    });
    expect((await buyHours()).data!.buyClipCard!.change.edge!.node.price).toBe(9_000_00);
    const stranger = await app.world.person();
    const other = await payingDepartment(stranger.customerId!);
    const bought = await run(
      `mutation ($input: BuyClipCardInput!) { buyClipCard(input: $input) { change { edge { node { price } } } } }`,
      { input: { purchaseId: newId('buy'), departmentId: other, hours: 10, acceptTerms: true } },
      stranger.token,
    );
    expect(bought.data!.buyClipCard!.change.edge!.node.price).toBe(11_655_00);
  });

  test('has its author and note for admins, and an activity that names both amount and days', async () => {
    const days = { validFrom: '2090-03-01', validUntil: '2090-03-31' };
    expect((await add(days)).data!.addAgreedPrice!.edge!.node).toMatchObject({
      note: 'Aftalt med indkøb',
      createdBy: 'Sofie Brandt',
    });
    await add({ item: 'SERVICE_AGREEMENT', price: null, discountPercent: 5, validFrom: '2090-04-01' });
    const { data } = await run(
      '{ viewer { customer { activities(first: 2) { edges { node { title description } } } } } }',
    );
    expect(data!.viewer.customer!.activities.edges.map(({ node }) => node)).toEqual([
      { title: 'En pris er aftalt: Serviceaftale pr. licens', description: '5 % rabat fra 1. apr. 2090' },
      {
        title: 'En pris er aftalt: Timepris på klippekort',
        description: '1.000 kr fra 1. mar. 2090 til og med 31. mar. 2090',
      },
    ]);
  });

  test('stops a purchase for which the dialog showed the price of the list, or an agreement that is over', async () => {
    const shown = (await companyPrices()).priceList.id;
    const id = await app.world.agreedPrice(customerId, { price: 1_500_00 });
    expect(refusalOf(await buyHours({ priceListId: shown }))?.[0]).toBe('PRICE_CHANGED');
    expect((await buyHours({ priceListId: `price_first+${id}` })).errors).toBeUndefined();
    await app.db.sql('update agreed_price set valid_from = $2, valid_until = $3 where id = $1', [
      id,
      addDays(today, -9),
      addDays(today, -1),
    ]);
    expect(refusalOf(await buyHours({ priceListId: `price_first+${id}` }))?.[0]).toBe('PRICE_CHANGED');
    expect((await buyHours({ priceListId: shown })).errors).toBeUndefined();
  });

  test('of another company does not hide a changed price, nor do ids that no prices have', async () => {
    const stranger = await app.world.person();
    const foreign = await app.world.agreedPrice(stranger.customerId!, { price: 1_295_00 });
    await app.world.agreedPrice(customerId, { price: 1_295_00 });
    for (const priceListId of [
      `price_first+${foreign}`,
      'price_first+',
      `price_first${'+x'.repeat(500)}`,
      '+',
      'price_first+price_first',
    ])
      expect(refusalOf(await buyHours({ priceListId }))?.[0]).toBe('PRICE_CHANGED');
  });

  test('holds for all of the term of a service agreement that was sold at it', async () => {
    const installation = await app.world.installation(departmentId);
    await app.world.license(installation, { quantity: 45 });
    await add({ item: 'SERVICE_AGREEMENT', price: null, discountPercent: 5, validUntil: addDays(today, 20) });
    const bought = await run(
      `mutation ($input: BuyServiceAgreementInput!) { buyServiceAgreement(input: $input) {
        change { edge { node { id licensePrice } } } } }`,
      {
        input: {
          purchaseId: newId('buy'),
          departmentId,
          duration: 12,
          paymentInterval: 'MONTHLY',
          acceptTerms: true,
        },
      },
    );
    const { id, licensePrice } = bought.data!.buyServiceAgreement!.change.edge!.node;
    expect(licensePrice).toBe(426_55);
    await app.db.sql(`update service_agreement set status = 'ACTIVE' where id = $1`, [id]);
    await billAgreements(app.portal.services, addMonths(today, 3));
    const entries = await app.db.sql<{ net: number }>(
      'select net from ledger_entry where subject_id = $1 order by created_at',
      [id],
    );
    expect(entries.map(({ net }) => net)).toEqual(Array.from({ length: 4 }, () => 45 * 426_55));
    // Support sees the agreement, but no agreed prices.
    const { token } = await app.world.person({ role: 'EMPLOYEE', employeeRoles: ['SUPPORT'], customerId: null });
    const shown = await run(
      `query ($id: ID!) { admin { customer(id: $id) {
        agreedPrices { edges { node { id } } }
        serviceAgreements { edges { node { nextPeriodPrice(interval: MONTHLY) } } } } } }`,
      { id: customerId },
      token,
    );
    expect(shown.data!.admin.customer).toEqual({
      agreedPrices: { edges: [] },
      serviceAgreements: { edges: [{ node: { nextPeriodPrice: 45 * 426_55 } }] },
    });
  });

  test('is used by goods that an admin creates for the company', async () => {
    await add();
    const created = await runAsAdmin(
      `mutation ($input: ClipCardInput!) { createClipCard(input: $input) { edge { node { price } } } }`,
      { input: { departmentId, hours: 10 } },
    );
    expect(created.data!.createClipCard!.edge!.node.price).toBe(9_000_00);
  });

  test('cannot overlap another one for the same item, not even in parallel', async () => {
    const answers = await Promise.all([add(), add({ price: 900_00 }), add({ validFrom: addDays(today, 5) })]);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(2);
    for (const answer of refused) expect(answer.fieldErrors?.validFrom).toMatch(/allerede en aftalt pris/);
    expect((await add({ item: 'PLAN_SUITE_TEAM' })).errors).toBeUndefined();
  });

  test('may follow another one from the day after its last day', async () => {
    await add({ validUntil: addDays(today, 10) });
    expect((await add({ validFrom: addDays(today, 10) })).fieldErrors?.validFrom).toBeDefined();
    expect((await add({ validFrom: addDays(today, 11) })).errors).toBeUndefined();
  });

  test.each([
    [{ validFrom: addDays(today, -1) }, 'validFrom'],
    [{ validUntil: addDays(today, -1), validFrom: addDays(today, -2) }, 'validUntil'],
    [{ validFrom: addDays(today, 5), validUntil: addDays(today, 4) }, 'validUntil'],
    [{ price: null }, 'price'],
    [{ price: 0 }, 'price'],
    [{ price: 10_000_001 }, 'price'],
    [{ discountPercent: 5 }, 'price'],
    [{ price: null, discountPercent: 51 }, 'discountPercent'],
    [{ note: ' ' }, 'note'],
  ])('with %j is refused on its field', async (fields, field) => {
    expect(Object.keys((await add(fields)).fieldErrors ?? {})).toEqual([field]);
  });

  test('of an unknown company is refused', async () => {
    expect(refusalOf(await add({}, 'cust_unknown'))?.[0]).toBe('NOT_FOUND');
  });
});

describe('an agreed price in force', () => {
  test('can be ended, but is neither changed nor withdrawn', async () => {
    const id = await app.world.agreedPrice(customerId, { valid_from: addDays(today, -5) });
    const stored = { validFrom: addDays(today, -5) };
    expect(refusalOf(await update(id, { ...stored, price: 900_00 }))?.[0]).toBe('CONFLICT');
    expect(refusalOf(await update(id, { price: 1_000_00 }))?.[0]).toBe('CONFLICT');
    expect(refusalOf(await withdraw(id))?.[0]).toBe('CONFLICT');
    expect((await update(id, { ...stored, validUntil: today }, 1)).data!.updateAgreedPrice!.edge!.node).toEqual({
      version: 2,
      validUntil: today,
    });
    expect(refusalOf(await update(id, stored, 1))?.[0]).toBe('CONFLICT');
  });

  test('that is over cannot be opened again', async () => {
    const id = await app.world.agreedPrice(customerId, {
      valid_from: addDays(today, -5),
      valid_until: addDays(today, -1),
    });
    expect(refusalOf(await update(id, { validFrom: addDays(today, -5) }))?.[0]).toBe('CONFLICT');
  });
});

test('an upcoming price can be changed and withdrawn, and is then gone for the company', async () => {
  const day = addDays(today, 5);
  const id = await app.world.agreedPrice(customerId, { valid_from: day });
  expect((await update(id, { validFrom: addDays(today, 6), price: 900_00 })).errors).toBeUndefined();
  expect((await withdraw(id)).data!.withdrawAgreedPrice!.deletedId).toBe(id);
  expect(refusalOf(await withdraw(id))?.[0]).toBe('CONFLICT');
  const { data } = await run('{ viewer { customer { agreedPrices(first: 5) { totalCount } } } }');
  expect(data!.viewer.customer!.agreedPrices.totalCount).toBe(0);
  expect((await add({ validFrom: day })).errors).toBeUndefined();
});

test('the database shows a company its own agreed prices without the note, and lets it change none', async () => {
  await app.world.agreedPrice(customerId);
  const stranger = await app.world.person();
  const client = await connectClient(app);
  const asCompany = async (id: string, statement: string) => {
    await client.query(
      `select ${SEES_EVERYTHING},
           set_config('role', 'portal_customer', false), set_config('app.customer_id', $1, false)`,
      [id],
    );
    return (await client.query(statement)).rowCount;
  };
  expect(await asCompany(customerId, 'select id, price from agreed_price')).toBe(1);
  expect(await asCompany(stranger.customerId!, 'select id, price from agreed_price')).toBe(0);
  for (const statement of [
    'select note from agreed_price',
    'update agreed_price set price = 1',
    'delete from agreed_price',
    `insert into agreed_price (id, customer_id, item, valid_from, created_at)
     values ('agp_x', '${customerId}', 'HOURLY_RATE', now(), now())`,
  ])
    await expect(asCompany(customerId, statement)).rejects.toThrow(/permission denied/);
  await client.end();
});
