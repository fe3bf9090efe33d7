import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SEES_EVERYTHING } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { rowOf } from '../../../testing/restRows.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => void (person = await app.world.person()));
afterAll(() => app.close());

const run = runAs(() => ({ app, token: person.token }));
const setDefault = (method: string, token?: string) =>
  run(
    'mutation ($method: PaymentMethod!) { setDefaultPaymentMethod(method: $method) { defaultPaymentMethod } }',
    { method },
    token,
  );
const removeDefault = (token?: string) =>
  run('mutation { removeDefaultPaymentMethod { defaultPaymentMethod } }', {}, token);
const createDepartment = (name: string, token?: string) =>
  run(
    `mutation ($input: DepartmentInput!) { createDepartment(input: $input) {
      edge { node { id paymentMethod cardInfo { last4 } } }
    } }`,
    { input: { name, contactPerson: 'Ida' } },
    token,
  );
const methodsByName = async () => {
  const rows: { name: string; payment_method: string | null }[] = await app.db.sql(
    'select name, payment_method from department where customer_id = $1',
    [person.customerId],
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.payment_method]));
};

describe('the default payment method of a company', () => {
  test('is that of departments created from then on, over GraphQL and REST, and changes no existing one', async () => {
    await createDepartment('Før');
    expect((await setDefault('INVOICE')).data.setDefaultPaymentMethod.defaultPaymentMethod).toBe('INVOICE');
    const { data } = await createDepartment('Salg');
    expect(data.createDepartment.edge.node).toMatchObject({ paymentMethod: 'INVOICE', cardInfo: null });
    const partner = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    const created = await app.rest('POST', '/api/departments', {
      ...partner,
      body: { name: 'Rest', contactPerson: 'Bo' },
    });
    expect(rowOf(created).paymentMethod).toBe('INVOICE');
    expect((await removeDefault()).data.removeDefaultPaymentMethod.defaultPaymentMethod).toBeNull();
    await createDepartment('Efter');
    expect(await methodsByName()).toEqual({ Før: null, Salg: 'INVOICE', Rest: 'INVOICE', Efter: null });
  });

  test('lets a new department buy at once', async () => {
    await setDefault('INVOICE');
    const { data } = await createDepartment('Salg');
    const purchase = await run(
      `mutation ($input: BuyClipCardInput!) { buyClipCard(input: $input) {
        change { edge { node { status } } }
      } }`,
      {
        input: {
          purchaseId: crypto.randomUUID(),
          departmentId: data.createDepartment.edge.node.id,
          hours: 10,
          acceptTerms: true,
        },
      },
    );
    expect(purchase.data.buyClipCard.change.edge!.node.status).toBe('ACTIVE');
  });

  test('cannot be a card, which belongs to one department', async () => {
    expect((await setDefault('CREDIT_CARD')).fieldErrors).toEqual({
      method: 'Et kort hører til én afdeling. Vælg faktura.',
    });
    await expect(
      app.db.sql(`update customer set default_payment_method = 'CREDIT_CARD' where id = $1`, [person.customerId]),
    ).rejects.toThrow('customer_default_payment_method_shared');
  });

  test('is recorded once as an activity and in the audit log, however often it is chosen', async () => {
    await Promise.all([setDefault('INVOICE'), setDefault('INVOICE'), setDefault('INVOICE')]);
    await removeDefault();
    await removeDefault();
    const titles = ['Nye afdelinger betaler med faktura', 'Nye afdelinger vælger selv betalingsmetode'];
    expect(
      await app.db.sql('select title from activity where customer_id = $1 order by id', [person.customerId]),
    ).toEqual(titles.map((title) => ({ title })));
    expect(
      await app.db.sql(
        `select detail from audit_entry where customer_id = $1 and action = 'SECURITY_RULES_CHANGED' order by id`,
        [person.customerId],
      ),
    ).toEqual(titles.map((detail) => ({ detail })));
  });

  test('is published to open screens of the company', async () => {
    const socket = await openSocket(app, person.token);
    const nextChange = await socket.watch('subscription { companyChanged { defaultPaymentMethod } }');
    await setDefault('INVOICE');
    expect(await nextChange()).toEqual({ companyChanged: { defaultPaymentMethod: 'INVOICE' } });
    await socket.close();
  });

  test('is not changed by other roles, an impersonating admin, or a program that may only read', async () => {
    const { customerId } = person;
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const callers = [
      await app.world.person({ customerId, companyRole: 'BUYER' }),
      await app.world.person({ customerId, companyRole: 'MEMBER' }),
      await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId }),
      await app.world.apiToken(customerId!, 'READ'),
    ];
    for (const { token } of callers) {
      expect((await setDefault('INVOICE', token)).errorCode).toBe('FORBIDDEN');
      expect((await removeDefault(token)).errorCode).toBe('FORBIDDEN');
    }
    expect(await app.db.sql('select default_payment_method from customer where id = $1', [customerId])).toEqual([
      { default_payment_method: null },
    ]);
  });

  test('needs a fresh proof where the company requires one for payment', async () => {
    await app.db.sql('update customer set requires_payment_proof = true where id = $1', [person.customerId]);
    await app.db.sql(`update session set proved_at = now() - interval '1 day' where user_id = $1`, [person.id]);
    expect((await setDefault('INVOICE')).errorCode).toBe('REAUTHENTICATION_REQUIRED');
    expect((await removeDefault()).errorCode).toBe('REAUTHENTICATION_REQUIRED');
  });

  test('belongs to the company of the viewer alone', async () => {
    const stranger = await app.world.person();
    await setDefault('INVOICE', stranger.token);
    const { data } = await createDepartment('Salg');
    expect(data.createDepartment.edge.node.paymentMethod).toBeNull();
  });

  test('can be removed while departments are created, and nothing fails', async () => {
    await setDefault('INVOICE');
    const answers = await Promise.all([
      createDepartment('A'),
      removeDefault(),
      createDepartment('B'),
      setDefault('INVOICE'),
      createDepartment('C'),
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual(answers.map(() => undefined));
  });
});

