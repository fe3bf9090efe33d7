import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { SessionTokens } from '../../../platform/access/tokens.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { endOffers } from './endOffers.ts';
import { offerKey } from './offerKey.ts';
import { eventInput } from './testing/eventInput.ts';
import { waitForEventMails } from './testing/eventMails.ts';
import { buyerOf, entriesOf, PRICE, placeCalls } from './testing/paidEvent.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const calls = placeCalls(() => ({ app, admin }));

const join = (eventId: string, { token, email }: Person) =>
  run(
    `mutation ($eventId: ID!, $input: EventRegistrationInput!) {
      joinWaitingList(eventId: $eventId, input: $input) { viewerRegistration { id status waitingPosition offerEndsAt } }
    }`,
    { eventId, input: { name: 'Vera Venter', email } },
    token,
  );
let lastAddress = 0;
const joinAsGuest = (publicLink: string, email: string) =>
  app.graphql(
    `mutation ($publicLink: String!, $input: EventRegistrationInput!) {
      joinPublicWaitingList(publicLink: $publicLink, input: $input) { message event { waitingCount } }
    }`,
    { variables: { publicLink, input: { name: 'Gæst', email } }, address: `10.9.0.${++lastAddress % 250}` },
  );
const PLACE = 'id status offerKey mustSignIn waitingPosition';
const answer = (field: 'acceptEventOffer' | 'declineEventOffer', key: string) =>
  app.graphql(`mutation ($key: String!) { ${field}(key: $key) { ${PLACE} } }`, { variables: { key } });
const offerOf = (key: string) =>
  app.graphql(`query ($key: String!) { eventOffer(key: $key) { ${PLACE} } }`, { variables: { key } });
const move = (id: string, position: number, token = admin.token) =>
  run(
    `mutation ($id: ID!, $position: Int!) {
      moveOnWaitingList(id: $id, position: $position) { edge { node { id waitingPosition version } } }
    }`,
    { id, position },
    token,
  );
const updateEvent = (id: string, changes: object) =>
  run('mutation ($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { edge { node { id } } } }', {
    id,
    input: eventInput(changes),
  });
const queueOf = (eventId: string) =>
  app.db.sql<{ id: string; status: string }>(
    `select id, status from event_registration where event_id = $1 and waiting_since is not null
     order by waiting_since, id`,
    [eventId],
  );
const statusOf = async (id: string) =>
  (await app.db.sql<{ status: string }>('select status from event_registration where id = $1', [id]))[0]!.status;
const keyOf = (id: string, offerEndsAt = new Date(Date.now() + 3600_000)) => offerKey(app.config, { id, offerEndsAt });
const runOutOffer = (id: string) =>
  app.db.sql(`update event_registration set offer_ends_at = now() - interval '1 minute' where id = $1`, [id]);
const endOffersNow = () => endOffers(app.portal.services, { id: 'test', data: {} });
const keyIn = (text: string) => /events\/offer\?key=(\S+)/.exec(text)?.[1];

/** A full event for one person, and people who wait for the place in their order. */
async function fullEvent(waiting: number, fields: object = {}) {
  const eventId = await app.world.event({ capacity: 1, title: 'Fuldt kursus', ...fields });
  const attending = await app.world.person();
  await app.world.eventRegistration(eventId, { person: attending });
  const ids: string[] = [];
  for (let i = 0; i < waiting; i += 1)
    ids.push(await app.world.eventRegistration(eventId, { status: 'WAITLISTED', waiting_since: new Date(i) }));
  return { eventId, attending, ids };
}

