import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dateOf, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { idOf } from '../../../testing/restRows.ts';
import { runAs } from '../../../testing/runAs.ts';
import { slowTest } from '../../../testing/slowTest.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let departmentId: string;
let installationId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
  installationId = await app.world.installation(departmentId);
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: person.token }));
const REQUEST = `{
  edge {
    node {
      id version status requestedLicenses adminNotes isFulfilled viewerCanCancel approvedAt
      user { email } installation { subdomain }
    }
  }
}`;
const order = (input: object = {}, token?: string) =>
  run(
    `mutation ($input: OrderLicensesInput!) { orderLicenses(input: $input) ${REQUEST} }`,
    {
      input: {
        purchaseId: randomUUID(),
        departmentId,
        zendeskInstanceId: installationId,
        requestedLicenses: 4,
        acceptTerms: true,
        ...input,
      },
    },
    token,
  );
const placeOrder = async (input?: object): Promise<string> => (await order(input)).data.orderLicenses.edge.node.id;
const cancel = (id: string, token?: string) =>
  run(`mutation ($id: ID!) { cancelLicenseRequest(id: $id) ${REQUEST} }`, { id }, token);
const setStatus = (id: string, status: string, fields: object = {}) =>
  run(
    `mutation ($id: ID!, $version: Int, $status: LicenseRequestStatus!, $adminNotes: String, $quantity: Int) {
      setLicenseRequestStatus(
        id: $id, version: $version, status: $status, adminNotes: $adminNotes, quantity: $quantity
      ) ${REQUEST}
    }`,
    { id, status, ...fields },
    admin.token,
  );
const complete = (id: string, fields: object = {}) =>
  run(
    `mutation ($id: ID!, $version: Int, $adminNotes: String, $quantity: Int) {
      completeLicenseRequest(id: $id, version: $version, adminNotes: $adminNotes, quantity: $quantity) ${REQUEST}
    }`,
    { id, ...fields },
    admin.token,
  );
const licenses = () =>
  app.db.sql(
    `select id, quantity, status, type, valid_from::text, valid_until::text, contract_term, billing_interval
     from license where installation_id = $1 and deleted_at is null order by id`,
    [installationId],
  );

