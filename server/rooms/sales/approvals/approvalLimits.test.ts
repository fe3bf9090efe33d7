import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { newId } from '../../../platform/db/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { billAgreements } from '../serviceAgreements/billing.service.ts';

const today = dateOf();
const SEAT = 100_00;

let app: TestApp;
let admin: Person;
let administrator: Person;
let buyer: Person;
let departmentId: string;
let installationId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  administrator = await app.world.person();
  const { customerId } = administrator;
  buyer = await app.world.person({ customerId, companyRole: 'BUYER' });
  departmentId = await newDepartment();
  installationId = await app.world.installation(departmentId, { license_type: 'PLAN_SUITE_TEAM', contract_term: 12 });
  await app.world.agreedPrice(customerId!, { item: 'PLAN_SUITE_TEAM', price: SEAT });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: administrator.token }));
async function newDepartment(): Promise<string> {
  const id = await app.world.department(administrator.customerId!);
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [id]);
  return id;
}
const setLimit = (limit: number) =>
  run('mutation ($limit: Int!) { setApprovalLimit(limit: $limit) { approvalLimit } }', { limit });
const order = (requestedLicenses: number, token: string) =>
  run(
    'mutation ($input: OrderLicensesInput!) { orderLicenses(input: $input) { edge { node { id } } } }',
    {
      input: {
        purchaseId: newId('buy'),
        departmentId,
        zendeskInstanceId: installationId,
        requestedLicenses,
        acceptTerms: true,
      },
    },
    token,
  );
const ordered = async (requestedLicenses: number, token = administrator.token) =>
  (await order(requestedLicenses, token)).data!.orderLicenses!.edge!.node.id;
const complete = (id: string, fields: object = {}) =>
  run(
    `mutation ($id: ID!, $quantity: Int) {
      completeLicenseRequest(id: $id, quantity: $quantity) { edge { node { status } } } }`,
    { id, ...fields },
    admin.token,
  );
const decide = (licenseId: string, choice: object, token: string) =>
  run(
    `mutation ($id: ID!, $choice: RenewalChoice!) { decideRenewal(licenseId: $id, choice: $choice) { deletedId } }`,
    { id: licenseId, choice: { outcome: 'RENEW', acceptTerms: true, ...choice } },
    token,
  );
const buyAgreement = (fields: object, token: string) =>
  run(
    `mutation ($input: BuyServiceAgreementInput!) {
      buyServiceAgreement(input: $input) { change { edge { node { id } } } } }`,
    {
      input: {
        purchaseId: newId('buy'),
        departmentId,
        duration: 36,
        paymentInterval: 'MONTHLY',
        acceptTerms: true,
        ...fields,
      },
    },
    token,
  );
const activate = (id: string) =>
  run('mutation ($id: ID!) { activateServiceAgreement(id: $id) { edge { node { status } } } }', { id }, admin.token);
const changeInstallation = (fields: object, token = administrator.token) =>
  app.rest('PUT', `/api/zendesk-instances/${installationId}`, {
    token,
    body: {
      subdomain: `firma-${installationId.slice(-8)}`,
      departmentId,
      licenseType: 'PLAN_SUITE_TEAM',
      paymentInterval: 'MONTHLY',
      contractTerm: 12,
      ...fields,
    },
  });
const waiting = () =>
  app.db.sql<{ net: number; commitment: number }>(
    `select net, commitment::int from purchase_approval where customer_id = $1 and status = 'PENDING' order by id`,
    [administrator.customerId],
  );
const entries = () =>
  app.db.sql<{ net: number; description: string }>(
    'select net, description from ledger_entry where customer_id = $1 order by created_at, id',
    [administrator.customerId],
  );
const license = async () =>
  (
    await app.db.sql<{ quantity: number; contract_term: number; valid_until: string }>(
      'select quantity, contract_term, valid_until::text from license where installation_id = $1 order by id',
      [installationId],
    )
  )[0]!;

