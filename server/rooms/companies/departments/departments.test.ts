import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { idOf, rowOf, rowsOf } from '../../../testing/restRows.ts';
import { runAs } from '../../../testing/runAs.ts';
import { runDuringUncommittedWrites } from '../../../testing/runDuringUncommittedWrites.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => void (person = await app.world.person()));
afterAll(() => app.close());

const FIELDS = `
  id name contactPerson city paymentMethod version activeLicenseCount balance nextPayment { id gross }
  installations { totalCount edges { node { subdomain } } }`;
const run = runAs(() => ({ app, token: person.token }));
const create = (input: object) =>
  run(
    `mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { cursor node { ${FIELDS} } } } }`,
    { input },
  );
const update = (id: string, version: number | null, changes: object) =>
  run(
    `mutation ($id: ID!, $version: Int, $changes: DepartmentChanges!) {
      updateDepartment(id: $id, version: $version, changes: $changes) { edge { node { ${FIELDS} } } }
    }`,
    { id, version, changes },
  );
const remove = (id: string, token?: string) =>
  run('mutation ($id: ID!) { deleteDepartment(id: $id) { deletedId edge { cursor } } }', { id }, token);
const list = async () =>
  (
    await run(`{ viewer { customer { departments(first: 50) { edges { node { ${FIELDS} } } } } } }`, {})
  ).data.viewer.customer.departments.edges.map(({ node }) => node);

