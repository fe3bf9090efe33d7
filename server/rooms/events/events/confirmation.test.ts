import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { offerKey } from './offerKey.ts';
import { waitForEventMails } from './testing/eventMails.ts';
import { buyerOf, entriesOf, paidEvent, PRICE, placeCalls } from './testing/paidEvent.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const calls = placeCalls(() => ({ app, admin }));
const countOf = async (eventId: string) =>
  (await app.db.sql<{ count: number }>('select registration_count as count from event where id = $1', [eventId]))[0]!
    .count;
const linkKeyOf = async (eventId: string) =>
  (
    await app.db.sql<{ key: string }>('select link_key as key from event_registration where event_id = $1', [eventId])
  )[0]!.key;

describe('a registration that an admin confirms', () => {
  test('keeps its place, is billed once it is confirmed, and cannot be requested by an admin', async () => {
    const eventId = await paidEvent(app, { requires_confirmation: true, capacity: 1, title: 'Udvalgt kursus' });
    const { person, departmentId } = await buyerOf(app);
    const { viewerRegistration } = (await calls.register(eventId, person, { departmentId, price: PRICE })).data
      .registerForEvent;
    expect(viewerRegistration).toMatchObject({ status: 'REQUESTED', owedSince: null, entry: null });
    expect(await countOf(eventId)).toBe(1);
    expect(refusalOf(await calls.register(eventId, person))).toEqual(['CONFLICT', 'Du er allerede tilmeldt']);
    expect(refusalOf(await calls.register(eventId, await app.world.person()))?.[0]).toBe('FULL');
    expect(await entriesOf(app, eventId)).toEqual([]);
    await calls.setStatus(viewerRegistration.id, 'CONFIRMED');
    expect(await entriesOf(app, eventId)).toMatchObject([{ department_id: departmentId, net: PRICE }]);
    expect(refusalOf(await calls.setStatus(viewerRegistration.id, 'REQUESTED'))?.[0]).toBe('CONFLICT');
    expect(
      (await waitForEventMails(app, person.email, 2)).map(({ subject, calendar }) => [subject, calendar?.method]),
    ).toEqual([
      ['Din tilmelding afventer bekræftelse: Udvalgt kursus', undefined],
      ['Din plads er bekræftet: Udvalgt kursus', 'REQUEST'],
    ]);
  });

  test('frees its place for the next who waits when it is declined or withdrawn', async () => {
    const link = 'med-bekraeftelse';
    const fields = { requires_confirmation: true, capacity: 1, is_public: true, public_link: link };
    const eventId = await app.world.event({ ...fields, title: 'Udvalgt møde' });
    expect((await calls.registerGuest(link, 'bekraeft@gaest.example')).data.registerForPublicEvent.message).toContain(
      'når vi har bekræftet den',
    );
    const next = await app.world.eventRegistration(eventId, { status: 'WAITLISTED' });
    const [requested] = await app.db.sql<{ id: string }>(
      `select id from event_registration where event_id = $1 and status = 'REQUESTED'`,
      [eventId],
    );
    await calls.setStatus(requested!.id, 'CANCELLED');
    const [, declined] = await waitForEventMails(app, 'bekraeft@gaest.example', 2);
    expect(declined).toMatchObject({ subject: 'Du har ikke fået en plads: Udvalgt møde', calendar: undefined });
    const key = offerKey(app.config, { id: next, offerEndsAt: new Date(Date.now() + 3600_000) });
    const accept = 'mutation ($key: String!) { acceptEventOffer(key: $key) { status } }';
    for (let round = 0; round < 2; round += 1)
      expect((await run(accept, { key })).data.acceptEventOffer.status).toBe('REQUESTED');
    expect(await countOf(eventId)).toBe(1);
  });
});

describe('a copy of an event', () => {
  test('is a draft with the same fields, without registrations, and with a link of its own', async () => {
    const past = { date: '2020-03-02', capacity: 3, price: PRICE, is_public: true, public_link: 'gammelt-event' };
    const eventId = await app.world.event({ ...past, offer_hours: 5, requires_confirmation: true, title: 'Kursus' });
    await app.world.eventRegistration(eventId);
    const copy = 'mutation ($id: ID!) { copyEvent(id: $id) { edge { node { id } } } }';
    const id = (await run(copy, { id: eventId })).data.copyEvent.edge!.node.id;
    const [row] = await app.db.sql(
      `select title, date::text, capacity, price, status, is_public, public_link <> 'gammelt-event' as has_new_link,
         offer_hours, requires_confirmation, registration_count, starts_at < now() as is_past
       from event where id = $1`,
      [id],
    );
    expect(row).toEqual({
      title: 'Kursus',
      date: '2020-03-02',
      capacity: 3,
      price: PRICE,
      status: 'DRAFT',
      is_public: true,
      has_new_link: true,
      offer_hours: 5,
      requires_confirmation: true,
      registration_count: 0,
      is_past: true,
    });
    expect(refusalOf(await run(copy, { id: 'evt_ukendt' }))?.[0]).toBe('NOT_FOUND');
    expect(refusalOf(await run(copy, { id: eventId }, (await app.world.person()).token))?.[0]).toBe('FORBIDDEN');
  });
});

describe('the link in the mails of a registration', () => {
  const change = (key: string, input: object) =>
    run(
      `mutation ($key: String!, $input: EventPlaceInput!) {
        changeEventPlace(key: $key, input: $input) { name phone company dietaryRestrictions specialRequirements }
      }`,
      { key, input },
    );

  test('corrects the details, keeps what is left out, and refuses what is invalid', async () => {
    const eventId = await app.world.event();
    await app.world.eventRegistration(eventId, { phone: '12345678', dietary_restrictions: 'Vegetar' });
    const key = await linkKeyOf(eventId);
    expect((await change(key, { name: 'Ny Navn', dietaryRestrictions: null })).data.changeEventPlace).toEqual({
      name: 'Ny Navn',
      phone: '12345678',
      company: null,
      dietaryRestrictions: null,
      specialRequirements: null,
    });
    expect((await change(key, { name: '' })).fieldErrors).toHaveProperty('name');
    expect((await change(key, { phone: '1'.repeat(50) })).fieldErrors).toHaveProperty('phone');
    expect(await linkKeyOf(eventId)).toBe(key);
    expect(refusalOf(await change('x'.repeat(43), { name: 'X' }))?.[0]).toBe('NOT_FOUND');
    await app.db.sql(`update event set status = 'CANCELLED' where id = $1`, [eventId]);
    expect(refusalOf(await change(key, { name: 'X' }))?.[0]).toBe('CONFLICT');
  });
});
