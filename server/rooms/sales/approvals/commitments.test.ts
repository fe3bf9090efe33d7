import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { newId } from '../../../platform/db/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import { slowCases } from '../../../testing/slowTest.ts';
import type { Person } from '../../../testing/World.ts';
import { billLicenses } from '../licenses/licenseBilling.service.ts';
import { renewEnded } from '../renewals/renewal.jobs.ts';
import { billAgreements } from '../serviceAgreements/billing.service.ts';

const today = dateOf();
/** How many sequences the gate tries, and the full run. */
const SEQUENCES = { gate: 5, full: 60 };
const LIMITS = { order: 60_000_00, month: 150_000_00 };

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

/** A company with two departments, and what its limited callers and an admin may do. */
async function createCompany() {
  const buyer = await app.world.person({ companyRole: 'BUYER' });
  const customerId = buyer.customerId!;
  await app.db.sql('update customer set approval_limit = $2, approval_month_limit = $3 where id = $1', [
    customerId,
    LIMITS.order,
    LIMITS.month,
  ]);
  const { token } = await app.world.apiToken(customerId, 'READ_WRITE');
  const departments = [await app.world.department(customerId), await app.world.department(customerId)];
  await app.db.sql(`update department set payment_method = 'INVOICE' where customer_id = $1`, [customerId]);
  await app.world.agreedPrice(customerId, { item: 'PLAN_SUITE_TEAM', price: 300_00 });
  const installation = {
    subdomain: `firma-${customerId.slice(-8)}`,
    departmentId: departments[0]!,
    licenseType: 'PLAN_SUITE_TEAM',
    paymentInterval: 'MONTHLY',
    contractTerm: 6,
  };
  const installationId = await app.world.installation(departments[0]!, {
    subdomain: installation.subdomain,
    license_type: 'PLAN_SUITE_TEAM',
    contract_term: 6,
  });
  const licenseId = await app.world.license(installationId, {
    quantity: 3,
    contract_term: 6,
    valid_from: addMonths(addDays(today, 51), -6),
    valid_until: addDays(today, 50),
  });
  const run = runAs(() => ({ app, token: buyer.token }));
  const waitingRequests = () =>
    app.db.sql<{ id: string }>(
      `select id from license_request where customer_id = $1 and status = 'PENDING' order by id`,
      [customerId],
    );
  const agreements = (status: string) =>
    app.db.sql<{ id: string }>('select id from service_agreement where customer_id = $1 and status = $2 order by id', [
      customerId,
      status,
    ]);
  const changeInstallation = (fields: object) =>
    app.rest('PUT', `/api/zendesk-instances/${installationId}`, {
      token,
      body: Object.assign(installation, fields),
    });
  const acts = {
    async order(n: number) {
      const ordered = { zendeskInstanceId: installationId, requestedLicenses: (n % 9) + 1 };
      const caller = n % 2 ? token : undefined;
      const { data } = await run(
        `query ($zendeskInstanceId: ID!, $requestedLicenses: Int!) {
          licenseOrderCommitment(zendeskInstanceId: $zendeskInstanceId, requestedLicenses: $requestedLicenses) }`,
        ordered,
        caller,
      );
      const purchaseId = newId('buy');
      await run(
        'mutation ($input: OrderLicensesInput!) { orderLicenses(input: $input) { deletedId } }',
        { input: { ...ordered, purchaseId, departmentId: installation.departmentId, acceptTerms: true } },
        caller,
      );
      // The query answers the amount that the order then compares with the limits.
      const stored = await app.db.sql<{ commitment: number }>(
        `select commitment::int from license_request where purchase_id = $1
         union all select commitment::int from purchase_approval where purchase_id = $1`,
        [purchaseId],
      );
      for (const { commitment } of stored) expect(commitment).toBe(data!.licenseOrderCommitment);
    },
    async complete() {
      const [request] = await waitingRequests();
      if (request)
        await run('mutation ($id: ID!) { completeLicenseRequest(id: $id) { deletedId } }', request, admin.token);
    },
    move: (n: number) => changeInstallation({ departmentId: departments[n % 2]! }),
    change: (n: number) =>
      changeInstallation({ contractTerm: [1, 6, 24][n % 3], paymentInterval: n % 2 ? 'YEARLY' : 'MONTHLY' }),
    renew: (n: number) =>
      run(
        'mutation ($id: ID!, $choice: RenewalChoice!) { decideRenewal(licenseId: $id, choice: $choice) { deletedId } }',
        { id: licenseId, choice: { outcome: 'RENEW', quantity: (n % 12) + 1, acceptTerms: true } },
      ),
    undo: () => run('mutation ($id: ID!) { undoRenewalDecision(licenseId: $id) { deletedId } }', { id: licenseId }),
    agree: (n: number) =>
      run(
        'mutation ($input: BuyServiceAgreementInput!) { buyServiceAgreement(input: $input) { change { deletedId } } }',
        {
          input: {
            purchaseId: newId('buy'),
            departmentId: departments[n % 2]!,
            duration: 12,
            paymentInterval: n % 3 ? 'MONTHLY' : 'YEARLY',
            acceptTerms: true,
          },
        },
      ),
    async activate() {
      for (const agreement of await agreements('PENDING'))
        await run('mutation ($id: ID!) { activateServiceAgreement(id: $id) { deletedId } }', agreement, admin.token);
    },
    async pay(n: number) {
      for (const { id } of await agreements('ACTIVE'))
        await run(
          `mutation ($id: ID!, $interval: Interval!) {
            changePaymentInterval(agreementId: $id, interval: $interval) { deletedId } }`,
          { id, interval: n % 2 ? 'YEARLY' : 'MONTHLY' },
        );
    },
  };
  const sum = async (statement: string) =>
    Number((await app.db.sql<{ total: string | null }>(statement, [customerId]))[0]!.total);
  return {
    acts,
    billed: () => sum('select sum(net) as total from ledger_entry where customer_id = $1'),
    committed: () => sum('select sum(amount) as total from purchase_commitment where customer_id = $1'),
    commitments: () =>
      app.db.sql<{ amount: string; spent: string }>(
        `select amount, sum(amount) over (partition by buyer_id) as spent
         from purchase_commitment where customer_id = $1`,
        [customerId],
      ),
  };
}

