import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import { slowTest } from '../../../testing/slowTest.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { billAgreements } from '../../sales/serviceAgreements/billing.service.ts';
import { createBilledCompany, nextLedgerOf, type BilledCompany } from '../dinero/testing/billedCompany.ts';

const NUMBERS = { eanNumber: '5798000000000', poNumber: 'PO-firma' };

let app: TestApp;
let providers: Providers;
let admin: Person;
let person: Person;
let company: BilledCompany;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Brandt' });
});
beforeEach(async () => {
  company = await createBilledCompany(app, providers, NUMBERS);
  person = await app.world.person({ customerId: company.customerId });
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = runAs(() => ({ app, token: admin.token }));
const buy = (departmentId = company.departmentId) =>
  run(
    'mutation ($input: BuyClipCardInput!) { buyClipCard(input: $input) { confirmation { clientSecret } } }',
    { input: { departmentId, hours: 10, acceptTerms: true, purchaseId: randomUUID() } },
    person.token,
  );
const entries = () =>
  app.db.sql(`select ean_number, po_number from ledger_entry where customer_id = $1 order by id`, [company.customerId]);

describe('the EAN and PO numbers of a ledger entry', () => {
  test('are those of the department or its company at the time of the purchase', async () => {
    await buy();
    await app.db.sql(`update department set po_number = 'PO-afdeling' where id = $1`, [company.departmentId]);
    await buy();
    await app.db.sql(`update customer set ean_number = null, po_number = 'PO-ny' where id = $1`, [company.customerId]);
    await app.db.sql(`update department set po_number = null where id = $1`, [company.departmentId]);
    await buy();
    expect(await entries()).toEqual([
      { ean_number: NUMBERS.eanNumber, po_number: 'PO-firma' },
      { ean_number: NUMBERS.eanNumber, po_number: 'PO-afdeling' },
      { ean_number: null, po_number: 'PO-ny' },
    ]);
    const [first] = await app.db.sql<{ id: string }>('select id from ledger_entry where customer_id = $1 order by id', [
      company.customerId,
    ]);
    await run('mutation ($id: ID!) { createInvoiceDraft(entryId: $id) { id } }', { id: first!.id });
    expect(providers.dinero.invoices().at(-1)!.Comment).toBe('EAN-nummer: 5798000000000\nRekvisitionsnummer: PO-firma');
  });

  test('are also set when an admin creates a clip card and when a period is billed', async () => {
    const { errors } = await run(
      'mutation ($input: ClipCardInput!) { createClipCard(input: $input) { edge { node { id } } } }',
      { input: { departmentId: company.departmentId, hours: 10, status: 'ACTIVE' } },
    );
    expect(errors).toBeUndefined();
    await app.world.license(await app.world.installation(company.departmentId));
    await app.world.serviceAgreement(company.departmentId, {
      start_date: addMonths(dateOf(), -1),
      end_date: addMonths(dateOf(), 11),
      duration: 12,
      billed_months: 1,
    });
    await billAgreements(app.portal.services);
    const numbers = { ean_number: NUMBERS.eanNumber, po_number: NUMBERS.poNumber };
    expect(await entries()).toEqual([numbers, numbers]);
  });
});

const markPaid = (id: string, token?: string) =>
  run('mutation ($id: ID!) { markPaid(entryId: $id) { id status settledAt markedPaidBy } }', { id }, token);
const readCard = async (id: string) =>
  (
    await app.db.sql<{ status: string; deleted_at: string | null; version: number }>(
      'select status, deleted_at, version from clip_card where id = $1',
      [id],
    )
  )[0];
const paidActivities = () =>
  app.db.sql(`select title, actor_name from activity where customer_id = $1 and title like '% er betalt'`, [
    company.customerId,
  ]);

describe('marking a ledger entry as paid', () => {
  test('stores the time and the admin, and activates the clip card', async () => {
    const clipCard = await app.world.clipCard(company.departmentId, { status: 'PENDING' });
    const entry = await app.world.ledgerEntry(company.departmentId, { subject_id: clipCard });
    expect((await markPaid(entry)).data.markPaid).toEqual({
      id: entry,
      status: 'PAID',
      settledAt: expect.any(String),
      markedPaidBy: 'Sofie Brandt',
    });
    expect(await readCard(clipCard)).toMatchObject({ status: 'ACTIVE' });
    expect(await paidActivities()).toEqual([{ title: 'Klippekort, 10 timer er betalt', actor_name: 'Sofie Brandt' }]);
  });

  test('does not activate a service agreement', async () => {
    const agreement = await app.world.serviceAgreement(company.departmentId, { status: 'PENDING' });
    const entry = await app.world.ledgerEntry(company.departmentId, {
      subject: 'service_agreement',
      subject_id: agreement,
      purchase_id: randomUUID(),
    });
    expect((await markPaid(entry)).data.markPaid.status).toBe('PAID');
    expect(await app.db.sql('select status from service_agreement where id = $1', [agreement])).toEqual([
      { status: 'PENDING' },
    ]);
  });

  test('takes effect once for repeated and parallel calls', async () => {
    const clipCard = await app.world.clipCard(company.departmentId, { status: 'PENDING' });
    const entry = await app.world.ledgerEntry(company.departmentId, { subject_id: clipCard });
    const answers = await Promise.all([markPaid(entry), markPaid(entry), markPaid(entry)]);
    await app.db.sql(`update clip_card set status = 'PENDING' where id = $1`, [clipCard]);
    answers.push(await markPaid(entry));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data.markPaid))).size).toBe(1);
    expect(await readCard(clipCard)).toMatchObject({ status: 'PENDING' });
    expect(await paidActivities()).toHaveLength(1);
  });

  test('is refused for card payments and cancelled entries', async () => {
    const byCard = await app.world.ledgerEntry(company.departmentId, { method: 'CREDIT_CARD' });
    expect((await markPaid(byCard)).errors).toMatchObject([
      { message: 'Posteringen betales med kort og afgøres af Stripe', extensions: { code: 'CONFLICT' } },
    ]);
    const cancelled = await app.world.ledgerEntry(company.departmentId, { status: 'CANCELLED' });
    expect((await markPaid(cancelled)).errors).toMatchObject([
      { message: 'Posteringen er annulleret og kan ikke betales', extensions: { code: 'CONFLICT' } },
    ]);
    expect((await markPaid('ledg_ukendt')).errorCode).toBe('NOT_FOUND');
    expect(await paidActivities()).toEqual([]);
  });

  test('is refused for callers who are not admins', async () => {
    const entry = await app.world.ledgerEntry(company.departmentId);
    expect((await markPaid(entry, person.token)).errorCode).toBe('FORBIDDEN');
    expect(await app.db.sql('select status from ledger_entry where id = $1', [entry])).toEqual([{ status: 'PENDING' }]);
  });

  test('is published to the company and to other admins', async () => {
    const entry = await app.world.ledgerEntry(company.departmentId, {
      subject_id: await app.world.clipCard(company.departmentId),
    });
    const [companySocket, adminSocket] = [await openSocket(app, person.token), await openSocket(app, admin.token)];
    const nextOfCompany = await companySocket.watch('subscription { ledgerChanged { id balance } }');
    const nextOfAdmins = await adminSocket.watch('subscription { adminLedgerChanged { id balance } }');
    await markPaid(entry);
    expect((await nextOfCompany()).ledgerChanged).toEqual({ id: company.departmentId, balance: 0 });
    expect(await nextLedgerOf(company.customerId, nextOfAdmins)).toEqual({ id: company.customerId, balance: 0 });
    await Promise.all([companySocket.close(), adminSocket.close()]);
  });
});