describe('the limit of a company holds back', () => {
  /** A licence that ends in 50 days, so that its renewal can be decided. */
  const endingLicense = (quantity: number) =>
    app.world.license(installationId, {
      quantity,
      monthly_price: quantity * SEAT,
      billed_months: 12,
      valid_from: addMonths(addDays(today, 51), -12),
      valid_until: addDays(today, 50),
    });

  test('seats that make a decided renewal expensive, and a renewal of seats that are ordered', async () => {
    await setLimit(5_000_00);
    const id = await endingLicense(1);
    expect((await decide(id, { quantity: 1 }, buyer.token)).errors).toBeUndefined();
    expect((await order(40, buyer.token)).errorCode).toBe('AWAITING_APPROVAL');
    const [approval] = await waiting();
    expect(approval!.commitment).toBe(approval!.net + 40 * SEAT * 12);

    await run('mutation ($id: ID!) { undoRenewalDecision(licenseId: $id) { deletedId } }', { id });
    await ordered(30);
    expect((await decide(id, { quantity: 1 }, buyer.token)).errorCode).toBe('FORBIDDEN');
  });

  test('an agreement whose term costs more, however it is paid, and a dearer way to pay it', async () => {
    await app.world.license(installationId, { quantity: 10, valid_until: addMonths(today, 40) });
    await setLimit(20_000_00);
    const answers = [
      await buyAgreement({ duration: 12 }, buyer.token),
      await buyAgreement({ duration: 36, paymentInterval: 'YEARLY' }, buyer.token),
    ];
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(['AWAITING_APPROVAL', 'AWAITING_APPROVAL']);
    expect(await waiting()).toEqual([
      { net: 4_990_00, commitment: 59_880_00 },
      { net: 47_904_00, commitment: 143_712_00 },
    ]);
    await setLimit(50_000_00);
    const bought = await buyAgreement({ duration: 12, paymentInterval: 'YEARLY' }, buyer.token);
    const { id } = bought.data!.buyServiceAgreement!.change.edge!.node;
    await app.db.sql(`update service_agreement set status = 'ACTIVE', billed_months = 0 where id = $1`, [id]);
    const changed = await run(
      `mutation ($id: ID!) { changePaymentInterval(agreementId: $id, interval: MONTHLY) { deletedId } }`,
      { id },
      buyer.token,
    );
    expect(changed.errorCode).toBe('FORBIDDEN');
  });

  test('a contract term that is changed between the order and its completion', async () => {
    await setLimit(5_000_00);
    const { token } = await app.world.apiToken(administrator.customerId!, 'READ_WRITE');
    expect((await changeInstallation({ contractTerm: 1 }, token)).status).toBe(200);
    const id = await ordered(40, token);
    expect((await changeInstallation({ contractTerm: 60, paymentInterval: 'YEARLY' }, token)).status).toBe(200);
    expect((await complete(id)).errors).toBeUndefined();
    expect(await license()).toMatchObject({
      quantity: 40,
      contract_term: 1,
      valid_until: addDays(addMonths(today, 1), -1),
    });
    expect((await entries()).map(({ net }) => net)).toEqual([40 * SEAT]);
  });

  test('seats that are completed in a longer licence than they were ordered for, or in a greater number', async () => {
    await setLimit(5_000_00);
    const { token } = await app.world.apiToken(administrator.customerId!, 'READ_WRITE');
    await changeInstallation({ contractTerm: 1 }, token);
    const id = await ordered(40, token);
    const refused = await complete(id, { quantity: 60 });
    expect(refused.errorCode).toBe('BAD_USER_INPUT');
    expect(refused.fieldErrors).toHaveProperty('quantity');
    await changeInstallation({ contractTerm: 60 }, token);
    expect((await complete(await ordered(1))).errors).toBeUndefined();
    expect((await complete(id)).errorCode).toBe('BAD_USER_INPUT');
    expect(await license()).toMatchObject({ quantity: 1 });
  });

  test('a plan that is changed while the order waits: the plan that was ordered is bought', async () => {
    await setLimit(100_00);
    const answer = await order(2, buyer.token);
    const approvalId = answer.errors![0]!.extensions!.approvalId as string;
    await changeInstallation({ licenseType: 'PLAN_SUITE_ENTERPRISE', contractTerm: 60, paymentInterval: 'YEARLY' });
    await setLimit(1_000_000_00);
    const approved = await run(
      'mutation ($id: ID!) { approvePurchase(id: $id) { change { edge { node { subjectId } } } } }',
      { id: approvalId },
    );
    const { subjectId } = approved.data!.approvePurchase.change.edge!.node;
    expect(
      await app.db.sql('select license_type, contract_term, billing_interval from license_request where id = $1', [
        subjectId,
      ]),
    ).toEqual([{ license_type: 'PLAN_SUITE_TEAM', contract_term: 12, billing_interval: 'MONTHLY' }]);
  });
});