/** Bills everything that follows, day by day where something can begin, until all terms are over. */
async function billToTheEnd(): Promise<void> {
  const { services } = app.portal;
  for (let month = 0; month <= 32; month += 1) {
    const day = addMonths(addDays(today, 51), month);
    for (const step of [billLicenses, billAgreements, renewEnded, billLicenses, billAgreements])
      await step(services, day);
  }
}

type Act = keyof Awaited<ReturnType<typeof createCompany>>['acts'];
const acts: Act[] = ['order', 'complete', 'move', 'change', 'renew', 'undo', 'agree', 'activate', 'pay'];
const sequences = fc.sample(
  fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat(99)), { minLength: 14, maxLength: 22 }),
  { seed: 110, numRuns: SEQUENCES.full },
);

describe('whatever buyers and programs order, move, change and renew, and whenever it is completed', () => {
  test.each(
    [...sequences.slice(0, SEQUENCES.gate), ...slowCases(sequences.slice(SEQUENCES.gate))].map((each) => [each]),
  )('nothing is billed that was not committed: %j', async (sequence) => {
    const company = await createCompany();
    for (const [act, n] of sequence) await company.acts[act](n);
    await company.acts.complete();
    await company.acts.activate();
    for (const { amount, spent } of await company.commitments()) {
      expect(Number(amount)).toBeLessThanOrEqual(LIMITS.order);
      expect(Number(spent)).toBeLessThanOrEqual(LIMITS.month);
    }
    const committed = await company.committed();
    await billToTheEnd();
    expect(await company.billed()).toBeLessThanOrEqual(committed);
  });
});
