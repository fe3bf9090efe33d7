import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '../../../platform/db/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { eraseGuests } from './eraseGuests.ts';
import { buyerOf, entriesOf, paidEvent, PRICE, placeCalls } from './testing/paidEvent.ts';

let app: TestApp;
let admin: Person;
let bookkeeper: Person;
let eventId: string;
let link: string;
let email: string;
beforeAll(async () => {
  app = await createTestApp(
    { invoices: { isIssuedHere: true, areBookedAtDinero: false, paymentDays: 14 } },
    { runJobs: false },
  );
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  bookkeeper = await app.world.person({ role: 'EMPLOYEE', employeeRoles: ['BOOKKEEPING'], customerId: null });
});
beforeEach(async () => {
  link = newId('link');
  email = `${link}@gaest.example`;
  eventId = await paidEvent(app, { is_public: true, public_link: link });
});
afterAll(() => app.close());

const { run, registerGuest, bill, waive, unbilled } = placeCalls(() => ({ app, admin }));
const placeOfGuest = async () => {
  await registerGuest(link, email);
  return (await unbilled()).places.find((place) => place.email === email)!;
};
const newBuyer = {
  name: 'Gæstebud ApS',
  departmentName: 'Kontoret',
  vatNumber: '12345678',
  contactPerson: 'Gitte Gæst',
  phoneNumber: '12 34 56 78',
  billingEmail: 'regning@gaest.example',
  street: 'Gade 1',
  zip: '8000',
  city: 'Aarhus C',
};
const companies = () => app.db.sql(`select 1 from customer where name = 'Gæstebud ApS'`);

