import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { newSubdomain } from '../../../testing/newNames.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let customer: Person;
let customerId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Admin' });
});
beforeEach(async () => {
  customer = await app.world.person({ role: 'USER' });
  customerId = customer.customerId!;
});
afterAll(() => app.close());

const runWith = (token: () => string) => runAs(() => ({ app, token: token() }));
const run = runWith(() => admin.token);
const runAsCustomer = runWith(() => customer.token);

const ADD_DEPARTMENT = `mutation ($customerId: ID!, $input: DepartmentInput!, $requestId: String) {
  createDepartmentAsAdmin(customerId: $customerId, input: $input, requestId: $requestId) {
    edge { node { id name paymentMethod customer { id } } }
  }
}` as const;
const ADD_INSTALLATION = `mutation ($departmentId: ID!, $input: AdminInstallationInput!, $requestId: String) {
  createInstallationAsAdmin(departmentId: $departmentId, input: $input, requestId: $requestId) {
    edge { node { id subdomain department { id } } }
  }
}` as const;
const PAY_BY_INVOICE = `mutation ($departmentId: ID!) {
  payByInvoiceAsAdmin(departmentId: $departmentId) { edge { node { paymentMethod version } } }
}` as const;

const addDepartment = (input: object = {}, requestId?: string) =>
  run(ADD_DEPARTMENT, { customerId, requestId, input: { name: 'Salg', contactPerson: 'Ida Salg', ...input } });
const addInstallation = (departmentId: string, input: object = {}, requestId?: string) =>
  run(ADD_INSTALLATION, { departmentId, requestId, input: { ...newDesk(), ...input } });
const newDesk = () => ({
  subdomain: newSubdomain(),
  licenseType: 'PLAN_SUITE_TEAM',
  paymentInterval: 'YEARLY',
  contractTerm: 12,
});

const countOf = async (table: 'department' | 'installation') =>
  (await app.db.sql<{ id: string }>(`select id from ${table} where customer_id = $1`, [customerId])).length;

describe('an admin who adds a department', () => {
  test('stores it in the named company, and the company follows the change live and reads who did it', async () => {
    const added = (await addDepartment({ billingEmail: 'salg@firma.example' })).data.createDepartmentAsAdmin.edge.node;
    expect(added).toMatchObject({ name: 'Salg', paymentMethod: null, customer: { id: customerId } });
    const own = await runAsCustomer('{ viewer { customer { departments(first: 5) { edges { node { id } } } } } }');
    expect(own.data.viewer.customer!.departments.edges.map(({ node }) => node.id)).toEqual([added.id]);
    expect(await app.db.sql('select title, actor_name from activity where customer_id = $1', [customerId])).toEqual([
      { title: 'Afdelingen Salg er oprettet', actor_name: 'Sofie Admin' },
    ]);
    expect(
      await app.db.sql('select action, detail, customer_id from audit_entry where target_id = $1', [added.id]),
    ).toEqual([{ action: 'ADMIN_CHANGE', detail: 'createDepartmentAsAdmin', customer_id: customerId }]);
  });

  test('gives it the payment method that the company has chosen for new departments', async () => {
    await app.db.sql(`update customer set default_payment_method = 'INVOICE' where id = $1`, [customerId]);
    expect((await addDepartment()).data.createDepartmentAsAdmin.edge.node.paymentMethod).toBe('INVOICE');
  });

  test('meets the rules of the customers’ own form on the right field', async () => {
    expect((await addDepartment({ name: ' ', contactPerson: '', billingEmail: 'x' })).fieldErrors).toEqual({
      name: 'Navn er påkrævet',
      contactPerson: 'Kontaktperson er påkrævet',
      billingEmail: expect.any(String),
    });
    await addDepartment();
    expect(Object.keys((await addDepartment({ name: 'SALG' })).fieldErrors!)).toEqual(['name']);
    expect((await addDepartment({}, 'x'.repeat(101))).fieldErrors).toEqual({ requestId: 'Ugyldigt requestId' });
    expect(await countOf('department')).toBe(1);
  });

  test('adds one when the request is repeated, also in parallel, and refuses other content under its id', async () => {
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => addDepartment({}, requestId)));
    const ids = answers.map(({ data }) => data.createDepartmentAsAdmin.edge.node.id);
    expect(new Set(ids).size).toBe(1);
    expect(await countOf('department')).toBe(1);
    expect((await addDepartment({ name: 'Lager' }, requestId)).errorCode).toBe('CONFLICT');
    const other = await app.world.company();
    const elsewhere = { customerId: other, requestId, input: { name: 'Salg', contactPerson: 'Ida Salg' } };
    expect((await run(ADD_DEPARTMENT, elsewhere)).errorCode).toBe('CONFLICT');
    expect(await app.db.sql('select id from department where customer_id = $1', [other])).toEqual([]);
  });

  test('is refused for a company that does not exist', async () => {
    for (const id of ['cust_findes_ikke', admin.id, ''])
      expect(
        (await run(ADD_DEPARTMENT, { customerId: id, input: { name: 'Salg', contactPerson: 'Ida' } })).errorCode,
      ).toBe('NOT_FOUND');
  });
});