describe('a freed place', () => {
  test('is offered to the first who waits, by a mail whose link accepts it once without a sign-in', async () => {
    const link = 'tilbud-til-gaest';
    const { eventId, attending } = await fullEvent(0, { is_public: true, public_link: link });
    const email = 'foerst@gaest.example';
    expect((await joinAsGuest(link, email)).data.joinPublicWaitingList.event.waitingCount).toBe(1);
    const again = await joinAsGuest(link, email);
    expect(again.data.joinPublicWaitingList.event.waitingCount).toBe(1);
    await calls.unregister(eventId, attending);
    const mails = await waitForEventMails(app, email, 3);
    expect(mails.map(({ subject, calendar }) => [subject, calendar])).toEqual([
      ['Du står på ventelisten: Fuldt kursus', undefined],
      ['Du står på ventelisten: Fuldt kursus', undefined],
      ['Der er en plads til dig: Fuldt kursus', undefined],
    ]);
    const key = keyIn(mails[2]!.text)!;
    expect((await offerOf(key)).data.eventOffer).toMatchObject({ id: key, status: 'OFFERED', mustSignIn: false });
    for (let round = 0; round < 2; round += 1)
      expect((await answer('acceptEventOffer', key)).data.acceptEventOffer).toMatchObject({
        status: 'REGISTERED',
        offerKey: null,
      });
    expect(refusalOf(await answer('declineEventOffer', key))?.[0]).toBe('CONFLICT');
    expect((await waitForEventMails(app, email, 4))[3]).toMatchObject({
      subject: 'Du er tilmeldt: Fuldt kursus',
      calendar: { method: 'REQUEST' },
    });
    expect(await app.db.sql('select registration_count, waiting_count from event where id = $1', [eventId])).toEqual([
      { registration_count: 1, waiting_count: 0 },
    ]);
  });

  test('goes to the next when the offer is declined or runs out, and the job can run again', async () => {
    const { eventId, attending, ids } = await fullEvent(3);
    await calls.unregister(eventId, attending);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['OFFERED', 'WAITLISTED', 'WAITLISTED']);
    expect((await answer('declineEventOffer', keyOf(ids[0]!))).data.declineEventOffer.status).toBe('CANCELLED');
    expect(await Promise.all(ids.map(statusOf))).toEqual(['CANCELLED', 'OFFERED', 'WAITLISTED']);
    await endOffersNow();
    expect(await statusOf(ids[1]!)).toBe('OFFERED');
    await runOutOffer(ids[1]!);
    expect(refusalOf(await answer('acceptEventOffer', keyOf(ids[1]!)))).toEqual([
      'CONFLICT',
      'Tilbuddet om en plads er udløbet',
    ]);
    await Promise.all([endOffersNow(), endOffersNow()]);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['CANCELLED', 'CANCELLED', 'OFFERED']);
    const [ended] = await app.db.sql<{ email: string }>('select email from event_registration where id = $1', [ids[1]]);
    expect((await waitForEventMails(app, ended!.email, 2)).map(({ subject }) => subject)).toEqual([
      'Der er en plads til dig: Fuldt kursus',
      'Tilbuddet er udløbet: Fuldt kursus',
    ]);
  });

  test('is offered by the job when a process has died before it could offer it', async () => {
    const { eventId, ids } = await fullEvent(1);
    await app.db.sql(`update event_registration set status = 'CANCELLED' where event_id = $1 and user_id is not null`, [
      eventId,
    ]);
    await app.db.sql('update event set registration_count = 0 where id = $1', [eventId]);
    await endOffersNow();
    expect(await statusOf(ids[0]!)).toBe('OFFERED');
  });

  test('is never offered after the start of the event, and an offer ends at the start at the latest', async () => {
    const tomorrow = { date: addDays(dateOf(), 1), start_time: '00:30', end_time: '23:00' };
    const { eventId, attending, ids } = await fullEvent(1, { ...tomorrow, offer_hours: 48 });
    await calls.unregister(eventId, attending);
    const [offer] = await app.db.sql<{ endsAtStart: boolean }>(
      `select offer_ends_at = starts_at as "endsAtStart" from event_registration r join event e on e.id = r.event_id
       where r.id = $1`,
      [ids[0]],
    );
    expect(offer).toEqual({ endsAtStart: true });
    const begun = await fullEvent(1, { date: dateOf(), start_time: '00:00', end_time: '23:59' });
    await endOffersNow();
    expect(await statusOf(begun.ids[0]!)).toBe('WAITLISTED');
    expect(refusalOf(await join(begun.eventId, await app.world.person()))?.[0]).toBe('CONFLICT');
  });

  test('passes over a user who was deactivated', async () => {
    const { eventId, attending } = await fullEvent(0);
    const [gone, next] = [await app.world.person(), await app.world.person()];
    const goneId = await app.world.eventRegistration(eventId, { person: gone, status: 'WAITLISTED' });
    const nextId = await app.world.eventRegistration(eventId, { person: next, status: 'WAITLISTED' });
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [gone.id]);
    await calls.unregister(eventId, attending);
    expect([await statusOf(goneId), await statusOf(nextId)]).toEqual(['CANCELLED', 'OFFERED']);
  });
});