describe('the place of a guest at a paid event', () => {
  test('waits for an admin once, with name, firm and price', async () => {
    const { count } = await unbilled();
    const place = await placeOfGuest();
    await registerGuest(link, email);
    expect(place).toMatchObject({ name: 'Gitte Gæst', company: 'Gæstebud ApS', price: PRICE });
    expect(await unbilled()).toMatchObject({ count: count + 1 });
    expect(await entriesOf(app, eventId)).toEqual([]);
  });

  test('is billed once by an admin and a bookkeeper at the same time, and the invoice is mailed', async () => {
    const place = await placeOfGuest();
    const { departmentId, person } = await buyerOf(app);
    await app.db.sql('update customer set billing_email = $2, invoicing = $3 where id = $1', [
      person.customerId,
      email,
      'MONTHLY',
    ]);
    const waiting = await app.world.ledgerEntry(departmentId);
    const answers = await Promise.all(
      [admin, bookkeeper, bookkeeper].map(({ token }) => bill(place.id, place.version, { departmentId }, token)),
    );
    const billed = answers.find(({ errors }) => !errors);
    expect(answers.filter(({ errorCode }) => errorCode === 'CONFLICT')).toHaveLength(2);
    expect(billed!.data.billEventPlace).toMatchObject({
      registration: { department: { id: departmentId }, entry: { method: 'INVOICE', status: 'PENDING' } },
      invoice: { gross: 1_250_00, status: 'OPEN' },
    });
    expect(await entriesOf(app, eventId)).toHaveLength(1);
    expect((await unbilled()).places.map(({ id }) => id)).not.toContain(place.id);
    expect(
      await app.db.sql(`select 1 from mail where kind = 'invoice-issued' and recipient = $1`, [email]),
    ).toHaveLength(1);
    expect(await app.db.sql('select invoice_id from ledger_entry where id = $1', [waiting])).toEqual([
      { invoice_id: null },
    ]);
  });

  test('is billed on invoice also when the department pays by card', async () => {
    const place = await placeOfGuest();
    const { departmentId } = await buyerOf(app);
    await app.db.sql(
      `update department set payment_method = 'CREDIT_CARD', stripe_payment_method_id = 'pm_x' where id = $1`,
      [departmentId],
    );
    const { data } = await bill(place.id, place.version, { departmentId });
    expect(data.billEventPlace.registration.entry).toMatchObject({ method: 'INVOICE' });
  });

  test('is billed to a new company, which is created once', async () => {
    const place = await placeOfGuest();
    const before = (await companies()).length;
    const answers = await Promise.all([1, 2].map(() => bill(place.id, place.version, { newBuyer })));
    const billed = answers.find(({ errors }) => !errors);
    expect(answers.map(({ errorCode }) => errorCode).filter(Boolean)).toEqual(['CONFLICT']);
    expect(billed!.data.billEventPlace.registration.department).toMatchObject({
      name: 'Kontoret',
      customer: { name: 'Gæstebud ApS' },
    });
    expect(await companies()).toHaveLength(before + 1);
    expect(
      await app.db.sql(`select 1 from mail where kind = 'invoice-issued' and recipient = $1`, [newBuyer.billingEmail]),
    ).toHaveLength(1);
  });

  test('names each wrong field of a new company, and creates nothing', async () => {
    const place = await placeOfGuest();
    const before = (await companies()).length;
    const wrong = { ...newBuyer, vatNumber: '12', departmentName: ' ', billingEmail: 'x' };
    expect((await bill(place.id, place.version, { newBuyer: wrong })).fieldErrors).toEqual({
      vatNumber: 'CVR-nummer skal være 8 cifre',
      departmentName: 'Afdelingens navn er påkrævet',
      billingEmail: 'Ugyldig e-mail',
    });
    for (const buyer of [{}, { departmentId: 'dep_x', newBuyer }, { departmentId: 'dep_x' }])
      expect((await bill(place.id, place.version, buyer)).fieldErrors).toHaveProperty('departmentId');
    expect(await companies()).toHaveLength(before);
    expect((await unbilled()).places.map(({ id }) => id)).toContain(place.id);
  });

  test('is made free with a reason, once, and never billed', async () => {
    const place = await placeOfGuest();
    expect((await waive(place.id, place.version, '  ')).fieldErrors).toEqual({
      reason: 'Skriv, hvorfor pladsen er gratis',
    });
    const answers = await Promise.all([
      waive(place.id, place.version, 'Oplægsholder'),
      waive(place.id, place.version, 'x'),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const { departmentId } = await buyerOf(app);
    expect((await bill(place.id, place.version, { departmentId })).errors?.[0]?.message).toBe(
      'Pladsen er allerede gjort gratis',
    );
    expect(await entriesOf(app, eventId)).toEqual([]);
  });

  test('goes away when the guest gives it back in time', async () => {
    const place = await placeOfGuest();
    const [{ link_key: key }] = (await app.db.sql('select link_key from event_registration where id = $1', [
      place.id,
    ])) as [{ link_key: string }];
    await run('mutation ($key: String!) { leaveEvent(key: $key) { status } }', { key });
    const { departmentId } = await buyerOf(app);
    for (const { token } of [admin, bookkeeper])
      expect((await bill(place.id, place.version, { departmentId }, token)).errors?.[0]?.message).toBe(
        'Pladsen skal ikke længere betales',
      );
    expect((await unbilled()).places.map(({ id }) => id)).not.toContain(place.id);
  });

  test('is for admins alone', async () => {
    const place = await placeOfGuest();
    const { person, departmentId } = await buyerOf(app);
    expect((await bill(place.id, place.version, { departmentId }, person.token)).errorCode).toBe('FORBIDDEN');
    expect((await waive(place.id, place.version, 'Gratis', person.token)).errorCode).toBe('FORBIDDEN');
    expect((await run('{ admin { unbilledPlaceCount } }', {}, person.token)).errorCode).toBe('FORBIDDEN');
  });

  test('keeps its data beyond the usual days until it is billed', async () => {
    const place = await placeOfGuest();
    await app.db.sql(`update event set ends_at = now() - interval '200 days' where id = $1`, [eventId]);
    const nameOf = async () =>
      (await app.db.sql<{ name: string }>('select name from event_registration where id = $1', [place.id]))[0]!.name;
    await eraseGuests(app.portal.services, { id: '', data: {} });
    expect(await nameOf()).toBe('Gitte Gæst');
    await waive(place.id, place.version, 'Glemt');
    await eraseGuests(app.portal.services, { id: '', data: {} });
    expect(await nameOf()).toBe('Slettet');
  });
});
