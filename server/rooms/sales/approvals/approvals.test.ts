import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CompanyRole } from '../../../../domain/basics/vocabulary.ts';
import { SEES_EVERYTHING } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { expireApprovals } from './approval.jobs.ts';
import { DEPARTMENT_GONE, OWN_ORDER } from './approval.service.ts';
import { MAX_WAITING, TOO_MANY_WAITING } from './approvalFlow.service.ts';

let app: TestApp;
let providers: Providers;
let administrator: Person;
let buyer: Person;
let departmentId: string;
beforeAll(async () => {
  providers = await startProviders();
  // Mails keep their text as long as they are not sent.
  app = await createTestApp(providers.settings, { runJobs: false });
});
beforeEach(async () => {
  administrator = await app.world.person({ name: 'Mette Administrator' });
  buyer = await colleague('BUYER');
  departmentId = await app.world.department(administrator.customerId!);
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
  await setLimit(1_000_000);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = runAs(() => ({ app, token: administrator.token }));
const colleague = (companyRole: CompanyRole) =>
  app.world.person({ customerId: administrator.customerId, companyRole, name: `Anders ${companyRole}` });
const setLimit = (limit: number | null, token?: string) =>
  limit === null
    ? run('mutation { removeApprovalLimit { approvalLimit } }', {}, token)
    : run('mutation ($limit: Int!) { setApprovalLimit(limit: $limit) { approvalLimit } }', { limit }, token);

let purchases = 0;
const newPurchaseId = () => `koeb-${++purchases}`;
const buy = (token: string, { hours = 20, purchaseId = newPurchaseId() } = {}) =>
  run(
    `mutation ($input: BuyClipCardInput!) {
      buyClipCard(input: $input) { change { edge { node { id price hours } } } }
    }`,
    { input: { purchaseId, departmentId, hours, acceptTerms: true } },
    token,
  );
/** Places an order that waits, and returns its id. */
const placeOrder = async (token = buyer.token, order?: object) => {
  const answer = await buy(token, order);
  expect(answer.errorCode).toBe('AWAITING_APPROVAL');
  return answer.errors![0]!.extensions!.approvalId as string;
};
const approve = (id: string, token?: string) =>
  run(
    `mutation ($id: ID!) {
      approvePurchase(id: $id) { change { edge { node { status reason subjectId } } } confirmation { clientSecret } }
    }`,
    { id },
    token,
  );
const decline = (id: string, token?: string, reason = 'Vi har timer nok') =>
  run(
    `mutation ($id: ID!, $input: DeclinePurchaseInput!) {
      declinePurchase(id: $id, input: $input) { edge { node { status reason decidedBy } } }
    }`,
    { id, input: { reason } },
    token,
  );
const withdraw = (id: string, token = buyer.token) =>
  run('mutation ($id: ID!) { withdrawPurchase(id: $id) { edge { node { status } } } }', { id }, token);
const cards = () =>
  app.db.sql('select id, hours, price, user_id from clip_card where customer_id = $1 order by id', [
    administrator.customerId,
  ]);
const statusOf = async (id: string) => {
  const [row] = (await app.db.sql('select status, reason from purchase_approval where id = $1', [id])) as [
    { status: string; reason: string | null },
  ];
  return row;
};
const mailsTo = (email: string) =>
  app.db.sql(`select kind, text from mail where recipient = $1 and kind like 'purchase-%' order by id`, [
    email,
  ]) as Promise<{ kind: string; text: string }[]>;

describe('the limit', () => {
  test('lets buyers buy up to it, and everything when there is none', async () => {
    expect((await buy(buyer.token, { hours: 1 })).errors).toBeUndefined();
    await placeOrder();
    await setLimit(null);
    expect((await buy(buyer.token)).errors).toBeUndefined();
    expect(await cards()).toHaveLength(2);
  });

  test('does not apply to administrators in the browser, but to API tokens and to every REST call', async () => {
    expect((await buy(administrator.token)).errors).toBeUndefined();
    const { token } = await app.world.apiToken(administrator.customerId!, 'READ_WRITE');
    await placeOrder(token);
    const answer = await app.rest('POST', `/api/departments/${departmentId}/clip-cards`, {
      token: administrator.token,
      body: { hours: 20 },
    });
    expect(answer).toMatchObject({
      status: 202,
      body: { code: 'AWAITING_APPROVAL', data: { approvalId: expect.stringMatching(/^appr_/) } },
    });
    expect(await cards()).toHaveLength(1);
  });

  test('either holds back a purchase or lets it through, when both are called in parallel with one key', async () => {
    const orderLicenses = (purchaseId: string) =>
      run(
        `mutation ($input: OrderLicensesInput!) { orderLicenses(input: $input) { deletedId } }`,
        {
          input: {
            purchaseId,
            departmentId,
            zendeskInstanceId: 'inst_unknown',
            requestedLicenses: 1,
            acceptTerms: true,
          },
        },
        buyer.token,
      );
    for (let round = 0; round < 6; round += 1) {
      const purchaseId = newPurchaseId();
      const answers = await Promise.all([
        buy(buyer.token, { purchaseId }),
        buy(administrator.token, { purchaseId }),
        orderLicenses(purchaseId),
      ]);
      for (const { errorCode } of answers) expect(errorCode).not.toBe('INTERNAL');
      const stored = await app.db.sql(
        `select 'card' as kind from clip_card where purchase_id = $1
         union all select 'approval' from purchase_approval where purchase_id = $1
         union all select 'request' from license_request where purchase_id = $1`,
        [purchaseId],
      );
      expect(stored).toHaveLength(1);
    }
  });

  test('stores one order for a REST call that is repeated with its key, and answers it alike', async () => {
    const { token } = await app.world.apiToken(administrator.customerId!, 'READ_WRITE');
    const call = async () => {
      const answer = await app.portal.app.inject({
        method: 'POST',
        url: `/api/departments/${departmentId}/clip-cards`,
        payload: { hours: 20 },
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'program-1' },
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    const first = await call();
    expect(first.status).toBe(202);
    expect(await call()).toEqual(first);
    await approve(first.body.data.approvalId);
    expect(await call()).toEqual(first);
    expect(await cards()).toHaveLength(1);
  });

  test('holds back a program that orders again and again', async () => {
    await placeOrder();
    await app.db.sql(
      `insert into purchase_approval (id, customer_id, department_id, department_name, kind, description, purchase_id,
         stored_order, requested_by_id, requested_by, held_by, created_at, expires_at)
       select id || n, customer_id, department_id, department_name, kind, description, purchase_id || n, stored_order,
         requested_by_id, requested_by, held_by, created_at, expires_at
       from purchase_approval, generate_series(2, ${MAX_WAITING}) n where customer_id = $1`,
      [administrator.customerId],
    );
    expect((await buy(buyer.token)).errors![0]).toMatchObject({
      message: TOO_MANY_WAITING,
      extensions: { code: 'CONFLICT' },
    });
  });

  test('is a whole amount within bounds, set by administrators alone', async () => {
    expect((await setLimit(-1)).fieldErrors).toEqual({ limit: 'Beløbet kan ikke være negativt' });
    expect((await setLimit(2_000_000_000)).fieldErrors).toEqual({ limit: 'Højst 10.000.000 kr' });
    expect((await setLimit(1, buyer.token)).errorCode).toBe('FORBIDDEN');
    const { token } = await app.world.apiToken(administrator.customerId!, 'READ_WRITE');
    expect((await setLimit(1, token)).errorCode).toBe('FORBIDDEN');
  });

  test('makes every order of licences wait, because it has no price', async () => {
    const installation = await app.world.installation(departmentId);
    const input = { purchaseId: 'licens-1', departmentId, zendeskInstanceId: installation, requestedLicenses: 2 };
    const order = () =>
      run(
        `mutation ($input: OrderLicensesInput!) {
          orderLicenses(input: $input) { edge { node { requestedLicenses user { id } } } }
        }`,
        { input: { ...input, acceptTerms: true } },
        buyer.token,
      );
    const { errors } = await order();
    const id = errors![0]!.extensions!.approvalId as string;
    expect((await approve(id)).data.approvePurchase.change.edge.node.status).toBe('APPROVED');
    // The same order, sent again, gets the result.
    expect((await order()).data.orderLicenses.edge.node).toEqual({ requestedLicenses: 2, user: { id: buyer.id } });
    await approve(id);
    expect(
      await app.db.sql('select id from license_request where customer_id = $1', [administrator.customerId]),
    ).toHaveLength(1);
  });

  test('applies to service agreements, whose licences and price are kept', async () => {
    const installation = await app.world.installation(departmentId);
    await app.world.license(installation, { quantity: 10 });
    await setLimit(0);
    const { errors } = await run(
      'mutation ($input: BuyServiceAgreementInput!) { buyServiceAgreement(input: $input) { change { deletedId } } }',
      {
        input: { purchaseId: 'aftale-1', departmentId, duration: 12, paymentInterval: 'YEARLY', acceptTerms: true },
      },
      buyer.token,
    );
    const id = errors![0]!.extensions!.approvalId as string;
    const [{ net }] = (await app.db.sql('select net from purchase_approval where id = $1', [id])) as [{ net: number }];
    await app.world.license(installation, { quantity: 30 });
    await approve(id);
    expect(
      await app.db.sql('select license_count, user_id from service_agreement where customer_id = $1', [
        administrator.customerId,
      ]),
    ).toEqual([{ license_count: 10, user_id: buyer.id }]);
    expect(await app.db.sql('select net from ledger_entry where customer_id = $1', [administrator.customerId])).toEqual(
      [{ net }],
    );
  });
});

describe('an order that waits', () => {
  test('is mailed to the administrators, bought once when approved, and mailed about when declined', async () => {
    const purchaseId = newPurchaseId();
    const id = await placeOrder(buyer.token, { purchaseId });
    expect(await placeOrder(buyer.token, { purchaseId })).toBe(id);
    expect((await buy(buyer.token, { purchaseId, hours: 30 })).errorCode).toBe('CONFLICT');
    const [mail, ...more] = await mailsTo(administrator.email);
    expect(mail).toMatchObject({ kind: 'purchase-waiting', text: expect.stringContaining('Klippekort, 20 timer') });
    expect(more).toEqual([]);
    const answers = await Promise.all([approve(id), approve(id), approve(id)]);
    expect(answers.map(({ data }) => data?.approvePurchase.change.edge.node.status)).toContain('APPROVED');
    await approve(id);
    expect(await cards()).toEqual([
      { id: expect.any(String), hours: 20, price: expect.any(Number), user_id: buyer.id },
    ]);
    expect((await buy(buyer.token, { purchaseId })).data.buyClipCard.change.edge.node.hours).toBe(20);

    const declined = await placeOrder();
    expect((await decline(declined)).data.declinePurchase.edge.node).toEqual({
      status: 'DECLINED',
      reason: 'Vi har timer nok',
      decidedBy: 'Mette Administrator',
    });
    expect((await approve(declined)).errorCode).toBe('CONFLICT');
    const [decided] = await mailsTo(buyer.email);
    expect(decided).toMatchObject({ kind: 'purchase-decided', text: expect.stringContaining('Vi har timer nok') });
    expect(await cards()).toHaveLength(1);
  });

  test('keeps the price at which it was placed', async () => {
    const id = await placeOrder();
    await app.db.sql('update purchase_approval set net = 1234567 where id = $1', [id]);
    await approve(id);
    expect(await cards()).toMatchObject([{ price: 1_234_567 }]);
    expect(await app.db.sql('select net from ledger_entry where customer_id = $1', [administrator.customerId])).toEqual(
      [{ net: 1_234_567 }],
    );
  });

  test('needs a reason to be declined', async () => {
    expect((await decline(await placeOrder(), undefined, ' ')).fieldErrors).toEqual({ reason: 'Skriv en begrundelse' });
  });

  test('is not approved or declined by its own buyer, a buyer, a token, or an impersonating admin', async () => {
    const own = await placeOrder();
    await app.db.sql(`update user_account set company_role = 'ADMINISTRATOR' where id = $1`, [buyer.id]);
    expect((await approve(own, buyer.token)).errors![0]).toMatchObject({
      message: OWN_ORDER,
      extensions: { code: 'FORBIDDEN' },
    });
    const other = await colleague('BUYER');
    const { token } = await app.world.apiToken(administrator.customerId!, 'READ_WRITE');
    for (const wrong of [other.token, token]) {
      expect((await approve(own, wrong)).errorCode).toBe('FORBIDDEN');
      expect((await decline(own, wrong)).errorCode).toBe('FORBIDDEN');
    }
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const { data } = await run(
      'mutation ($id: ID!) { impersonate(id: $id, reason: "Hjælp") { token } }',
      { id: administrator.id },
      admin.token,
    );
    expect((await approve(own, data.impersonate.token)).errorCode).toBe('FORBIDDEN');
    expect(await statusOf(own)).toEqual({ status: 'PENDING', reason: null });
  });

  test('belongs to its company alone, and is withdrawn by its buyer alone', async () => {
    const id = await placeOrder();
    const stranger = await app.world.person();
    for (const call of [approve, decline, withdraw])
      expect((await call(id, stranger.token)).errorCode).toBe('NOT_FOUND');
    expect((await withdraw(id, administrator.token)).errorCode).toBe('CONFLICT');
    expect((await withdraw(id)).data.withdrawPurchase.edge.node.status).toBe('WITHDRAWN');
    expect((await withdraw(id)).errorCode).toBe('CONFLICT');
  });

  test('has one outcome when approvals, a refusal, a withdrawal and the expiry race', async () => {
    const second = await colleague('ADMINISTRATOR');
    const outcomes = new Set<string>();
    for (let i = 0; i < 8; i += 1) {
      const id = await placeOrder();
      const before = (await cards()).length;
      await app.db.sql('update purchase_approval set expires_at = now() + $2::interval where id = $1', [
        id,
        `${(i % 4) * 5} milliseconds`,
      ]);
      const rivals = [
        () => approve(id),
        () => approve(id, second.token),
        () => decline(id, second.token),
        () => withdraw(id),
        () => expireApprovals(app.portal.services, { id: '', data: {} }),
      ];
      await Promise.all(
        rivals
          .slice(i % rivals.length)
          .concat(rivals.slice(0, i % rivals.length))
          .map((call) => call()),
      );
      await app.db.sql(`update purchase_approval set expires_at = now() where id = $1 and status = 'PENDING'`, [id]);
      await expireApprovals(app.portal.services, { id: '', data: {} });
      const { status } = await statusOf(id);
      outcomes.add(status);
      expect(status).not.toBe('PENDING');
      expect((await cards()).length - before).toBe(status === 'APPROVED' ? 1 : 0);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  test('expires after fourteen days, and the buyer is mailed', async () => {
    const id = await placeOrder();
    const days = `extract(epoch from expires_at - created_at) / 86400`;
    expect(await app.db.sql(`select round(${days})::int as days from purchase_approval where id = $1`, [id])).toEqual([
      { days: 14 },
    ]);
    await app.db.sql('update purchase_approval set expires_at = now() where id = $1', [id]);
    expect((await approve(id)).errors![0]!.message).toBe('Bestillingen er allerede udløbet.');
    await expireApprovals(app.portal.services, { id: '', data: {} });
    expect(await statusOf(id)).toMatchObject({ status: 'EXPIRED' });
    expect((await mailsTo(buyer.email)).map(({ kind }) => kind)).toEqual(['purchase-decided']);
    expect(await cards()).toEqual([]);
  });

  test('fails when its department is gone or its card is declined, and the buyer is told', async () => {
    const id = await placeOrder();
    await app.db.sql('update purchase_approval set department_id = null where id = $1', [id]);
    expect((await approve(id)).data.approvePurchase.change.edge.node).toMatchObject({
      status: 'FAILED',
      reason: DEPARTMENT_GONE,
    });
    const second = await placeOrder();
    await app.db.sql(
      `update department set payment_method = 'CREDIT_CARD', stripe_payment_method_id = 'pm_findes_ikke' where id = $1`,
      [departmentId],
    );
    const { data } = await approve(second);
    expect(data.approvePurchase.change.edge.node).toMatchObject({ status: 'FAILED', reason: expect.any(String) });
    expect(await mailsTo(buyer.email)).toMatchObject([{ kind: 'purchase-decided' }, { kind: 'purchase-decided' }]);
    const active = await app.db.sql(`select id from clip_card where customer_id = $1 and status <> 'CANCELLED'`, [
      administrator.customerId,
    ]);
    expect(active).toEqual([]);
  });

  test('is listed with the administrators who may decide', async () => {
    const id = await placeOrder();
    const read = (token: string) =>
      run(
        `{ viewer { customer { viewerPurchaseApprovers purchaseApprovals(status: PENDING) {
          totalCount edges { node { id net viewerCanDecide viewerCanWithdraw approvers } }
        } } } }`,
        {},
        token,
      );
    const { viewer } = (await read(buyer.token)).data;
    const listed = viewer.customer.purchaseApprovals;
    expect(viewer.customer.viewerPurchaseApprovers).toEqual(['Mette Administrator']);
    expect((await read(administrator.token)).data.viewer.customer.viewerPurchaseApprovers).toBeNull();
    expect(listed).toMatchObject({
      totalCount: 1,
      edges: [{ node: { id, viewerCanDecide: false, viewerCanWithdraw: true, approvers: ['Mette Administrator'] } }],
    });
    expect((await read(administrator.token)).data.viewer.customer.purchaseApprovals.edges[0]!.node).toMatchObject({
      viewerCanDecide: true,
      viewerCanWithdraw: false,
    });
  });
});

test('the database lets nobody but another administrator approve', async () => {
  const id = await placeOrder();
  const client = await connectClient(app);
  const approveAs = async (person: Person, requestedById = buyer.id) => {
    await app.db.sql(`update purchase_approval set requested_by_id = $1, status = 'PENDING' where id = $2`, [
      requestedById,
      id,
    ]);
    await client.query(
      `select ${SEES_EVERYTHING},
           set_config('role', 'portal_sales', false), set_config('app.customer_id', $1, false),
         set_config('app.user_id', $2, false)`,
      [person.customerId, person.id],
    );
    return client
      .query(`update purchase_approval set status = 'APPROVED' where id = $1`, [id])
      .then(({ rowCount }) => rowCount)
      .finally(() => client.query('reset role'));
  };
  try {
    await expect(approveAs(buyer)).rejects.toThrow(/row-level security/);
    await expect(approveAs(administrator, administrator.id)).rejects.toThrow(/row-level security/);
    await expect(approveAs({ ...administrator, id: '' })).rejects.toThrow(/row-level security/);
    expect(await approveAs(await app.world.person())).toBe(0);
    expect(await approveAs(administrator)).toBe(1);
  } finally {
    await client.end();
  }
});