describe('the database', () => {
  const as = async (role: string, userId: string, sql: string, customerId = person.customerId!) => {
    const client = await connectClient(app);
    try {
      await client.query(
        `select ${SEES_EVERYTHING},
           set_config('role', $1, false), set_config('app.customer_id', $2, false),
           set_config('app.user_id', $3, false)`,
        [role, customerId, userId],
      );
      return (await client.query(sql)).rowCount;
    } finally {
      await client.end();
    }
  };
  const insertPaidByInvoice = (customerId: string) =>
    `insert into department (id, customer_id, name, contact_person, payment_method, created_at)
     values ('dep_direct', '${customerId}', 'Direkte', 'Ida', 'INVOICE', now())`;

  test('lets only an administrator of the company change the default, and nobody that of another company', async () => {
    const buyer = await app.world.person({ customerId: person.customerId, companyRole: 'BUYER' });
    const update = `update customer set default_payment_method = 'INVOICE'`;
    await expect(as('portal_sales', buyer.id, update)).rejects.toThrow('row-level security');
    await expect(as('portal_customer', person.id, update)).rejects.toThrow('permission denied');
    expect(await as('portal_sales', person.id, update)).toBe(1);
    const stranger = await app.world.person();
    await expect(as('portal_sales', person.id, update, stranger.customerId!)).rejects.toThrow('row-level security');
  });

  test('accepts a new department with the default of its company, and with no other payment method', async () => {
    await expect(as('portal_customer', person.id, insertPaidByInvoice(person.customerId!))).rejects.toThrow(
      'row-level security',
    );
    const stranger = await app.world.person();
    await setDefault('INVOICE', stranger.token);
    await expect(as('portal_customer', person.id, insertPaidByInvoice(person.customerId!))).rejects.toThrow(
      'row-level security',
    );
    await setDefault('INVOICE');
    expect(await as('portal_customer', person.id, insertPaidByInvoice(person.customerId!))).toBe(1);
  });
});
