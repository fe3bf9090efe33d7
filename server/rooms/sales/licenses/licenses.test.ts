import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { runAs } from '../../../testing/runAs.ts';
import { slowTest } from '../../../testing/slowTest.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let installationId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  person = await app.world.person();
  installationId = await app.world.installation(await app.world.department(person.customerId!));
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: person.token }));

test('the licence summary counts seats by status, and those that end on the day of the next renewal', async () => {
  const days = [addMonths(dateOf(), 2), addMonths(dateOf(), 3)];
  for (const [quantity, fields] of [
    [3, { valid_until: days[0] }],
    [4, { valid_until: days[0] }],
    [10, { valid_until: days[1] }],
    [20, { status: 'PENDING', valid_until: days[0] }],
    [40, { status: 'EXPIRED', valid_until: addDays(dateOf(), -1) }],
    [80, { deleted_at: new Date() }],
  ] as [number, object][])
    await app.world.license(installationId, { quantity, ...fields });
  const { data } = await run(
    `{
      viewer { customer { licenseSummary { active pending expired total nextRenewal renewalCount } licenseCount } }
      dashboard { stats { activeLicenses } }
    }`,
    {},
  );
  expect(data).toEqual({
    viewer: {
      customer: {
        licenseSummary: { active: 17, pending: 20, expired: 40, total: 37, nextRenewal: days[0], renewalCount: 7 },
        licenseCount: 17,
      },
    },
    dashboard: { stats: { activeLicenses: 17 } },
  });
});

describe('the number of seats after the renewal', () => {
  test('stays when an admin edits the licence, unless the number is corrected to that number or below', async () => {
    const edit = async (id: string, changes: object) =>
      app.graphql(
        'mutation ($id: ID!, $changes: LicenseChanges!) { updateLicense(id: $id, changes: $changes) { deletedId } }',
        { token: admin.token, variables: { id, changes } },
      );
    const afterEdit = async (renewalQuantity: number, input: object) => {
      const id = await app.world.license(installationId, { quantity: 10, renewal_quantity: renewalQuantity });
      expect((await edit(id, input)).errors).toBeUndefined();
      const [row] = await app.db.sql<{ renewal_quantity: number | null }>(
        'select renewal_quantity from license where id = $1',
        [id],
      );
      return row!.renewal_quantity;
    };
    for (const seats of [6, 20]) {
      expect(await afterEdit(seats, { billingInterval: 'MONTHLY' })).toBe(seats);
      expect(await afterEdit(seats, { quantity: seats })).toBeNull();
    }
    expect(await afterEdit(20, { quantity: 12 })).toBe(20);
    expect(await afterEdit(6, { quantity: 5 })).toBeNull();
  });
});

describe('a licence by an admin', () => {
  const form = () => ({
    installationId,
    type: 'PLAN_SUITE_TEAM',
    quantity: 1,
    status: 'PENDING',
    validFrom: dateOf(),
    validUntil: addMonths(dateOf(), 12),
    billingInterval: 'MONTHLY',
    contractTerm: 12,
  });
  const create = (input: object, token = admin.token) =>
    run(
      `mutation ($input: LicenseInput!) {
        createLicense(input: $input) { edge { node { id quantity status version installation { subdomain } } } }
      }`,
      { input },
      token,
    );

  test('is created, edited in part, and kept in the database when it is deleted', async () => {
    const { data } = await create(form());
    const { id, version } = data.createLicense.edge.node;
    const edited = await run(
      `mutation ($id: ID!, $version: Int, $changes: LicenseChanges!) {
        updateLicense(id: $id, version: $version, changes: $changes) { edge { node { quantity status } } }
      }`,
      { id, version, changes: { quantity: 9 } },
      admin.token,
    );
    expect(edited.data.updateLicense.edge.node).toEqual({ quantity: 9, status: 'PENDING' });
    await run('mutation ($id: ID!) { deleteLicense(id: $id) { deletedId } }', { id }, admin.token);
    expect(
      await app.db.sql('select id, deleted_at is not null as deleted from license where installation_id = $1', [
        installationId,
      ]),
    ).toEqual([{ id, deleted: true }]);
  });

  test('is refused with invalid values, and for callers who are not admins', async () => {
    expect((await create({ ...form(), quantity: 0, contractTerm: 61 })).fieldErrors).toEqual({
      quantity: 'Antal licenser skal være mindst 1',
      contractTerm: 'Højst 60',
    });
    expect((await create({ ...form(), validUntil: '2020-01-01' })).fieldErrors).toEqual({
      validUntil: 'Slutdato skal være efter startdato',
    });
    expect((await create({})).errors).toHaveLength(Object.keys(form()).length);
    const { body } = await app.rest('POST', '/api/admin/licenses', { body: {}, token: admin.token });
    expect(body.data).toMatchObject({
      fields: {
        zendeskInstanceId: 'Vælg en Zendesk installation',
        type: 'Licenstype er påkrævet',
        validFrom: 'Startdato er påkrævet',
      },
    });
    expect((await create(form(), person.token)).errorCode).toBe('FORBIDDEN');
  });
});

slowTest('a page of ten thousand licences is read by its index', async () => {
  await app.db.sql(
    `insert into license (
       id, customer_id, installation_id, type, quantity, status, billing_interval, contract_term,
       valid_from, valid_until, created_at)
     select 'lic_p' || lpad(i::text, 6, '0') || substr($1, 6), $1, $2, 'PLAN_SUITE_TEAM', 1, 'ACTIVE', 'MONTHLY', 12,
       now(), now(), now()
     from generate_series(1, 10000) i`,
    [person.customerId, installationId],
  );
  await app.db.sql('analyze license');
  const page = () =>
    run(
      '{ viewer { customer { licenses(first: 20) { totalCount pageInfo { hasNextPage } edges { node { id } } } } } }',
      {},
    );
  const plan = await explainStatements(app, 'order by', page);
  expect(plan).toContain('license_customer_newest');
  expect(plan).not.toMatch(/Seq Scan|Sort/);
  const { licenses } = (await page()).data.viewer.customer;
  expect(licenses).toMatchObject({ totalCount: 10_000, pageInfo: { hasNextPage: true } });
  expect(licenses.edges).toHaveLength(20);
});