describe('added places', () => {
  test('are offered to as many of those who wait, and to all without a capacity', async () => {
    const { eventId, ids } = await fullEvent(5);
    await updateEvent(eventId, { capacity: 4 });
    const statuses = () => Promise.all(ids.map(statusOf));
    expect(await statuses()).toEqual(['OFFERED', 'OFFERED', 'OFFERED', 'WAITLISTED', 'WAITLISTED']);
    expect((await updateEvent(eventId, { capacity: 3 })).fieldErrors).toMatchObject({
      capacity: expect.stringContaining('(4)'),
    });
    await updateEvent(eventId, { capacity: null });
    expect(await statuses()).toEqual(Array(5).fill('OFFERED'));
  });

  test('are taken back with their offers when the event closes, and each person keeps the place', async () => {
    const { eventId, ids } = await fullEvent(2);
    await updateEvent(eventId, { capacity: 2 });
    for (const status of ['CANCELLED', 'DRAFT']) {
      await updateEvent(eventId, { capacity: 2, status });
      expect((await queueOf(eventId)).map((row) => [row.id, row.status])).toEqual([
        [ids[0], 'WAITLISTED'],
        [ids[1], 'WAITLISTED'],
      ]);
      await endOffersNow();
      expect(await statusOf(ids[0]!)).toBe('WAITLISTED');
    }
    await updateEvent(eventId, { capacity: 2 });
    expect(await statusOf(ids[0]!)).toBe('OFFERED');
  });
});

describe('a member', () => {
  test('waits, sees only their own place, is offered the place and accepts it in the portal', async () => {
    const { eventId, attending, ids } = await fullEvent(1);
    const person = await app.world.person();
    expect((await join(eventId, person)).data.joinWaitingList.viewerRegistration).toMatchObject({
      status: 'WAITLISTED',
      waitingPosition: 2,
    });
    expect(refusalOf(await join(eventId, person))).toEqual(['CONFLICT', 'Du står allerede på ventelisten']);
    expect(refusalOf(await join(eventId, attending))).toEqual(['CONFLICT', 'Du er allerede tilmeldt']);
    const seen = await run(
      `query ($id: ID!) { node(id: $id) { ... on Event { queue(first: 10) { edges { node { id } } } } } }`,
      { id: eventId },
      person.token,
    );
    expect(seen.data.node.queue.edges).toHaveLength(1);
    await calls.unregister(eventId, attending);
    await calls.setStatus(ids[0]!, 'CANCELLED');
    expect(refusalOf(await join(eventId, person))).toEqual(['CONFLICT', 'Du er allerede tilbudt en plads']);
    const { data } = await calls.register(eventId, person);
    expect(data.registerForEvent.viewerRegistration.status).toBe('REGISTERED');
    const titles = await app.db.sql<{ title: string }>(
      'select title from activity where customer_id = $1 order by id',
      [person.customerId],
    );
    expect(titles.map(({ title }) => title.replace(/^\S+ \S+ /, ''))).toEqual([
      expect.stringContaining('står på ventelisten til Fuldt kursus'),
      expect.stringContaining('er tilbudt en plads på Fuldt kursus'),
      expect.stringContaining('er tilmeldt Fuldt kursus'),
    ]);
  });

  test('is billed for an offered place as for any other, and cannot accept it by the link alone', async () => {
    const { eventId, attending } = await fullEvent(0, { price: PRICE });
    const { person, departmentId } = await buyerOf(app);
    const { id } = (await join(eventId, person)).data.joinWaitingList.viewerRegistration!;
    await calls.unregister(eventId, attending);
    expect(await statusOf(id)).toBe('OFFERED');
    expect(await entriesOf(app, eventId)).toEqual([]);
    expect((await offerOf(keyOf(id))).data.eventOffer.mustSignIn).toBe(true);
    expect(refusalOf(await answer('acceptEventOffer', keyOf(id)))?.[0]).toBe('CONFLICT');
    await calls.register(eventId, person, { departmentId, price: PRICE });
    expect(await entriesOf(app, eventId)).toMatchObject([{ department_id: departmentId, net: PRICE }]);
    expect(await statusOf(id)).toBe('REGISTERED');
  });

  test('without an account has a place that waits for an admin, once accepted', async () => {
    const { eventId, attending } = await fullEvent(0, { price: PRICE });
    const id = await app.world.eventRegistration(eventId, { status: 'WAITLISTED', price: PRICE });
    await calls.unregister(eventId, attending);
    await answer('acceptEventOffer', keyOf(id));
    expect((await calls.unbilled()).places.map((place) => place.id)).toContain(id);
  });
});