describe('an order of licences', () => {
  test('creates a pending request and mails the reseller', async () => {
    const { data } = await order();
    expect(data.orderLicenses.edge.node).toMatchObject({
      status: 'PENDING',
      requestedLicenses: 4,
      user: { email: person.email },
      viewerCanCancel: true,
      isFulfilled: false,
    });
    expect((await app.mailTo(admin.email)).subject).toContain('Ny licensanmodning');
  });

  test('of one licence is described in the singular', async () => {
    const id = await placeOrder({ requestedLicenses: 1 });
    await cancel(id);
    expect(await app.db.sql('select title from activity where entity_id = $1 order by id', [id])).toEqual([
      { title: '1 licens er bestilt' },
      { title: 'En anmodning om 1 licens er annulleret' },
    ]);
  });

  test('with missing fields is refused with one message and the list of those fields', async () => {
    const { errors, fieldErrors } = await order({
      departmentId: null,
      zendeskInstanceId: null,
      requestedLicenses: null,
      acceptTerms: false,
    });
    expect(errors?.[0]).toMatchObject({
      message: 'Alle påkrævede felter skal udfyldes',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(Object.keys(fieldErrors!)).toEqual([
      'departmentId',
      'zendeskInstanceId',
      'requestedLicenses',
      'acceptTerms',
    ]);
    expect((await order({ requestedLicenses: 1001 })).fieldErrors).toEqual({ requestedLicenses: 'Højst 1000' });
  });

  test('needs a payment method, and an installation of the same department', async () => {
    const other = await app.world.department(person.customerId!);
    expect((await order({ departmentId: other })).fieldErrors).toEqual({
      zendeskInstanceId: 'Installationen hører ikke til afdelingen',
    });
    await app.db.sql('update department set payment_method = null where id = $1', [departmentId]);
    expect((await order()).errorCode).toBe('PAYMENT_METHOD_REQUIRED');
    const stranger = await app.world.person();
    expect((await order({}, stranger.token)).fieldErrors).toEqual({ departmentId: 'Afdelingen findes ikke' });
  });

  test('creates one request for repeated and parallel calls with one purchase id', async () => {
    const purchaseId = randomUUID();
    const answers = await Promise.all([order({ purchaseId }), order({ purchaseId })]);
    const ids = [...answers, await order({ purchaseId })].map(({ data }) => data.orderLicenses.edge.node.id);
    expect(new Set(ids).size).toBe(1);
    expect((await order({ purchaseId, requestedLicenses: 9 })).errorCode).toBe('CONFLICT');
  });
});

describe('a licence request', () => {
  test('can be cancelled by the customer only while it is pending', async () => {
    const id = await placeOrder();
    expect((await cancel(id)).data.cancelLicenseRequest.edge.node).toMatchObject({
      status: 'REJECTED',
      viewerCanCancel: false,
    });
    const processing = await placeOrder();
    await setStatus(processing, 'PROCESSING');
    expect((await cancel(processing)).errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: 'Anmodningen kan ikke annulleres, fordi den har status Behandles.',
    });
  });

  test('ends as approved when it is cancelled and approved in parallel', async () => {
    for (let i = 0; i < 5; i++) {
      const id = await placeOrder();
      const [cancelled] = await Promise.all([cancel(id), setStatus(id, 'APPROVED')]);
      const [{ status }] = (await app.db.sql('select status from license_request where id = $1', [id])) as [
        { status: string },
      ];
      // An admin may set any status at any time, so the approval stands. The cancellation came first, or was refused.
      expect(status).toBe('APPROVED');
      if (cancelled.errors)
        expect(cancelled.errors[0]).toMatchObject({
          extensions: { code: 'CONFLICT' },
          message: expect.stringContaining('Godkendt'),
        });
    }
  });

  test('takes any status but COMPLETED from an admin, keeps its notes, and mails its user', async () => {
    const id = await placeOrder();
    const { data } = await setStatus(id, 'APPROVED', { adminNotes: 'Ring først', quantity: 6 });
    expect(data.setLicenseRequestStatus.edge.node).toMatchObject({
      status: 'APPROVED',
      adminNotes: 'Ring først',
      requestedLicenses: 6,
      approvedAt: expect.any(String),
    });
    for (const status of ['PENDING', 'REJECTED', 'PROCESSING'])
      expect((await setStatus(id, status)).data.setLicenseRequestStatus.edge.node).toMatchObject({
        status,
        adminNotes: 'Ring først',
      });
    expect((await setStatus(id, 'COMPLETED')).errorCode).toBe('BAD_USER_INPUT');
    expect((await app.mailTo(person.email, 'licensanmodning')).subject).toContain('Din licensanmodning');
  });

  test('has an activity when an admin corrects its number of licences, and none for their notes', async () => {
    const id = await placeOrder();
    const titles = async () =>
      (await app.db.sql<{ title: string }>('select title from activity where entity_id = $1 order by id', [id])).map(
        ({ title }) => title,
      );
    const before = (await titles()).length;
    await setStatus(id, 'PENDING', { adminNotes: 'Ring først' });
    expect(await titles()).toHaveLength(before);
    await setStatus(id, 'PENDING', { quantity: 6 });
    expect((await titles()).slice(before)).toEqual(['Anmodningen om 4 licenser er rettet til 6 licenser']);
  });

  test('is not changed by an admin who sends an old version', async () => {
    const { version, id } = (await order()).data.orderLicenses.edge.node;
    expect((await setStatus(id, 'PROCESSING', { version, adminNotes: 'Min', quantity: 6 })).errors).toBeUndefined();
    for (const late of [
      await setStatus(id, 'APPROVED', { version, adminNotes: 'Din' }),
      await complete(id, { version, quantity: 900 }),
    ]) {
      expect(late.errors?.[0]).toMatchObject({
        extensions: { code: 'CONFLICT' },
        message: expect.stringContaining('En anden har gemt'),
      });
    }
    expect(
      await app.db.sql('select status, admin_notes, requested_licenses from license_request where id = $1', [id]),
    ).toEqual([{ status: 'PROCESSING', admin_notes: 'Min', requested_licenses: 6 }]);
    expect(await licenses()).toEqual([]);
  });

  test('shows its notes to admins alone', async () => {
    const id = await placeOrder();
    await setStatus(id, 'PROCESSING', { adminNotes: 'Dårlig betaler' });
    const { data } = await run('{ viewer { customer { licenseRequests { edges { node { id adminNotes } } } } } }', {});
    expect(data.viewer.customer.licenseRequests.edges).toEqual([{ node: { id, adminNotes: null } }]);
  });
});

describe('completing a licence request', () => {
  test('creates a licence from today for the installation’s contract term', async () => {
    await app.db.sql(`update installation set contract_term = 24, payment_interval = 'YEARLY' where id = $1`, [
      installationId,
    ]);
    const { data } = await complete(await placeOrder());
    expect(data.completeLicenseRequest.edge.node).toMatchObject({ status: 'COMPLETED', isFulfilled: true });
    const today = dateOf();
    expect(await licenses()).toMatchObject([
      {
        quantity: 4,
        status: 'ACTIVE',
        valid_from: today,
        valid_until: lastDayOfTerm(today, 24),
        contract_term: 24,
        billing_interval: 'YEARLY',
      },
    ]);
  });

  test('adds seats to the active licence of the same type without changing its dates', async () => {
    const active = await app.world.license(installationId, { quantity: 5 });
    await app.world.license(installationId, { quantity: 50, status: 'EXPIRED' });
    await app.world.license(installationId, { quantity: 50, type: 'PLAN_SUITE_PRO' });
    const [before] = await licenses();
    await complete(await placeOrder(), { quantity: 7 });
    expect((await licenses())[0]).toEqual({ ...(before as object), id: active, quantity: 12 });
  });

  test('creates the licences once, despite parallel calls, a reopening and a second completion', async () => {
    const id = await placeOrder();
    await Promise.all([complete(id), complete(id), complete(id)]);
    await setStatus(id, 'PENDING');
    await complete(id, { quantity: 900 });
    expect(await licenses()).toMatchObject([{ quantity: 4 }]);
  });

  test('creates one licence for two requests that are completed in parallel', async () => {
    const [one, two] = [await placeOrder(), await placeOrder()];
    await Promise.all([complete(one), complete(two)]);
    expect(await licenses()).toMatchObject([{ quantity: 8 }]);
  });

  test('is refused for a customer', async () => {
    const id = await placeOrder();
    expect((await run('mutation ($id: ID!) { completeLicenseRequest(id: $id) { deletedId } }', { id })).errorCode).toBe(
      'FORBIDDEN',
    );
  });

  test('is published to the customer and to admins', async () => {
    const [customerSocket, adminSocket] = [await openSocket(app, person.token), await openSocket(app, admin.token)];
    const license = await customerSocket.watch(
      'subscription { licenseChanged { edge { node { quantity installation { subdomain } } } } }',
    );
    const summary = await customerSocket.watch(
      'subscription { licenseSummaryChanged { active total nextRenewal renewalCount } }',
    );
    const request = await adminSocket.watch(
      `subscription ($of: ID) {
        adminLicenseRequestChanged(customerId: $of) {
          edge { node { status department { customer { name } } user { email } } }
        }
      }`,
      { of: person.customerId },
    );
    const id = await placeOrder();
    expect((await request()).adminLicenseRequestChanged.edge.node).toMatchObject({
      status: 'PENDING',
      department: { customer: { name: expect.any(String) } },
      user: { email: person.email },
    });
    await complete(id);
    expect((await license()).licenseChanged.edge.node).toMatchObject({ quantity: 4 });
    let latest = (await summary()).licenseSummaryChanged;
    if (!latest.active) latest = (await summary()).licenseSummaryChanged;
    expect(latest).toMatchObject({ active: 4, total: 4, renewalCount: 4, nextRenewal: lastDayOfTerm(dateOf(), 12) });
    await Promise.all([customerSocket.close(), adminSocket.close()]);
  });
});

describe('a company’s licence requests', () => {
  const readPage = (args: string) =>
    run(
      `{
        viewer {
          customer {
            licenseRequests(${args}) { totalCount pageInfo { endCursor hasNextPage } edges { node { id status } } }
          }
        }
      }`,
      {},
    );
  const requests = async (args: string) => (await readPage(args)).data.viewer.customer.licenseRequests;
  const ids = ({ edges }: { edges: { node: { id: string } }[] }) => edges.map(({ node }) => node.id);

  test('are filtered by status, paged newest first, and exclude other companies’ requests', async () => {
    const foreign = await app.world.installation(await app.world.department(await app.world.company()));
    await app.world.licenseRequest(foreign, { status: 'APPROVED' });
    const approved: string[] = [];
    for (const status of ['APPROVED', 'PENDING', 'APPROVED', 'REJECTED', 'APPROVED']) {
      const id = await app.world.licenseRequest(installationId, { status });
      if (status === 'APPROVED') approved.unshift(id);
    }
    const first = await requests('status: APPROVED, first: 2');
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = await requests(`status: APPROVED, first: 2, after: "${first.pageInfo.endCursor}"`);
    expect([...ids(first), ...ids(rest)]).toEqual(approved);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    expect((await requests('first: 10')).totalCount).toBe(5);
  });

  slowTest('with a status are read by an index when many requests have another status', async () => {
    await app.db.sql(
      `insert into license_request (
         id, customer_id, department_id, installation_id, license_type, requested_licenses, contract_term,
         billing_interval, status, purchase_id,
         created_at)
       select 'lreq_mange' || i, $1, $2, $3, 'PLAN_SUITE_TEAM', 1, 12, 'MONTHLY', 'COMPLETED', 'mange' || i, now()
       from generate_series(1, 5000) i`,
      [person.customerId, departmentId, installationId],
    );
    await app.db.sql('analyze license_request');
    const plan = await explainStatements(app, 'order by "license_request"."id"', () => readPage('status: APPROVED'));
    expect(plan).toContain('license_request_customer_status');
    expect(plan).not.toContain('Sort');
  });
});

describe('the admins’ list of licence requests', () => {
  const list = async (filter: string) => {
    const { data } = await run(
      `{
        admin {
          licenseRequests(first: 100${filter}) {
            totalCount
            edges {
              node {
                id adminNotes department { name customer { name } } user { email } installation { subdomain }
              }
            }
          }
        }
      }`,
      {},
      admin.token,
    );
    return data.admin.licenseRequests.edges.map(({ node }) => node.id);
  };

  test('can be filtered by company, e-mail, status and plan, and is refused for a customer', async () => {
    const id = await placeOrder();
    const [{ name }] = (await app.db.sql('select name from customer where id = $1', [person.customerId])) as [
      { name: string },
    ];
    expect(await list(`, search: "${name.toUpperCase()}", status: PENDING`)).toContain(id);
    expect(await list(`, search: "${person.email.slice(0, 9)}"`)).toContain(id);
    expect(await list(', search: "%"')).toEqual([]);
    expect(await list(`, search: "${person.email}", status: COMPLETED`)).toEqual([]);
    expect(await list(`, search: "${person.email}", type: PLAN_SUITE_PRO`)).toEqual([]);
    expect((await run('{ admin { licenseRequests { totalCount } } }', {})).errorCode).toBe('FORBIDDEN');
  });

  test('takes the same number of statements for a longer page', async () => {
    // The first request of a session also stores when the session was used.
    await list('');
    const few = await countStatements(app, () => list(''));
    for (let i = 0; i < 10; i++) await app.world.licenseRequest(installationId);
    expect(await countStatements(app, () => list(''))).toBe(few);
  });
});

test('REST orders, handles, completes and lists licences and licence requests', async () => {
  const created = await app.rest('POST', '/api/licenses/requests', {
    body: { departmentId, zendeskInstanceId: installationId, requestedLicenses: 2, acceptTerms: true },
    token: person.token,
  });
  const id = idOf(created);
  expect(created.body.data).toMatchObject({ requestedLicenses: 2, departmentId, user: { email: person.email } });
  expect(
    (
      await app.rest('PATCH', `/api/admin/license-requests/${id}/processing`, {
        body: { adminNotes: 'x', quantity: 3 },
        token: admin.token,
      })
    ).body.data,
  ).toMatchObject({ status: 'PROCESSING', requestedLicenses: 3 });
  expect(
    (await app.rest('PATCH', `/api/admin/license-requests/${id}/approved`, { body: {}, token: admin.token })).body.data,
  ).toMatchObject({ status: 'APPROVED', adminNotes: 'x', requestedLicenses: 3 });
  expect((await app.rest('PATCH', `/api/licenses/requests/${id}/cancel`, { token: person.token })).status).toBe(409);
  expect(
    (await app.rest('POST', `/api/admin/license-requests/${id}/complete`, { body: {}, token: admin.token })).body.data,
  ).toMatchObject({ status: 'COMPLETED' });
  expect((await app.rest('GET', '/api/licenses', { token: person.token })).body.data).toMatchObject([
    { quantity: 3, zendeskInstanceId: installationId, zendeskInstance: { departmentId } },
  ]);
  expect((await app.rest('GET', '/api/licenses/requests', { token: person.token })).body.data).toMatchObject([
    { id, status: 'COMPLETED' },
  ]);
});
