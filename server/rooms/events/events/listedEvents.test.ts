import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { runAs } from '../../../testing/runAs.ts';
import { slowTest } from '../../../testing/slowTest.ts';
import type { Person } from '../../../testing/World.ts';
import { eventInput } from './testing/eventInput.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const listed = { is_public: true, is_listed: true };
const createListed = (link: string, fields: object = {}) =>
  app.world.event({ ...listed, public_link: link, title: `Event ${link}`, ...fields });
const get = (url: string, headers = {}) => app.portal.app.inject({ method: 'GET', url, headers });

const LIST = `query ($first: Int, $after: String) { publicEvents(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  edges { node { id title location isFull price } } } }`;
interface Listed {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: { node: { id: string; title: string; isFull: boolean } }[];
}
async function readList(variables: object = {}, token?: string): Promise<Listed> {
  const { data } = await app.graphql(LIST, { variables, ...(token && { token }) });
  return (data as { publicEvents: Listed }).publicEvents;
}
const linksOf = ({ edges }: Listed) => edges.map(({ node }) => node.id);

describe('the list of public events', () => {
  test('has the listed events to come by date, for visitors and signed-in people alike, in pages', async () => {
    await createListed('sidst', { date: '2091-01-02' });
    await createListed('foerst', { date: '2090-01-01', capacity: 1, registration_count: 1 });
    await createListed('slut', { date: '2020-01-01' });
    await createListed('aflyst', { status: 'CANCELLED' });
    await createListed('kladde', { status: 'DRAFT' });
    await createListed('afsluttet', { status: 'COMPLETED' });
    await app.world.event({ is_public: true, public_link: 'kun-med-link' });
    const all = await readList();
    expect(linksOf(all)).toEqual(['foerst', 'sidst']);
    expect(all).toMatchObject({ totalCount: 2, edges: [{ node: { isFull: true } }, { node: { isFull: false } }] });
    expect(linksOf(await readList({}, (await app.world.person()).token))).toEqual(['foerst', 'sidst']);
    const first = await readList({ first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect(linksOf(await readList({ first: 1, after: first.pageInfo.endCursor }))).toEqual(['sidst']);
  });

  slowTest('is read by an index of its own without sorting', async () => {
    await app.db.sql(`
      insert into event (id, title, description, type, status, date, start_time, end_time, starts_at, ends_at,
        is_online, registration_count, is_public, is_listed, public_link, calendar_key, sequence, created_at, version)
      select 'evt_many_' || i, 'Mange', '', 'WORKSHOP', 'PUBLISHED', current_date, '10:00', '11:00',
        now() + (i - 9000) * interval '1 day', now() + (i - 9000) * interval '1 day' + interval '1 hour',
        true, 0, true, i % 10 = 0, 'many' || i, 'many' || i, 0, now(), 1
      from generate_series(1, 10000) i`);
    await app.db.sql('analyze event');
    const plan = await explainStatements(app, 'from "event"', () => readList({ first: 5 }));
    expect(plan).toContain('event_listed');
    expect(plan).not.toMatch(/Seq Scan|Sort/);
    await app.db.sql(`delete from event where id like 'evt_many_%'`);
  });

  test('never has an event that is not public, whatever an admin sends', async () => {
    const create = async (changes: object) =>
      (
        await run(
          `mutation ($input: EventInput!) { createEvent(input: $input) { edge { node {
            id isPublic isListed publicLink version } } } }`,
          { input: eventInput(changes) },
        )
      ).data.createEvent.edge!.node;
    expect(await create({ isPublic: false, isListed: true })).toMatchObject({ isListed: false });
    expect(await create({ isPublic: true })).toMatchObject({ isListed: false });
    const { id, publicLink } = await create({ isPublic: true, isListed: true });
    expect(linksOf(await readList())).toContain(publicLink);
    await run(`mutation ($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { deletedId } }`, {
      id,
      input: eventInput({ isPublic: false, isListed: true }),
    });
    expect(linksOf(await readList())).not.toContain(publicLink);
    const listPrivate = app.db.sql('update event set is_public = false, is_listed = true where id = $1', [id]);
    await expect(listPrivate).rejects.toThrow('event_listed_is_public');
  });
});

describe('the calendar of public events', () => {
  const entriesOf = (content: string) =>
    new ICAL.Component(ICAL.parse(content) as unknown[])
      .getAllSubcomponents('vevent')
      .map((entry) => ({ ...new ICAL.Event(entry), entry, uid: String(entry.getFirstPropertyValue('uid')) }));

  test('has listed events with their pages, cancelled ones as cancelled, and no address of a meeting', async () => {
    const id = await createListed('online', {
      is_online: true,
      location: null,
      meeting_link: 'https://moede.example/hemmelig',
      sequence: 3,
    });
    const cancelled = await createListed('feed-aflyst', { status: 'CANCELLED', title: 'Aflyst event' });
    await createListed('feed-kladde', { status: 'DRAFT', title: 'Hemmelig kladde' });
    await app.world.event({ is_public: true, public_link: 'feed-ulistet', title: 'Ulistet event' });
    const answer = await get('/events.ics');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).not.toMatch(/hemmelig|Hemmelig|Ulistet/);
    expect(answer.body).toContain('X-PUBLISHED-TTL:PT1H');
    expect(answer.body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    const entries = entriesOf(answer.body);
    const entryOf = (eventId: string) => entries.find(({ uid }) => uid.startsWith(`${eventId}@`))!.entry;
    const value = (eventId: string, name: string) => String(entryOf(eventId).getFirstPropertyValue(name));
    expect([value(id, 'sequence'), value(id, 'status'), value(id, 'url')]).toEqual([
      '3',
      'CONFIRMED',
      `${app.config.publicUrl}/events/public/online`,
    ]);
    expect(entryOf(id).getFirstPropertyValue('last-modified')).toBeTruthy();
    expect(value(cancelled, 'status')).toBe('CANCELLED');
  });

  test('has the address of a meeting as little as the page of a listed event', async () => {
    const fields = { is_online: true, location: null, meeting_link: 'https://moede.example/privat' };
    await createListed('side-paa-listen', fields);
    await app.world.event({ is_public: true, public_link: 'side-med-link', title: 'Med link', ...fields });
    for (const [link, isShown] of [
      ['side-paa-listen', false],
      ['side-med-link', true],
    ] as const) {
      const answers = [
        JSON.stringify(
          await app.graphql(
            `query ($link: String!) {
              publicEvent(publicLink: $link) { meetingLink calendarLinks { google outlook } } }`,
            { variables: { link } },
          ),
        ),
        (await get(`/events/public/${link}`)).body,
        (await get(`/calendar/${link}.ics`)).body.replaceAll('\r\n ', ''),
      ];
      expect(answers.some((answer) => answer.includes('moede.example'))).toBe(isShown);
    }
  });

  test('is answered with 304 until an event changes', async () => {
    const id = await createListed('etag');
    const { etag } = (await get('/events.ics')).headers as { etag: string };
    const unchanged = await get('/events.ics', { 'if-none-match': etag });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    await run(`mutation ($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { deletedId } }`, {
      id,
      input: eventInput({ isPublic: true, isListed: true, title: 'Nyt navn' }),
    });
    const changed = await get('/events.ics', { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('Nyt navn');
  });
});

describe('the picture of a public event', () => {
  const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

  test('is a PNG of 1200 × 630 pixels for any title, at an address that changes with the event', async () => {
    const titles = ['Rødgrød & æbleskiver', '<svg onload="x">', '😀', 'x'.repeat(200), 'ord '.repeat(50), '&#0;'];
    for (const [i, title] of titles.entries()) {
      await createListed(`billede-${i}`, { title });
      const answer = await get(`/event-pictures/billede-${i}.png`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
      const png = answer.rawPayload;
      expect(png.subarray(0, 4).equals(PNG)).toBe(true);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    const urlOf = async () =>
      (
        (await app.graphql('{ publicEvent(publicLink: "billede-0") { pictureUrl } }')).data as {
          publicEvent: { pictureUrl: string };
        }
      ).publicEvent.pictureUrl;
    const before = await urlOf();
    const { etag } = (await get(new URL(before).pathname)).headers as { etag: string };
    expect((await get('/event-pictures/billede-0.png', { 'if-none-match': etag })).statusCode).toBe(304);
    await app.db.sql(`update event set title = 'Et andet navn' where public_link = 'billede-0'`);
    expect(await urlOf()).not.toBe(before);
    expect((await get('/event-pictures/billede-0.png', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('does not exist for an unknown link, and not while the event is closed', async () => {
    await createListed('billede-kladde', { status: 'DRAFT' });
    await createListed('billede-aflyst', { status: 'CANCELLED' });
    for (const link of ['findes-ikke', 'billede-kladde', 'billede-aflyst', encodeURIComponent("'; drop table event")])
      expect((await get(`/event-pictures/${link}.png`)).statusCode).toBe(404);
  });
});