describe('a department', () => {
  test('requires only a name and a contact person', async () => {
    expect((await create({ name: '', contactPerson: '' })).fieldErrors).toEqual({
      name: 'Navn er påkrævet',
      contactPerson: 'Kontaktperson er påkrævet',
    });
    const { data } = await create({ name: ' Salg ', contactPerson: 'Ida', city: '' });
    expect(data.createDepartment.edge.node).toMatchObject({
      name: 'Salg',
      contactPerson: 'Ida',
      city: null,
      paymentMethod: null,
      balance: 0,
      nextPayment: null,
    });
    expect(await list()).toHaveLength(1);
  });

  test('can be edited, and an edit of an old version is refused', async () => {
    const { data } = await create({ name: 'Salg', contactPerson: 'Ida' });
    const { id, version } = data.createDepartment.edge.node;
    expect((await update(id, version, { name: 'Salg og service', contactPerson: 'Bo' })).errors).toBeUndefined();
    expect((await update(id, version, { name: 'Noget andet', contactPerson: 'Per' })).errorCode).toBe('CONFLICT');
    await update(id, null, { name: 'Salg og hjælp' });
    expect(await list()).toMatchObject([{ name: 'Salg og hjælp', contactPerson: 'Bo' }]);
  });

  test('without history is deleted with its installations', async () => {
    const id = await app.world.department(person.customerId!);
    const installation = await app.world.installation(id);
    expect((await remove(id)).data.deleteDepartment).toEqual({ deletedId: id, edge: null });
    expect(await list()).toEqual([]);
    expect(await app.db.sql('select id from installation where id = $1', [installation])).toEqual([]);
  });

  test('with history is not deleted, and the error lists the history', async () => {
    const id = await app.world.department(person.customerId!);
    const installation = await app.world.installation(id);
    await app.world.license(installation);
    await app.world.license(installation, { deleted_at: new Date() });
    await app.world.serviceAgreement(id);
    await app.world.clipCard(id, { status: 'USED' });
    const { errors } = await remove(id);
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: 'Afdelingen kan ikke slettes, fordi den har 10 licenser, 1 serviceaftale og 1 klippekort.',
    });
    expect(await list()).toHaveLength(1);
  });

  test('with only cancelled licence requests is deleted, even if an installation moved after its request', async () => {
    const [id, other] = [
      await app.world.department(person.customerId!),
      await app.world.department(person.customerId!),
    ];
    const [stays, moves] = [await app.world.installation(id), await app.world.installation(other)];
    for (const installation of [stays, moves]) await app.world.licenseRequest(installation, { status: 'REJECTED' });
    await app.db.sql('update installation set department_id = $2 where id = $1', [moves, id]);
    const pendingRequestId = await app.world.licenseRequest(moves, { department_id: other });
    expect((await remove(id)).errors?.[0]).toMatchObject({
      message: 'Afdelingen kan ikke slettes, fordi den har 1 licensanmodning.',
    });
    await app.db.sql(`update license_request set status = 'REJECTED' where id = $1`, [pendingRequestId]);
    expect((await remove(id)).errors).toBeUndefined();
    expect(await app.db.sql('select 1 from license_request where installation_id in ($1, $2)', [stays, moves])).toEqual(
      [],
    );
  });

  test('for which something is bought in parallel is not deleted', async () => {
    const id = await app.world.department(person.customerId!);
    const installation = await app.world.installation(id);
    const purchases: [string, string, unknown[]][] = [
      [
        '1 klippekort',
        `insert into clip_card (id, customer_id, department_id, hours, price, status, purchase_id, created_at)
        values ($1, $2, $3, 10, 1, 'ACTIVE', $1, now())`,
        [randomUUID(), person.customerId, id],
      ],
      [
        '5 licenser og 1 klippekort',
        `insert into license (
           id, customer_id, installation_id, type, quantity, status, billing_interval, contract_term,
           valid_from, valid_until, created_at)
        values ($1, $2, $3, 'PLAN_SUITE_TEAM', 5, 'ACTIVE', 'MONTHLY', 12, now(), now(), now())`,
        [randomUUID(), person.customerId, installation],
      ],
    ];
    for (const [history, text, values] of purchases) {
      const { errors } = await runDuringUncommittedWrites(app, [[text, values]], () => remove(id));
      expect(errors?.[0]).toMatchObject({
        extensions: { code: 'CONFLICT' },
        message: `Afdelingen kan ikke slettes, fordi den har ${history}.`,
      });
    }
  });

  test('that is deleted in parallel cannot be bought for', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const purchaseId = randomUUID();
    const until = { startDate: dateOf(), endDate: addMonths(dateOf(), 12) };
    const requests: [
      code: string,
      fields: object | undefined,
      document: string,
      input: (department: string, installation: string) => object,
      token?: string,
    ][] = [
      [
        'NOT_FOUND',
        undefined,
        'mutation ($input: BuyClipCardInput!) { buyClipCard(input: $input) { change { deletedId } } }',
        (departmentId) => ({ purchaseId, departmentId, hours: 10, acceptTerms: true }),
      ],
      [
        'BAD_USER_INPUT',
        { departmentId: 'Afdelingen findes ikke' },
        'mutation ($input: OrderLicensesInput!) { orderLicenses(input: $input) { deletedId } }',
        (departmentId, zendeskInstanceId) => ({
          purchaseId,
          departmentId,
          zendeskInstanceId,
          requestedLicenses: 1,
          acceptTerms: true,
        }),
      ],
      [
        'BAD_USER_INPUT',
        { departmentId: 'Afdelingen findes ikke' },
        'mutation ($input: InstallationInput!) { createInstallation(input: $input) { deletedId } }',
        (departmentId) => ({
          departmentId,
          subdomain: `firma-${purchaseId}`,
          licenseType: 'PLAN_SUITE_TEAM',
          paymentInterval: 'MONTHLY',
          contractTerm: 12,
        }),
      ],
      [
        'BAD_USER_INPUT',
        { departmentId: 'Afdelingen findes ikke' },
        'mutation ($input: ClipCardInput!) { createClipCard(input: $input) { deletedId } }',
        (departmentId) => ({ departmentId, hours: 10 }),
        admin.token,
      ],
      [
        'BAD_USER_INPUT',
        { departmentId: 'Afdelingen findes ikke' },
        'mutation ($input: ServiceAgreementInput!) { createServiceAgreement(input: $input) { deletedId } }',
        (departmentId) => ({ departmentId, duration: 12, status: 'PENDING', ...until }),
        admin.token,
      ],
      [
        'BAD_USER_INPUT',
        { installationId: 'Installationen findes ikke' },
        'mutation ($input: LicenseInput!) { createLicense(input: $input) { deletedId } }',
        (_, installationId) => ({
          installationId,
          type: 'PLAN_SUITE_TEAM',
          quantity: 1,
          status: 'ACTIVE',
          billingInterval: 'MONTHLY',
          contractTerm: 12,
          validFrom: until.startDate,
          validUntil: until.endDate,
        }),
        admin.token,
      ],
    ];
    for (const [code, fields, document, input, token] of requests) {
      const id = await app.world.department(person.customerId!);
      await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [id]);
      const installation = await app.world.installation(id);
      const deletions: [string, unknown[]][] = [
        ['delete from installation where id = $1', [installation]],
        ['delete from department where id = $1', [id]],
      ];
      const { errors } = await runDuringUncommittedWrites(app, deletions, () =>
        run(document, { input: input(id, installation) }, token),
      );
      expect([document, errors?.[0]?.extensions.code, errors?.[0]?.extensions.fields]).toEqual([
        document,
        code,
        fields,
      ]);
    }
  });

  test('returns its installations, active licences, balance and next payment', async () => {
    const id = await app.world.department(person.customerId!);
    const [one, two] = [
      await app.world.installation(id, { subdomain: 'alfa-fjord' }),
      await app.world.installation(id, { subdomain: 'beta-fjord' }),
    ];
    await app.world.license(one, { quantity: 4 });
    await app.world.license(two, { quantity: 3 });
    await app.world.license(two, { quantity: 90, status: 'EXPIRED' });
    await app.world.license(two, { quantity: 90, deleted_at: new Date() });
    const oldest = await app.world.ledgerEntry(id);
    await app.world.ledgerEntry(id, { gross: 50_000 });
    await app.world.ledgerEntry(id, { status: 'PAID' });
    expect(await list()).toMatchObject([
      {
        activeLicenseCount: 7,
        balance: 175_000,
        nextPayment: { id: oldest, gross: 1_250_00 },
        installations: {
          totalCount: 2,
          edges: [{ node: { subdomain: 'alfa-fjord' } }, { node: { subdomain: 'beta-fjord' } }],
        },
      },
    ]);
  });

  test('of any company can be read by an admin, with paged installations', async () => {
    const id = await app.world.department(person.customerId!);
    for (const subdomain of ['alfa-vig', 'beta-vig']) await app.world.installation(id, { subdomain });
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const read = (token: string, after?: string | null) =>
      run(
        `query ($id: ID!, $after: String) {
          admin {
            department(id: $id) {
              installations(first: 1, after: $after) {
                totalCount pageInfo { hasNextPage endCursor } edges { node { subdomain } }
              }
            }
          }
        }`,
        { id, after },
        token,
      );
    const first = (await read(admin.token)).data.admin.department.installations;
    expect(first).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true },
      edges: [{ node: { subdomain: 'alfa-vig' } }],
    });
    expect((await read(admin.token, first.pageInfo.endCursor)).data.admin.department.installations).toMatchObject({
      pageInfo: { hasNextPage: false },
      edges: [{ node: { subdomain: 'beta-vig' } }],
    });
    expect((await read(person.token)).errorCode).toBe('FORBIDDEN');
  });

  test('takes the same number of statements in a longer list', async () => {
    await app.world.installation(await app.world.department(person.customerId!));
    const few = await countStatements(app, list);
    for (let i = 0; i < 20; i++) await app.world.installation(await app.world.department(person.customerId!));
    expect(await countStatements(app, list)).toBe(few);
  });

  test('has paged installations in a list of departments', async () => {
    const [one, two] = [
      await app.world.department(person.customerId!, 'A'),
      await app.world.department(person.customerId!, 'B'),
    ];
    for (const id of [one, two]) for (let i = 0; i < 3; i++) await app.world.installation(id);
    const { data } = await run(
      `{
        viewer {
          customer {
            departments(first: 5) {
              edges {
                node { installations(first: 2) { pageInfo { hasNextPage endCursor } edges { node { id } } } }
              }
            }
          }
        }
      }`,
      {},
    );
    const first = data.viewer.customer.departments.edges[0]!;
    expect(first.node.installations).toMatchObject({ pageInfo: { hasNextPage: true }, edges: [{}, {}] });
    const { data: next } = await run(
      `query ($after: String) {
        viewer {
          customer {
            departments(first: 1) {
              edges {
                node { installations(first: 2, after: $after) { pageInfo { hasNextPage } edges { node { id } } } }
              }
            }
          }
        }
      }`,
      { after: first.node.installations.pageInfo.endCursor },
    );
    const { installations } = next.viewer.customer.departments.edges[0]!.node;
    expect(installations).toMatchObject({ pageInfo: { hasNextPage: false }, edges: [{}] });
    expect(first.node.installations.edges).not.toContainEqual(installations.edges[0]);
  });
});