describe('a company’s ledger', () => {
  const ledger = async (args: string, id = company.customerId, token = admin.token) =>
    (
      await run(
        `query ($id: ID!) {
          admin {
            customer(id: $id) {
              balance
              ledger(${args}) { totalCount pageInfo { hasNextPage endCursor } edges { node { id department { id } } } }
            }
          }
        }`,
        { id },
        token,
      )
    ).data.admin.customer;
  const ids = async (args: string) => (await ledger(args)).ledger.edges.map(({ node }) => node.id);

  test('has the entries of all departments, newest first, paged, filtered by status, and with a balance', async () => {
    const other = await app.world.department(company.customerId);
    const created = [];
    for (const [departmentId, status] of [
      [other, 'PENDING'],
      [company.departmentId, 'PAID'],
      [other, 'CANCELLED'],
      [company.departmentId, 'PENDING'],
    ] as const) {
      created.unshift(await app.world.ledgerEntry(departmentId, { status }));
    }
    const page = await ledger('first: 3');
    expect(page).toMatchObject({ balance: 250_000, ledger: { totalCount: 4, pageInfo: { hasNextPage: true } } });
    expect([...(await ids('first: 3')), ...(await ids(`after: "${page.ledger.pageInfo.endCursor}"`))]).toEqual(created);
    expect(await ids('status: PENDING')).toEqual([created[0], created[3]]);
    expect(await ids('status: PAID')).toEqual([created[2]]);
    const nextPaymentOf = async (id: string) =>
      (await run('query ($id: ID!) { admin { customer(id: $id) { nextPayment { id } } } }', { id })).data.admin.customer
        .nextPayment;
    expect(await nextPaymentOf(company.customerId)).toEqual({ id: created[3] });
    expect(await nextPaymentOf(await app.world.company())).toBeNull();
    expect((await ledger('first: 20', await app.world.company())).balance).toBe(0);
    const { data } = await run(
      '{ viewer { customer { balance ledger(status: PENDING) { totalCount } } } }',
      {},
      person.token,
    );
    expect(data.viewer.customer).toEqual({ balance: 250_000, ledger: { totalCount: 2 } });
    // Sales sees the card payments that have not settled. Their sum is no balance.
    await app.db.sql(`update ledger_entry set method = 'CREDIT_CARD' where id = $1`, [created[0]]);
    const { token } = await app.world.person({ role: 'EMPLOYEE', employeeRoles: ['SALES'], customerId: null });
    expect(await ledger('first: 3', company.customerId, token)).toMatchObject({
      balance: 0,
      ledger: { edges: [{ node: { id: created[0] } }] },
    });
  });

  slowTest('is summed by an index, with the same number of statements for many companies', async () => {
    const balances = (first: number) =>
      run(`{ admin { companies(first: ${first}) { edges { node { balance } } } } }`, {});
    expect(await countStatements(app, () => balances(5))).toBe(await countStatements(app, () => balances(1)));
    await app.db.sql(
      `insert into ledger_entry (
         id, customer_id, department_id, subject, subject_id, description, net, vat, gross, status, method,
         purchase_id, created_at)
       select 'ledg_mange' || i, $1, $2, 'clip_card', 'x', 'x', 1, 0, 1,
         case when i % 50 = 0 then 'PENDING' else 'PAID' end, 'INVOICE', 'mange' || i, now()
       from generate_series(1, 10000) i`,
      [company.customerId, company.departmentId],
    );
    await app.db.sql('vacuum analyze ledger_entry');
    expect(await explainStatements(app, 'sum(e.gross)', () => ledger('first: 20', company.customerId))).toContain(
      'Index Only Scan using ledger_entry_customer_status',
    );
    const ofDepartments = await explainStatements(app, 'department_id', () =>
      run('{ viewer { customer { departments { edges { node { balance } } } } } }', {}, person.token),
    );
    expect(ofDepartments).toContain('ledger_entry_pending');
    const page = await explainStatements(app, 'from "ledger_entry"', () => ledger('first: 5, status: PENDING'));
    expect(page).toContain('ledger_entry_customer_status');
    expect(page).not.toMatch(/Seq Scan on ledger_entry|Sort/);
  });
});
