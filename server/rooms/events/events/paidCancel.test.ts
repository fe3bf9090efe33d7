import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { newId } from '../../../platform/db/ids.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { issueInvoices } from '../../money/invoices/invoice.jobs.ts';
import { eventMutations } from './testing/eventMutations.ts';
import { buyerOf, entriesOf, paidEvent, PRICE, placeCalls, type PlaceEntry } from './testing/paidEvent.ts';

let app: TestApp;
let admin: Person;
let person: Person;
beforeAll(async () => {
  app = await createTestApp(
    { invoices: { isIssuedHere: true, areBookedAtDinero: false, paymentDays: 14 } },
    { runJobs: false },
  );
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  ({ person } = await buyerOf(app));
});
afterAll(() => app.close());

const { run, register, registerGuest, unregister, setStatus, bill, unbilled } = placeCalls(() => ({ app, admin }));
const { updateEvent, deleteEvent } = eventMutations(() => ({ app, token: admin.token }));

const statesOf = async (eventId: string) =>
  (await entriesOf(app, eventId)).map(({ net, status, invoice_id }) => [net, status, invoice_id !== null]);
const linkOf = async (eventId: string) =>
  (await app.db.sql<{ link_key: string }>('select link_key from event_registration where event_id = $1', [eventId]))[0]!
    .link_key;
const leave = (key: string) =>
  run('mutation ($key: String!) { leaveEvent(key: $key) { status isOwed price freeUntil } }', { key });
const issue = () => issueInvoices(app.portal.services);
const moveTo = (eventId: string, days: number) =>
  app.db.sql(
    `update event set date = (now() at time zone 'Europe/Copenhagen')::date + $2::int,
       starts_at = now() + interval '1 day', ends_at = now() + interval '1 day' where id = $1`,
    [eventId, days],
  );
const openOf = (customerId: string | null) =>
  app.db.sql<{ kind: string; open: number }>('select kind, open from invoice where customer_id = $1 order by kind', [
    customerId,
  ]);

