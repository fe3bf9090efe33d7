import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { slowTest } from '../../../testing/slowTest.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let member: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  member = await app.world.person();
});
afterAll(() => app.close());

describe('events', () => {
  const titles = (connection: { edges: { node: { title: string } }[] }) =>
    connection.edges.map(({ node }) => node.title);

  test('are listed for customers as upcoming ones by date, then past ones, newest first, without drafts', async () => {
    await app.db.sql('delete from event');
    const day = (months: number) => ({ date: addMonths(dateOf(), months) });
    for (const [title, fields] of Object.entries({
      'Om to': day(2),
      'For to siden': day(-2),
      'Om en': day(1),
      'For en siden': day(-1),
      'Aflyst om tre': { ...day(3), status: 'CANCELLED' },
      Kladde: { ...day(1), status: 'DRAFT' },
      'Afsluttet før tid': { ...day(4), status: 'COMPLETED' },
    }))
      await app.world.event({ title, ...fields });
    const expected = ['Om en', 'Om to', 'Aflyst om tre', 'Afsluttet før tid', 'For en siden', 'For to siden'];
    const seen: string[] = [];
    const readEvents = async (after: string | null) => {
      const { data } = await app.graphql(
        `query ($after: String) { viewer { events(first: 2, after: $after) {
          edges { node { title } } pageInfo { hasNextPage endCursor } totalCount
        } } }`,
        { variables: { after }, token: member.token },
      );
      return data.viewer.events;
    };
    let after: string | null = null;
    let hasNextPage = true;
    while (hasNextPage) {
      const events = await readEvents(after);
      expect(events.totalCount).toBe(expected.length);
      seen.push(...titles(events));
      ({ hasNextPage, endCursor: after } = events.pageInfo);
    }
    expect(seen).toEqual(expected);
    const { data } = await app.graphql('{ admin { events { edges { node { title } } } } }', { token: admin.token });
    expect(titles(data.admin.events)).toEqual([
      'Afsluttet før tid',
      'Aflyst om tre',
      'Om to',
      'Kladde',
      'Om en',
      'For en siden',
      'For to siden',
    ]);
  });

  slowTest('are read by an index without sorting', async () => {
    await app.db.sql(`
      insert into event (id, title, description, type, status, date, start_time, end_time, starts_at, ends_at,
        is_online, registration_count, is_public, calendar_key, sequence, created_at, version)
      select 'evt_many_' || i, 'Mange', '', 'WORKSHOP', 'PUBLISHED', current_date, '10:00', '11:00',
        now() + (i - 9000) * interval '1 day', now() + (i - 9000) * interval '1 day' + interval '1 hour',
        true, 0, false, 'many' || i, 0, now(), 1
      from generate_series(1, 10000) i`);
    await app.db.sql('analyze event');
    const plan = await explainStatements(app, 'from "event"', () =>
      app.graphql('{ viewer { events(first: 5) { edges { node { title } } } } }', { token: member.token }),
    );
    expect(plan).toContain('event_newest');
    expect(plan).not.toMatch(/Seq Scan|Sort/);
    await app.db.sql(`delete from event where id like 'evt_many_%'`);
  });

  slowTest('are found by admins by words of the title and the place, by an index', async () => {
    await app.db.sql('delete from event');
    const [first, second] = [
      await app.world.event({ title: 'Kundeservice i 100% balance', location: 'Musikhuset, Aarhus' }),
      await app.world.event({ title: 'Rapporter', location: 'Kundecentret, Odense', price: 50_000 }),
    ];
    const ids = async (filters: object) => {
      const { data } = await app.graphql(
        `query ($search: String, $status: EventStatus, $isPaid: Boolean) {
          admin { events(search: $search, status: $status, isPaid: $isPaid) { edges { node { id } } } } }`,
        { variables: filters, token: admin.token },
      );
      return (data.admin.events.edges as { node: { id: string } }[]).map(({ node }) => node.id);
    };
    expect(await ids({ search: '  kunde  musik ' })).toEqual([first]);
    expect(await ids({ search: 'KUNDECENTRET' })).toEqual([second]);
    expect((await ids({ search: 'kunde' })).toSorted()).toEqual([first, second].toSorted());
    expect(await ids({ search: '100%' })).toEqual([first]);
    for (const search of ['%', '_', '\\', "'", 'x'.repeat(1_000), 'findes ikke'])
      expect(await ids({ search: `${search} kunderne` })).toEqual([]);
    expect(await ids({ search: 'kunde', isPaid: true })).toEqual([second]);
    expect(await ids({ search: 'kunde', isPaid: false })).toEqual([first]);
    await app.db.sql(`update event set ends_at = now() - interval '1 hour' where id = $1`, [first]);
    expect(await ids({ search: 'kunde', status: 'COMPLETED' })).toEqual([first]);
    expect(await ids({ search: 'kunde', status: 'PUBLISHED' })).toEqual([second]);
    await app.db.sql(`
      insert into event (id, title, description, type, status, date, start_time, end_time, starts_at, ends_at,
        is_online, registration_count, is_public, calendar_key, sequence, created_at, version)
      select 'evt_many_' || i, 'Mange ' || i, '', 'WORKSHOP', 'PUBLISHED', current_date, '10:00', '11:00', now(),
        now() + interval '1 hour', true, 0, false, 'many' || i, 0, now(), 1
      from generate_series(1, 10000) i`);
    await app.db.sql('analyze event');
    const plan = await explainStatements(app, 'ilike', () => ids({ search: 'kundecentret' }));
    expect(plan).toContain('event_search_grams');
    expect(plan).not.toContain('Seq Scan');
    await app.db.sql(`delete from event where id like 'evt_many_%'`);
  });

  test('can be read by customers apart: those to come by date, and past ones newest first', async () => {
    const future = await app.world.event({ date: '2095-01-01' });
    const past = [await app.world.event({ date: '2021-01-01' }), await app.world.event({ date: '2021-01-02' })];
    const ids = async (upcoming: boolean) => {
      const { data } = await app.graphql(
        `query ($upcoming: Boolean) {
          viewer { events(upcoming: $upcoming, first: 100) { edges { node { id } } } } }`,
        { variables: { upcoming }, token: member.token },
      );
      return (data.viewer.events.edges as { node: { id: string } }[]).map(({ node }) => node.id);
    };
    const [coming, over] = [await ids(true), await ids(false)];
    expect(coming).toContain(future);
    expect(coming).not.toContain(past[0]);
    expect(over.filter((id) => past.includes(id))).toEqual(past.toReversed());
    expect(over).not.toContain(future);
  });

  test('in the status DRAFT are found by their id only by admins', async () => {
    const draft = await app.world.event({ status: 'DRAFT' });
    const ask = (token: string) =>
      app.graphql('query ($id: ID!) { node(id: $id) { id } }', { variables: { id: draft }, token });
    expect((await ask(member.token)).data.node).toBeNull();
    const { data } = await app.graphql('query ($id: ID!) { admin { event(id: $id) { status } } }', {
      variables: { id: draft },
      token: admin.token,
    });
    expect(data.admin.event).toEqual({ status: 'DRAFT' });
  });

  test('show their public link to customers only if they are public, and to admins always', async () => {
    const shared = await app.world.event({ is_public: true, public_link: 'delt-link' });
    const closed = await app.world.event({ public_link: 'lukket-link' });
    const ask = async (id: string) =>
      (
        await app.graphql('query ($id: ID!) { node(id: $id) { ... on Event { publicLink } } }', {
          variables: { id },
          token: member.token,
        })
      ).data.node.publicLink;
    expect([await ask(shared), await ask(closed)]).toEqual(['delt-link', null]);
    const { data } = await app.graphql('query ($id: ID!) { admin { event(id: $id) { publicLink } } }', {
      variables: { id: closed },
      token: admin.token,
    });
    expect(data.admin.event.publicLink).toBe('lukket-link');
  });

  test('show all registrations to admins, newest first, and only their own to a customer', async () => {
    const event = await app.world.event();
    const [first, mine] = [
      await app.world.eventRegistration(event),
      await app.world.eventRegistration(event, { person: member }),
    ];
    const listed = 'registrations { totalCount edges { node { id event { id } } } } viewerRegistration { id status }';
    const asAdmin = await app.graphql(`query ($id: ID!) { admin { event(id: $id) { ${listed} } } }`, {
      variables: { id: event },
      token: admin.token,
    });
    expect(asAdmin.data.admin.event).toEqual({
      registrations: { totalCount: 2, edges: [mine, first].map((id) => ({ node: { id, event: { id: event } } })) },
      viewerRegistration: null,
    });
    const asMember = await app.graphql(`query ($id: ID!) { node(id: $id) { ... on Event { ${listed} } } }`, {
      variables: { id: event },
      token: member.token,
    });
    expect(asMember.data.node).toEqual({
      registrations: { totalCount: 1, edges: [{ node: { id: mine, event: { id: event } } }] },
      viewerRegistration: { id: mine, status: 'REGISTERED' },
    });
  });
});