describe('the limit of a person and a month', () => {
  const setMonthLimit = (limit: number) =>
    run('mutation ($limit: Int!) { setApprovalMonthLimit(limit: $limit) { approvalMonthLimit } }', { limit });
  const buyCard = (hours: number, token: string) =>
    run(
      `mutation ($input: BuyClipCardInput!) { buyClipCard(input: $input) { change { edge { node { id } } } } }`,
      { input: { purchaseId: newId('buy'), departmentId, hours, acceptTerms: true } },
      token,
    );
  const codes = (answers: { errorCode?: string | undefined }[]) =>
    answers.map(({ errorCode }) => errorCode ?? 'BOUGHT').toSorted();

  test('holds back a purchase that is split into several orders, also in parallel', async () => {
    await setLimit(5_000_00);
    const { data } = await setMonthLimit(4_000_00);
    expect(data!.setApprovalMonthLimit).toEqual({ approvalMonthLimit: 4_000_00 });
    const other = await newDepartment();
    const answers = await Promise.all([
      buyCard(1, buyer.token),
      buyCard(1, buyer.token),
      buyCard(1, buyer.token),
      buyAgreement({ departmentId: other }, buyer.token),
      buyCard(1, buyer.token),
    ]);
    // Three hours cost 3,885 kr; an agreement of a department without licences costs nothing.
    expect(codes(answers)).toEqual(['AWAITING_APPROVAL', 'BOUGHT', 'BOUGHT', 'BOUGHT', 'BOUGHT']);
    const orders = await app.db.sql('select held_by from purchase_approval where customer_id = $1', [
      administrator.customerId,
    ]);
    expect(orders).toEqual([{ held_by: 'MONTH_LIMIT' }]);
    expect((await order(1, buyer.token)).errorCode).toBe('AWAITING_APPROVAL');
    const read = await run('{ viewer { customer { viewerCommittedThisMonth } } }', {}, buyer.token);
    expect(read.data!.viewer.customer!.viewerCommittedThisMonth).toBe(3 * 1_295_00);
  });

  test('counts each person and program alone, and nothing from last month or that was cancelled', async () => {
    await setMonthLimit(1_300_00);
    const { token } = await app.world.apiToken(administrator.customerId!, 'READ_WRITE');
    const cancelled = await ordered(1, buyer.token);
    expect((await buyCard(1, buyer.token)).errorCode).toBe('AWAITING_APPROVAL');
    await run('mutation ($id: ID!) { cancelLicenseRequest(id: $id) { deletedId } }', { id: cancelled }, buyer.token);
    expect(
      codes([await buyCard(1, buyer.token), await buyCard(1, token), await buyCard(1, administrator.token)]),
    ).toEqual(['BOUGHT', 'BOUGHT', 'BOUGHT']);
    expect(
      codes([await buyCard(1, buyer.token), await buyCard(1, token), await buyCard(1, administrator.token)]),
    ).toEqual(['AWAITING_APPROVAL', 'AWAITING_APPROVAL', 'BOUGHT']);
    await app.db.sql(
      `update purchase_commitment set created_at = created_at - interval '31 days' where buyer_id = $1`,
      [buyer.id],
    );
    expect((await buyCard(1, buyer.token)).errors).toBeUndefined();
  });

  test('counts the decision about a renewal once, and no order that was approved', async () => {
    await setMonthLimit(13_000_00);
    const id = await app.world.license(installationId, {
      quantity: 5,
      valid_from: addMonths(addDays(today, 51), -12),
      valid_until: addDays(today, 50),
    });
    for (let round = 0; round < 3; round += 1)
      expect((await decide(id, { quantity: 10 }, buyer.token)).errors).toBeUndefined();
    const card = await buyCard(1, buyer.token);
    expect(card.errorCode).toBe('AWAITING_APPROVAL');
    await run('mutation ($id: ID!) { approvePurchase(id: $id) { change { deletedId } } }', {
      id: card.errors![0]!.extensions!.approvalId,
    });
    expect((await decide(id, { quantity: 9 }, buyer.token)).errors).toBeUndefined();
    expect((await buyCard(1, buyer.token)).errors).toBeUndefined();
    expect((await decide(id, { quantity: 10 }, buyer.token)).errorCode).toBe('FORBIDDEN');
  });

  test('is off by default, and only an administrator of the company sets it', async () => {
    expect((await buyCard(50, buyer.token)).errors).toBeUndefined();
    const refused = await run('mutation { setApprovalMonthLimit(limit: 1) { approvalMonthLimit } }', {}, buyer.token);
    expect(refused.errorCode).toBe('FORBIDDEN');
    for (const limit of [-1, 1_000_000_001]) expect((await setMonthLimit(limit)).fieldErrors).toHaveProperty('limit');
    await setMonthLimit(1_00);
    expect((await buyCard(1, buyer.token)).errorCode).toBe('AWAITING_APPROVAL');
    await run('mutation { removeApprovalMonthLimit { approvalMonthLimit } }');
    expect((await buyCard(1, buyer.token)).errors).toBeUndefined();
  });
});