describe('a place that is given back in time', () => {
  test('cancels an entry without an invoice, and is billed again when the person signs up again', async () => {
    const eventId = await paidEvent(app);
    await register(eventId, person);
    const answers = await Promise.all([unregister(eventId, person), unregister(eventId, person)]);
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
    expect(await statesOf(eventId)).toEqual([[PRICE, 'CANCELLED', false]]);
    await register(eventId, person);
    expect(await statesOf(eventId)).toEqual([
      [PRICE, 'CANCELLED', false],
      [PRICE, 'PENDING', false],
    ]);
  });

  test('credits an invoice that nobody has paid, and cancels both', async () => {
    const eventId = await paidEvent(app);
    await register(eventId, person);
    await issue();
    expect((await unregister(eventId, person)).errors).toBeUndefined();
    expect(await statesOf(eventId)).toEqual([
      [PRICE, 'CANCELLED', true],
      [-PRICE, 'CANCELLED', true],
    ]);
    expect(await openOf(person.customerId)).toEqual([
      { kind: 'CREDIT_NOTE', open: 0 },
      { kind: 'INVOICE', open: 0 },
    ]);
  });

  test('leaves the amount of a paid invoice open on the credit note', async () => {
    const eventId = await paidEvent(app);
    await register(eventId, person);
    await issue();
    const [entry] = await entriesOf(app, eventId);
    await run('mutation ($id: ID!) { markPaid(entryId: $id) { id } }', { id: entry!.id });
    await unregister(eventId, person);
    expect(await statesOf(eventId)).toEqual([
      [PRICE, 'PAID', true],
      [-PRICE, 'PENDING', true],
    ]);
    expect(await openOf(person.customerId)).toContainEqual({ kind: 'CREDIT_NOTE', open: -1_250_00 });
  });

  test('is credited by the link of the mail, once, by the role of its holder', async () => {
    const eventId = await paidEvent(app);
    await register(eventId, person);
    await issue();
    const key = await linkOf(eventId);
    const answers = await Promise.all([leave(key), leave(key)]);
    expect(answers.map(({ data }) => data.leaveEvent.isOwed)).toEqual([false, false]);
    expect((await statesOf(eventId)).map(([, status]) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    await expect(
      app.portal.services.reads.runSql(
        { role: dbRoles.attendee, userId: key },
        `update event_registration set owed_since = null where link_key = '${key}'`,
      ),
    ).rejects.toThrow(/permission denied/);
  });

  test('is credited whole, also when an admin has credited a part of it before', async () => {
    const eventId = await paidEvent(app);
    await register(eventId, person);
    await issue();
    const [{ id: invoiceId, version }] = (await app.db.sql('select id, version from invoice where customer_id = $1', [
      person.customerId,
    ])) as [{ id: string; version: number }];
    const input = { invoiceId, version, reason: 'Rabat', lines: [{ position: 1, net: 40_00 }] };
    await run('mutation ($input: CreditInvoiceInput!) { creditInvoice(input: $input) { id } }', { input });
    await unregister(eventId, person);
    expect((await entriesOf(app, eventId)).map(({ net }) => net)).toEqual([PRICE, -40_00, -960_00]);
  });
});

describe('a place that is given back too late', () => {
  test('stays billed, and the mail says so', async () => {
    const eventId = await paidEvent(app);
    await register(eventId, person);
    await moveTo(eventId, 3);
    const { data } = await unregister(eventId, person);
    expect(data.unregisterFromEvent.viewerRegistration).toMatchObject({
      status: 'CANCELLED',
      owedSince: expect.any(String),
    });
    expect(await statesOf(eventId)).toEqual([[PRICE, 'PENDING', false]]);
    const [mail] = await app.db.sql<{ text: string }>(
      `select text from mail where kind = 'event-unregistered' and recipient = $1`,
      [person.email],
    );
    expect(mail!.text).toContain('så pladsen skal betales alligevel');
    await register(eventId, person);
    expect((await statesOf(eventId)).map(([, status]) => status)).toEqual(['PENDING', 'PENDING']);
  });

  test('by a guest stays in the list of the back office until it is billed', async () => {
    const link = newId('link');
    const eventId = await paidEvent(app, { is_public: true, public_link: link });
    await registerGuest(link, 'sen@gaest.example');
    await moveTo(eventId, 3);
    const { data } = await leave(await linkOf(eventId));
    expect(data.leaveEvent).toMatchObject({ status: 'CANCELLED', isOwed: true, price: PRICE });
    expect((await unbilled()).places.map(({ email }) => email)).toContain('sen@gaest.example');
  });

  test('is free on the seventh day before the event, and not on the sixth', async () => {
    const states: unknown[] = [];
    for (const days of [7, 6]) {
      const eventId = await paidEvent(app);
      await register(eventId, person);
      await moveTo(eventId, days);
      await unregister(eventId, person);
      states.push(...(await statesOf(eventId)));
    }
    expect(states).toEqual([
      [PRICE, 'CANCELLED', false],
      [PRICE, 'PENDING', false],
    ]);
  });
});

describe('an event that an admin cancels or deletes', () => {
  /** An event with a paid, an invoiced and a pending entry, an unbilled place, and one that was cancelled too late. */
  async function eventWithEverything() {
    const link = newId('link');
    const eventId = await paidEvent(app, { is_public: true, public_link: link });
    const people = [person, (await buyerOf(app)).person, (await buyerOf(app)).person, (await buyerOf(app)).person];
    for (const each of people.slice(0, 2)) await register(eventId, each);
    await issue();
    const [paid] = await entriesOf(app, eventId);
    await run('mutation ($id: ID!) { markPaid(entryId: $id) { id } }', { id: paid!.id });
    for (const each of people.slice(2)) await register(eventId, each);
    await registerGuest(link, `${newId('gaest')}@gaest.example`);
    await moveTo(eventId, 3);
    await unregister(eventId, people[3]!);
    return { eventId, link };
  }
  const released = [
    [PRICE, 'PAID', true],
    [PRICE, 'CANCELLED', true],
    [PRICE, 'CANCELLED', false],
    [PRICE, 'CANCELLED', false],
    [-PRICE, 'PENDING', true],
    [-PRICE, 'CANCELLED', true],
  ];
  const unbilledAt = async (eventId: string) =>
    app.db.sql('select 1 from event_registration where event_id = $1 and owed_since is not null', [eventId]);

  test('credits every place, however late, and bills them again when it takes place after all', async () => {
    const { eventId } = await eventWithEverything();
    expect((await updateEvent(eventId, { price: PRICE, isPublic: true, status: 'CANCELLED' })).errors).toBeUndefined();
    expect(await statesOf(eventId)).toEqual(released);
    expect(await unbilledAt(eventId)).toEqual([]);
    await updateEvent(eventId, { price: 1, isPublic: true, status: 'CANCELLED' });
    expect(await statesOf(eventId)).toEqual(released);
    await updateEvent(eventId, { price: 1, isPublic: true, status: 'PUBLISHED' });
    expect((await statesOf(eventId)).slice(released.length)).toEqual(
      Array.from({ length: 3 }, () => [PRICE, 'PENDING', false]),
    );
    expect(await unbilledAt(eventId)).toHaveLength(4);
  });

  test('credits every place before it is deleted', async () => {
    const { eventId } = await eventWithEverything();
    const entries = (await entriesOf(app, eventId)).map(({ id }) => id);
    expect((await deleteEvent(eventId)).errors).toBeUndefined();
    expect(await app.db.sql('select status from ledger_entry where id = any($1) order by id', [entries])).toEqual(
      ['PAID', 'CANCELLED', 'CANCELLED', 'CANCELLED'].map((status) => ({ status })),
    );
  });

  test('cannot be deleted once it is over while a place waits for its bill', async () => {
    const eventId = await paidEvent(app, {}, -2);
    await app.world.eventRegistration(eventId, { price: PRICE, owed_since: new Date() });
    expect((await deleteEvent(eventId)).errors?.[0]?.message).toBe(
      '1 plads mangler faktura. Fakturér dem først, eller gør dem gratis.',
    );
  });
});

test('an admin’s change follows the same rule, and a change of the price bills nobody anew', async () => {
  const eventId = await paidEvent(app);
  const { data } = await register(eventId, person);
  const { id } = data.registerForEvent.viewerRegistration!;
  await setStatus(id, 'CONFIRMED');
  await updateEvent(eventId, { price: null, date: '2099-06-15' });
  expect(await statesOf(eventId)).toEqual([[PRICE, 'PENDING', false]]);
  await setStatus(id, 'CANCELLED');
  expect(await statesOf(eventId)).toEqual([[PRICE, 'CANCELLED', false]]);
});

test('an employee for events credits a place, which settles the other goods of a partly paid invoice', async () => {
  const eventId = await paidEvent(app);
  const { data } = await register(eventId, person);
  const [{ department_id: departmentId }] = (await entriesOf(app, eventId)) as [PlaceEntry];
  const cardId = await app.world.clipCard(departmentId, { status: 'PENDING' });
  const cardEntry = await app.world.ledgerEntry(departmentId, { subject_id: cardId });
  await issue();
  const [{ id: invoiceId, version }] = (await app.db.sql('select id, version from invoice where customer_id = $1', [
    person.customerId,
  ])) as [{ id: string; version: number }];
  const input = { invoiceId, version, amount: 1_250_00, paidOn: dateOf() };
  await run('mutation ($input: InvoicePaymentInput!) { recordInvoicePayment(input: $input) { open } }', { input });
  const organiser = await app.world.person({ role: 'EMPLOYEE', employeeRoles: ['EVENTS'], customerId: null });
  const { id } = data.registerForEvent.viewerRegistration!;
  expect((await setStatus(id, 'CANCELLED', organiser.token)).errors).toBeUndefined();
  expect((await statesOf(eventId)).map(([, status]) => status)).toEqual(['CANCELLED', 'CANCELLED']);
  expect(
    await app.db.sql(
      `select l.status, c.status as card from ledger_entry l join clip_card c on c.id = l.subject_id where l.id = $1`,
      [cardEntry],
    ),
  ).toEqual([{ status: 'PAID', card: 'ACTIVE' }]);
});

test('a guest’s place that was billed is credited when the guest gives it back in time', async () => {
  const link = newId('link');
  const eventId = await paidEvent(app, { is_public: true, public_link: link });
  const email = `${newId('gaest')}@gaest.example`;
  await registerGuest(link, email);
  const place = (await unbilled()).places.find((each) => each.email === email)!;
  const { departmentId } = await buyerOf(app);
  expect((await bill(place.id, place.version, { departmentId })).errors).toBeUndefined();
  await leave(await linkOf(eventId));
  expect(await statesOf(eventId)).toEqual([
    [PRICE, 'CANCELLED', true],
    [-PRICE, 'CANCELLED', true],
  ]);
});