describe('the link of an offer', () => {
  test('works for its own purpose and person alone', async () => {
    const { eventId, attending, ids } = await fullEvent(2);
    await calls.unregister(eventId, attending);
    const tokens = new SessionTokens(app.config.jwtSecret);
    const [{ link_key: placeKey }] = (await app.db.sql('select link_key from event_registration where id = $1', [
      ids[0],
    ])) as [{ link_key: string }];
    const forged = [
      'x',
      '',
      `${keyOf(ids[0]!)}x`,
      placeKey,
      tokens.signLink('payment', { id: ids[0]!, expiresAt: new Date(Date.now() + 3600_000) }),
      new SessionTokens('x'.repeat(32)).signLink('place-offer', { id: ids[0]!, expiresAt: new Date(Date.now() + 1e6) }),
      keyOf('ereg_ukendt'),
      keyOf(ids[0]!, new Date(Date.now() - 40 * 24 * 3600_000)),
    ];
    for (const key of forged) {
      expect(refusalOf(await offerOf(key))?.[0]).toBe('NOT_FOUND');
      expect(refusalOf(await answer('acceptEventOffer', key))?.[0]).toBe('NOT_FOUND');
    }
    // The next person's link does not answer the offer of the first.
    expect(refusalOf(await answer('acceptEventOffer', keyOf(ids[1]!)))).toEqual([
      'CONFLICT',
      'Du er ikke længere tilbudt en plads',
    ]);
    const leave = 'mutation ($key: String!) { leaveEvent(key: $key) { id } }';
    expect(refusalOf(await app.graphql(leave, { variables: { key: keyOf(ids[0]!) } }))?.[0]).toBe('NOT_FOUND');
    expect(await Promise.all(ids.map(statusOf))).toEqual(['OFFERED', 'WAITLISTED']);
  });

  test('accepts once when it is opened many times at once, also beside a decline', async () => {
    const { eventId, attending, ids } = await fullEvent(2);
    await calls.unregister(eventId, attending);
    const key = keyOf(ids[0]!);
    await Promise.all([
      ...Array.from({ length: 5 }, () => answer('acceptEventOffer', key)),
      answer('declineEventOffer', key),
    ]);
    const statuses = await Promise.all(ids.map(statusOf));
    expect([
      ['REGISTERED', 'WAITLISTED'],
      ['CANCELLED', 'OFFERED'],
    ]).toContainEqual(statuses);
  });
});

describe('an admin', () => {
  test('moves people in the queue, which decides who is offered the next place', async () => {
    const { eventId, attending, ids } = await fullEvent(4);
    expect((await move(ids[3]!, 1)).data.moveOnWaitingList.edge!.node.waitingPosition).toBe(1);
    await move(ids[0]!, 4);
    await move(ids[1]!, 2);
    expect((await queueOf(eventId)).map(({ id }) => id)).toEqual([ids[3], ids[1], ids[2], ids[0]]);
    for (const position of [0, 5, -1, 2_000_000_000])
      expect((await move(ids[0]!, position)).fieldErrors).toHaveProperty('position');
    expect(refusalOf(await move('ereg_ukendt', 1))?.[0]).toBe('NOT_FOUND');
    expect(refusalOf(await move(ids[0]!, 1, attending.token))?.[0]).toBe('FORBIDDEN');
    await calls.unregister(eventId, attending);
    expect(await statusOf(ids[3]!)).toBe('OFFERED');
    expect(refusalOf(await move(ids[3]!, 2))?.[0]).toBe('CONFLICT');
  });

  test('withdraws an offer, which goes to the next, and offers a free place to a chosen person', async () => {
    const { eventId, attending, ids } = await fullEvent(2);
    expect(refusalOf(await calls.setStatus(ids[1]!, 'OFFERED'))?.[0]).toBe('CONFLICT');
    await calls.unregister(eventId, attending);
    await calls.setStatus(ids[0]!, 'WAITLISTED');
    expect((await queueOf(eventId)).map((row) => [row.id, row.status])).toEqual([
      [ids[1], 'OFFERED'],
      [ids[0], 'WAITLISTED'],
    ]);
    await calls.setStatus(ids[0]!, 'CANCELLED');
    expect(refusalOf(await calls.setStatus(ids[1]!, 'WAITLISTED'))).toEqual([
      'CONFLICT',
      expect.stringContaining('Ingen andre venter'),
    ]);
    expect(refusalOf(await calls.setStatus(ids[0]!, 'OFFERED'))?.[0]).toBe('CONFLICT');
  });
});
