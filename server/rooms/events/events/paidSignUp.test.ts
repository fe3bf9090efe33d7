import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../../platform/db/ids.ts';
import { dbRoles, type DbContext } from '../../../platform/db/roles.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { buyerOf, entriesOf, paidEvent, payingDepartment, PRICE, placeCalls } from './testing/paidEvent.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

const { register, unregister, setStatus, registerGuest, unbilled } = placeCalls(() => ({ app, admin }));
const setPrice = (eventId: string, price: number | null) =>
  app.db.sql('update event set price = $2 where id = $1', [eventId, price]);

describe('a member at a paid event', () => {
  test('is billed once to the chosen department, at the price of that day', async () => {
    const { person, departmentId } = await buyerOf(app);
    await payingDepartment(app, person.customerId!);
    const eventId = await paidEvent(app);
    const { data } = await register(eventId, person, { departmentId, price: PRICE });
    expect(data.registerForEvent.viewerRegistration).toMatchObject({
      status: 'REGISTERED',
      price: PRICE,
      owedSince: expect.any(String),
      department: { id: departmentId },
      entry: { status: 'PENDING', gross: 1_250_00, method: 'INVOICE' },
    });
    await setPrice(eventId, 5_000_00);
    expect((await register(eventId, person, { departmentId })).errorCode).toBe('CONFLICT');
    await setPrice(eventId, null);
    expect(await entriesOf(app, eventId)).toMatchObject([
      { net: PRICE, status: 'PENDING', department_id: departmentId },
    ]);
  });

  test('may leave out the department when the company has one, but not when it has two', async () => {
    const { person } = await buyerOf(app);
    expect((await register(await paidEvent(app), person)).errors).toBeUndefined();
    await payingDepartment(app, person.customerId!);
    expect((await register(await paidEvent(app), person)).fieldErrors).toEqual({
      departmentId: 'Vælg den afdeling, der betaler',
    });
  });

  test('cannot let another company pay', async () => {
    const [{ person }, other] = [await buyerOf(app), await buyerOf(app)];
    const eventId = await paidEvent(app);
    expect((await register(eventId, person, { departmentId: other.departmentId })).fieldErrors).toEqual({
      departmentId: 'Afdelingen findes ikke',
    });
    expect(await entriesOf(app, eventId)).toEqual([]);
  });

  test('is refused without a department, without a payment method and for another price', async () => {
    const [without, { person, departmentId }] = [await app.world.person(), await buyerOf(app)];
    const eventId = await paidEvent(app);
    expect((await register(eventId, without)).fieldErrors).toEqual({
      departmentId: 'Opret en afdeling først. Det er den, der betaler.',
    });
    expect((await register(eventId, person, { departmentId, price: 1 })).errorCode).toBe('CONFLICT');
    await app.db.sql('update department set payment_method = null where id = $1', [departmentId]);
    expect((await register(eventId, person, { departmentId })).errorCode).toBe('PAYMENT_METHOD_REQUIRED');
    expect(await entriesOf(app, eventId)).toEqual([]);
  });

  test('who may not buy, or not for so much, is told what to do', async () => {
    const [member, buyer] = [await buyerOf(app, 'MEMBER'), await buyerOf(app, 'BUYER')];
    await app.db.sql('update customer set approval_limit = 50000 where id = $1', [buyer.person.customerId]);
    const eventId = await paidEvent(app);
    expect((await register(eventId, member.person)).errors?.[0]?.message).toEqual(
      expect.stringContaining('Bed en kontoadministrator om at gøre dig til indkøber.'),
    );
    expect((await register(eventId, buyer.person)).errors?.[0]).toMatchObject({
      message: expect.stringContaining('Du kan købe for op til 500 kr uden godkendelse'),
      extensions: { code: 'FORBIDDEN' },
    });
    const free = await app.world.event();
    expect((await register(free, member.person)).errors).toBeUndefined();
    expect(await entriesOf(app, eventId)).toEqual([]);
  });

  test('gets one entry from parallel calls, and only one of two people the last place', async () => {
    const [one, other] = [await buyerOf(app), await buyerOf(app)];
    const eventId = await paidEvent(app, { capacity: 1 });
    const answers = await Promise.all([one, one, other, other, one].map(({ person }) => register(eventId, person)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await entriesOf(app, eventId)).toHaveLength(1);
  });

  test('without a company waits for an admin', async () => {
    const person = await app.world.person({ customerId: null });
    const eventId = await paidEvent(app);
    const { data } = await register(eventId, person, { departmentId: 'dep_x' });
    const { id, entry } = data.registerForEvent.viewerRegistration!;
    expect(entry).toBeNull();
    expect((await unbilled()).places.map((place) => place.id)).toContain(id);
  });
});

describe('a place on the waiting list', () => {
  test('is billed to the department of the sign-up once an admin gives it a place', async () => {
    const { person, departmentId } = await buyerOf(app);
    const eventId = await paidEvent(app);
    const id = await app.world.eventRegistration(eventId, { status: 'WAITLISTED', email: person.email, price: PRICE });
    await app.db.sql('update person set email_confirmed_at = now() where id = $1', [person.personId]);
    const { data } = await register(eventId, person, { departmentId });
    expect(data.registerForEvent.viewerRegistration).toMatchObject({
      status: 'WAITLISTED',
      owedSince: null,
      entry: null,
    });
    await setPrice(eventId, 5_000_00);
    await Promise.all([setStatus(id, 'REGISTERED'), setStatus(id, 'CONFIRMED')]);
    expect(await entriesOf(app, eventId)).toMatchObject([
      { net: PRICE, department_id: departmentId, status: 'PENDING' },
    ]);
    await setStatus(id, 'WAITLISTED');
    expect((await entriesOf(app, eventId)).map(({ status }) => status)).toEqual(['CANCELLED']);
    await setStatus(id, 'CONFIRMED');
    expect((await entriesOf(app, eventId)).map(({ status }) => status)).toEqual(['CANCELLED', 'PENDING']);
  });

  test('waits for an admin when the department is deleted meanwhile', async () => {
    const { person, departmentId } = await buyerOf(app);
    const eventId = await paidEvent(app);
    const id = await app.world.eventRegistration(eventId, {
      status: 'WAITLISTED',
      person,
      price: PRICE,
      department_id: departmentId,
    });
    await app.db.sql('delete from department where id = $1', [departmentId]);
    await setStatus(id, 'CONFIRMED');
    expect(await entriesOf(app, eventId)).toEqual([]);
    expect((await unbilled()).places.map((place) => place.id)).toContain(id);
  });
});

test('a member who takes over the sign-up of a guest is billed instead of an admin’s item', async () => {
  const { person } = await buyerOf(app);
  await app.db.sql('update person set email_confirmed_at = now() where id = $1', [person.personId]);
  const link = newId('link');
  const eventId = await paidEvent(app, { is_public: true, public_link: link });
  await registerGuest(link, person.email);
  expect((await unbilled()).places.filter(({ email }) => email === person.email)).toHaveLength(1);
  await setPrice(eventId, 5_000_00);
  expect((await register(eventId, person)).errors).toBeUndefined();
  expect(await entriesOf(app, eventId)).toMatchObject([{ net: PRICE }]);
  expect((await unbilled()).places.filter(({ email }) => email === person.email)).toEqual([]);
  expect((await unregister(eventId, person)).errors).toBeUndefined();
  expect((await entriesOf(app, eventId)).map(({ status }) => status)).toEqual(['CANCELLED']);
});

describe('the database', () => {
  const sqlAs = (context: DbContext, sql: string, values: unknown[] = []) =>
    app.portal.services.reads.runSql(context, sql, values);
  const COLUMNS = `insert into ledger_entry (id, customer_id, department_id, subject, subject_id, description, net, vat,
    gross, status, method, origin, purchase_id, created_at, version) values
    ($1, $2, $3, $4, 'ereg_x', 'Plads', $5, 0, $5, $6, 'INVOICE', 'PORTAL', $1, now(), 1)`;

  test('lets the sign-up insert the entry of a place of its own company, and no other', async () => {
    const [own, other] = [await buyerOf(app), await buyerOf(app)];
    const { customerId } = own.person;
    const insert = (values: unknown[]) =>
      sqlAs({ role: dbRoles.signUp, customerId, userId: own.person.id }, COLUMNS, [newId('ledg'), ...values]);
    await expect(insert([customerId, own.departmentId, 'event_place', 100, 'PENDING'])).resolves.toBeDefined();
    for (const wrong of [
      [other.person.customerId, other.departmentId, 'event_place', 100, 'PENDING'],
      [customerId, own.departmentId, 'clip_card', 100, 'PENDING'],
      [customerId, own.departmentId, 'event_place', -100, 'PENDING'],
      [customerId, own.departmentId, 'event_place', 100, 'PAID'],
    ])
      await expect(insert(wrong)).rejects.toThrow(/row-level security/);
  });

  test('hides rows of other companies from the sign-up, and all rows of companies from a guest', async () => {
    const [own, other] = [await buyerOf(app), await buyerOf(app)];
    await app.world.ledgerEntry(other.departmentId);
    const count = async (table: string, customerId: string | null) =>
      (await sqlAs({ role: dbRoles.signUp, customerId }, `select customer_id from ${table}`)).filter(
        (row) => (row as { customer_id: string }).customer_id !== own.person.customerId,
      ).length;
    for (const table of ['department', 'ledger_entry'])
      expect([await count(table, own.person.customerId), await count(table, null)]).toEqual([0, 0]);
    await expect(
      sqlAs({ role: dbRoles.signUp, customerId: own.person.customerId }, `update ledger_entry set net = 1`),
    ).rejects.toThrow(/permission denied/);
  });
});
