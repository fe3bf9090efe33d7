import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { expectNumbersWithoutGaps } from './testing/expectNumbers.ts';

let app: TestApp;
let adminToken: string;
let customer: Person;
let departmentId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  adminToken = (await app.world.person({ role: 'ADMIN' })).token;
});
beforeEach(async () => {
  customer = await app.world.person();
  departmentId = await app.world.department(customer.customerId!);
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: adminToken }));
const issue = (customerId = customer.customerId!, token = adminToken) =>
  run(
    'mutation ($id: ID!) { issueInvoices(customerId: $id) { id gross dueOn lines { position } } }',
    { id: customerId },
    token,
  );
const setTerms = (input: object, token = adminToken, customerId = customer.customerId!) =>
  run(
    `mutation ($id: ID!, $input: InvoiceTermsInput!) {
      setInvoiceTerms(customerId: $id, input: $input) { invoicing paymentDays version }
    }`,
    { id: customerId, input: { invoicing: 'MONTHLY', ...input } },
    token,
  );
const setInvoicing = (invoicing: string, token: string) =>
  run('mutation ($it: Invoicing!) { setInvoicing(invoicing: $it) { invoicing version } }', { it: invoicing }, token);

describe('issuing on demand', () => {
  test('invoices everything that waits, also of a monthly company, and nothing twice', async () => {
    await setTerms({ paymentDays: 30 });
    await app.world.ledgerEntry(departmentId);
    await app.world.ledgerEntry(departmentId);
    await app.world.ledgerEntry(departmentId, { po_number: 'PO-7' });
    const answers = await Promise.all([issue(), issue()]);
    const issued = answers.flatMap(({ data }) => data.issueInvoices);
    expect(issued.map(({ gross }) => gross).toSorted((a, b) => a - b)).toEqual([1_250_00, 2_500_00]);
    expect(issued[0]!.dueOn).toBe(addDays(dateOf(), 30));
    expect((await issue()).data.issueInvoices).toEqual([]);
    await expectNumbersWithoutGaps(app);
  });

  test('leaves out what is a draft at Dinero, or may be one', async () => {
    const begun = await app.world.ledgerEntry(departmentId);
    await app.db.sql('insert into dinero_request (id, claimed_at) values ($1, now())', [begun]);
    await app.world.ledgerEntry(departmentId, { invoice_draft_id: 'draft' });
    expect((await issue()).data.issueInvoices).toEqual([]);
  });

  test('is for admins, and needs a company', async () => {
    expect(refusalOf(await issue(customer.customerId!, customer.token))?.[0]).toBe('FORBIDDEN');
    expect(refusalOf(await issue('cust_ukendt'))).toEqual(['NOT_FOUND', 'Virksomheden findes ikke']);
  });
});

describe('the terms of a company', () => {
  test('are set by an admin once, however often they are sent', async () => {
    const first = (await setTerms({ paymentDays: 30 })).data.setInvoiceTerms;
    expect(first).toMatchObject({ invoicing: 'MONTHLY', paymentDays: 30 });
    expect((await setTerms({ paymentDays: 30 })).data.setInvoiceTerms).toEqual(first);
    expect((await setTerms({ invoicing: 'IMMEDIATE' })).data.setInvoiceTerms.paymentDays).toBe(30);
    expect((await setTerms({ invoicing: 'IMMEDIATE', paymentDays: null })).data.setInvoiceTerms).toMatchObject({
      invoicing: 'IMMEDIATE',
      paymentDays: null,
    });
  });

  test.each([-1, 91])('refuse %s days on the field', async (paymentDays) => {
    const { fieldErrors } = await setTerms({ paymentDays });
    expect(Object.keys(fieldErrors ?? {})).toEqual(['paymentDays']);
  });

  test('are not set by customers, who choose only when they are invoiced', async () => {
    expect(refusalOf(await setTerms({}, customer.token))?.[0]).toBe('FORBIDDEN');
    expect((await setInvoicing('MONTHLY', customer.token)).data.setInvoicing.invoicing).toBe('MONTHLY');
    const member = await app.world.person({ customerId: customer.customerId, companyRole: 'MEMBER' });
    expect(refusalOf(await setInvoicing('IMMEDIATE', member.token))?.[0]).toBe('FORBIDDEN');
    const other = await app.world.person();
    await setInvoicing('MONTHLY', other.token);
    const [row] = await app.db.sql<{ invoicing: string }>('select invoicing from customer where id = $1', [
      customer.customerId,
    ]);
    expect(row!.invoicing).toBe('MONTHLY');
  });

  test('of an unknown company are not found', async () => {
    expect(refusalOf(await setTerms({}, adminToken, 'cust_ukendt'))).toEqual(['NOT_FOUND', 'Virksomheden findes ikke']);
  });
});