test('a colleague’s subscription receives a created, a changed and a deleted department', async () => {
  const other = await app.world.person({ customerId: person.customerId });
  const socket = await openSocket(app, other.token);
  const next = await socket.watch('subscription { departmentChanged { deletedId edge { node { name } } } }');
  const { data } = await create({ name: 'Salg', contactPerson: 'Ida' });
  const { id } = data.createDepartment.edge.node;
  expect((await next()).departmentChanged).toEqual({ deletedId: null, edge: { node: { name: 'Salg' } } });
  await update(id, null, { name: 'Service', contactPerson: 'Ida' });
  expect((await next()).departmentChanged.edge.node.name).toBe('Service');
  await remove(id);
  expect((await next()).departmentChanged).toEqual({ deletedId: id, edge: null });
  await socket.close();
});

test('REST creates, lists, edits and deletes departments', async () => {
  const created = await app.rest('POST', '/api/departments', {
    body: { name: 'REST', contactPerson: 'Ida' },
    token: person.token,
  });
  const id = idOf(created);
  await app.world.installation(id, { subdomain: 'rest-fjord' });
  for (let i = 0; i < 30; i += 1) await app.world.department(person.customerId!, `Øvrige ${i}`);
  const listed = await app.rest('GET', '/api/departments', { token: person.token });
  expect(listed.body.data).toHaveLength(31);
  expect(rowsOf(listed)[0]).toMatchObject({
    id,
    name: 'REST',
    cardInfo: null,
    zendeskInstances: [{ subdomain: 'rest-fjord', departmentId: id }],
    clipCards: [],
  });
  const changed = (body: object) =>
    app.rest('PUT', `/api/departments/${id}`, {
      body: { name: 'REST', contactPerson: 'Ida', ...body },
      token: person.token,
    });
  expect((await changed({ phoneNumber: '11 22 33 44', poNumber: 'PO 7' })).body.data).toMatchObject({
    phoneNumber: '11 22 33 44',
    poNumber: 'PO 7',
  });
  expect((await changed({ poNumber: 'PO 8' })).body.data).toMatchObject({ phoneNumber: null, poNumber: 'PO 8' });
  const paid = await app.rest('POST', `/api/departments/${id}/payment-method`, {
    body: { method: 'INVOICE' },
    token: person.token,
  });
  expect(rowOf(paid).paymentMethod).toBe('INVOICE');
  expect((await app.rest('DELETE', `/api/departments/${id}`, { token: person.token })).body).toEqual({ data: { id } });
  expect((await app.rest('DELETE', `/api/departments/${id}`, { token: person.token })).status).toBe(404);
});