describe('seats that leave a department while its agreement is bought', () => {
  test('are billed for the rest of the period when they return', async () => {
    await app.world.license(installationId, { quantity: 12, valid_until: addMonths(today, 40) });
    const other = await newDepartment();
    await changeInstallation({ departmentId: other });
    const bought = await buyAgreement({ paymentInterval: 'YEARLY', duration: 12 }, administrator.token);
    const { id } = bought.data!.buyServiceAgreement!.change.edge!.node;
    await activate(id);
    expect(await entries()).toEqual([]);
    await setLimit(40_000_00);
    const refused = await changeInstallation({});
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('departmentId');
    await run('mutation { removeApprovalLimit { approvalLimit } }');
    const moved = await run(
      `mutation ($id: ID!, $input: InstallationInput!) {
        updateInstallation(id: $id, input: $input) { edge { node { department { id } } } } }`,
      {
        id: installationId,
        input: {
          subdomain: `firma-${installationId.slice(-8)}`,
          departmentId,
          licenseType: 'PLAN_SUITE_TEAM',
          paymentInterval: 'MONTHLY',
          contractTerm: 12,
        },
      },
    );
    expect(moved.errors).toBeUndefined();
    const billed = await entries();
    expect(billed).toHaveLength(1);
    expect(billed[0]!.net).toBeGreaterThan(51_000_00);
    expect(billed[0]!.net).toBeLessThanOrEqual(51_724_80);
    await changeInstallation({ departmentId: other });
    await changeInstallation({});
    await billAgreements(app.portal.services, today);
    expect(await entries()).toHaveLength(1);
  });
});