describe('an admin who adds an installation', () => {
  let departmentId: string;
  beforeEach(async () => void (departmentId = await app.world.department(customerId)));

  test('stores it in the department and its company, with an activity and an audit entry', async () => {
    const { id, department } = (await addInstallation(departmentId)).data.createInstallationAsAdmin.edge.node;
    expect(department.id).toBe(departmentId);
    expect(await app.db.sql('select customer_id from installation where id = $1', [id])).toEqual([
      { customer_id: customerId },
    ]);
    expect(await app.db.sql('select actor_name from activity where entity_id = $1', [id])).toEqual([
      { actor_name: 'Sofie Admin' },
    ]);
    expect(await app.db.sql('select detail, customer_id from audit_entry where target_id = $1', [id])).toEqual([
      { detail: 'createInstallationAsAdmin', customer_id: customerId },
    ]);
  });

  test('adds one when the request is repeated, also in parallel', async () => {
    const requestId = randomUUID();
    const desk = newDesk();
    const answers = await Promise.all([1, 2, 3].map(() => addInstallation(departmentId, desk, requestId)));
    expect(new Set(answers.map(({ data }) => data.createInstallationAsAdmin.edge.node.id)).size).toBe(1);
    expect(await countOf('installation')).toBe(1);
    const other = await app.world.department(customerId);
    expect((await addInstallation(other, desk, requestId)).errorCode).toBe('CONFLICT');
  });

  test('is refused with a taken subdomain, a term out of range and an unknown department', async () => {
    const desk = newDesk();
    await addInstallation(departmentId, desk);
    expect((await addInstallation(departmentId, desk)).fieldErrors).toEqual({
      subdomain: 'Subdomænet er allerede i brug. Vælg et andet.',
    });
    expect(Object.keys((await addInstallation(departmentId, { contractTerm: 61 })).fieldErrors!)).toEqual([
      'contractTerm',
    ]);
    for (const unknown of ['dep_findes_ikke', customerId])
      expect((await addInstallation(unknown)).errorCode).toBe('NOT_FOUND');
    expect(await countOf('installation')).toBe(1);
  });
});

describe('an admin who lets a department pay by invoice', () => {
  test('changes a department without a payment method once', async () => {
    const departmentId = await app.world.department(customerId);
    const first = (await run(PAY_BY_INVOICE, { departmentId })).data.payByInvoiceAsAdmin;
    expect(first.edge.node).toEqual({ paymentMethod: 'INVOICE', version: 2 });
    expect((await run(PAY_BY_INVOICE, { departmentId })).data.payByInvoiceAsAdmin).toEqual(first);
    expect(await app.db.sql('select title from activity where entity_id = $1', [departmentId])).toHaveLength(1);
    expect(await app.db.sql('select detail from audit_entry where target_id = $1', [departmentId])).toEqual([
      { detail: 'payByInvoiceAsAdmin' },
    ]);
  });

  test('never replaces a card, and is refused for an unknown department', async () => {
    const departmentId = await app.world.department(customerId);
    await app.db.sql(`update department set payment_method = 'CREDIT_CARD' where id = $1`, [departmentId]);
    expect((await run(PAY_BY_INVOICE, { departmentId })).errorCode).toBe('CONFLICT');
    expect((await run(PAY_BY_INVOICE, { departmentId: 'dep_x' })).errorCode).toBe('NOT_FOUND');
  });
});

test('an administrator of the company may add nothing this way, not even to the own company', async () => {
  const departmentId = await app.world.department(customerId);
  const { body } = await app.rest('GET', '/api/admin/companies', { token: customer.token });
  expect(body).toMatchObject({ code: 'FORBIDDEN' });
  for (const answer of [
    await runAsCustomer(ADD_DEPARTMENT, { customerId, input: { name: 'Salg', contactPerson: 'Ida' } }),
    await runAsCustomer(ADD_INSTALLATION, { departmentId, input: newDesk() }),
    await runAsCustomer(PAY_BY_INVOICE, { departmentId }),
  ])
    expect(answer.errorCode).toBe('FORBIDDEN');
  expect([await countOf('department'), await countOf('installation')]).toEqual([1, 0]);
});
