import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addMonths, dateOf } from '../../domain/dates.ts';
import { explainStatements } from '../testing/explainStatements.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import type { Person } from '../testing/World.ts';
import { eventInput } from './testing/eventInput.ts';
import { eventMailsTo } from './testing/eventMails.ts';

let app: TestApp;
let admin: Person;
let member: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  member = await app.world.person();
});
afterAll(() => app.close());

const FIELDS = `id title description status location meetingLink capacity price isPublic publicLink
  registrationCount isFull version`;
const EDGE = `edge { node { ${FIELDS} } }`;
const create = async (changes: object = {}, token = admin.token) =>
  app.graphql(`mutation ($input: EventInput!) { createEvent(input: $input) { ${EDGE} } }`, {
    variables: { input: eventInput(changes) },
    token,
  });
const update = async (
  id: string,
  changes: object = {},
  { version, token = admin.token }: { version?: number; token?: string } = {},
) =>
  app.graphql(
    `mutation ($id: ID!, $version: Int, $input: EventInput!) {
      updateEvent(id: $id, version: $version, input: $input) { ${EDGE} }
    }`,
    { variables: { id, version, input: eventInput(changes) }, token },
  );
const remove = (id: string, token = admin.token) =>
  app.graphql('mutation ($id: ID!) { deleteEvent(id: $id) { deletedId } }', { variables: { id }, token });
const createdEvent = async (changes?: object) =>
  (await create(changes)).data.createEvent.edge.node as { id: string; publicLink: string | null; version: number };

describe('an event', () => {
  test('is created, changed and deleted by admins only', async () => {
    const { id } = await createdEvent();
    expect((await update(id, { title: 'Zendesk for øvede' })).data.updateEvent.edge.node).toMatchObject({
      id,
      title: 'Zendesk for øvede',
      version: 2,
    });
    for (const answer of [
      await create({}, member.token),
      await update(id, {}, { token: member.token }),
      await remove(id, member.token),
    ]) {
      expect(answer.errorCode).toBe('FORBIDDEN');
    }
    expect((await remove(id)).data.deleteEvent).toEqual({ deletedId: id });
    expect((await update(id)).errors?.[0]).toMatchObject({
      message: 'Event ikke fundet',
      extensions: { code: 'NOT_FOUND' },
    });
  });

  test('is rejected with an error on every missing or invalid field at once', async () => {
    const answer = await create({
      title: ' ',
      description: '',
      date: '',
      startTime: '',
      endTime: '25:00',
      location: ' ',
      capacity: 0,
      price: -1,
      meetingLink: 'javascript:alert(1)',
    });
    expect(answer.fieldErrors).toEqual({
      title: 'Titel er påkrævet',
      description: 'Beskrivelse er påkrævet',
      date: 'Dato er påkrævet',
      startTime: 'Starttidspunkt er påkrævet',
      endTime: 'Skriv tidspunktet som 09:00',
      location: 'Lokation er påkrævet',
      capacity: 'Kapacitet skal være et helt tal fra 1',
      price: 'Pris kan ikke være under 0',
    });
    expect((await create({ isOnline: true, meetingLink: 'javascript:alert(1)' })).fieldErrors).toEqual({
      meetingLink: 'Mødelinket skal begynde med http:// eller https://',
    });
  });

  test('must end after it starts', async () => {
    expect((await create({ startTime: '12:00', endTime: '12:00', title: '' })).fieldErrors).toEqual({
      endTime: 'Sluttidspunkt skal være efter starttidspunkt',
      title: 'Titel er påkrævet',
    });
  });

  test('requires a location only when it is not online', async () => {
    const { data } = await create({ isOnline: true, location: null, meetingLink: 'https://meet.example/abc' });
    expect(data.createEvent.edge.node).toMatchObject({ location: null, meetingLink: 'https://meet.example/abc' });
    expect((await create({ isOnline: true, location: null })).errors).toBeUndefined();
  });

  test('has its description sanitized, and requires readable text in it', async () => {
    const { data } = await create({
      description:
        '<p onclick="x()">Hej <script>alert(1)</script><a href="javascript:alert(1)">med</a> dig</p>' +
        '<img src=x onerror=alert(1)>',
    });
    expect(data.createEvent.edge.node.description).toBe('<p>Hej med dig</p>');
    expect((await create({ description: '<p><br></p><script>alert(1)</script>' })).fieldErrors).toEqual({
      description: 'Beskrivelse er påkrævet',
    });
  });

  test('gets a secret public link when it first becomes public, and keeps the link', async () => {
    const { id, publicLink } = await createdEvent();
    expect(publicLink).toBeNull();
    const link = (await update(id, { isPublic: true })).data.updateEvent.edge.node.publicLink!;
    expect(Buffer.from(link, 'base64url').length).toBeGreaterThanOrEqual(16);
    await update(id, { isPublic: false });
    expect((await update(id, { isPublic: true })).data.updateEvent.edge.node.publicLink).toBe(link);
  });

  test('rejects an edit of an old version, and a new registration does not change the version', async () => {
    const { id, version } = await createdEvent();
    await app.world.eventRegistration(id);
    expect((await update(id, { title: 'Først' }, { version })).errors).toBeUndefined();
    expect((await update(id, { title: 'For sent' }, { version })).errorCode).toBe('CONFLICT');
  });

  test('that is over is only published with a confirmation, by an edit too', async () => {
    const past = { date: '2020-01-01' };
    const refused = { publishPast: 'Eventet er allerede slut. Sæt kryds her, hvis det skal udgives alligevel.' };
    expect((await create(past)).fieldErrors).toEqual(refused);
    expect((await create({ ...past, publishPast: false })).fieldErrors).toEqual(refused);
    expect((await create({ ...past, publishPast: true })).errors).toBeUndefined();
    const { id, version } = await createdEvent({ ...past, status: 'DRAFT' });
    expect((await update(id, past)).fieldErrors).toEqual(refused);
    expect((await update(id, { ...past, publishPast: true }, { version })).errors).toBeUndefined();
    // The event is already published, so a further edit needs no confirmation.
    expect((await update(id, { ...past, title: 'Med slides' })).errors).toBeUndefined();
    const ahead = await createdEvent();
    expect((await update(ahead.id, past)).fieldErrors).toEqual(refused);
    expect((await update(ahead.id, { ...past, status: 'COMPLETED' })).errors).toBeUndefined();
  });

  test('cannot get a capacity below the number of taken seats', async () => {
    const { id } = await createdEvent();
    for (const status of ['REGISTERED', 'CONFIRMED', 'WAITLISTED', 'CANCELLED'])
      await app.world.eventRegistration(id, { status });
    expect((await update(id, { capacity: 1 })).fieldErrors).toEqual({
      capacity: 'Kapaciteten kan ikke være mindre end antallet af tilmeldte (2)',
    });
    expect((await update(id, { capacity: 2 })).data.updateEvent.edge.node).toMatchObject({
      registrationCount: 2,
      isFull: true,
    });
  });
});

describe('event lists', () => {
  const titles = (connection: { edges: { node: { title: string } }[] }) =>
    connection.edges.map(({ node }) => node.title);

  test('show customers upcoming events by date, then past events, newest first, without drafts', async () => {
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
    const page = async (after: string | null) => {
      const { data } = await app.graphql(
        `query ($after: String) { viewer { events(first: 2, after: $after) {
          edges { node { title } } pageInfo { hasNextPage endCursor } totalCount
        } } }`,
        { variables: { after }, token: member.token },
      );
      return data.viewer.events;
    };
    let after: string | null = null;
    let more = true;
    while (more) {
      const events = await page(after);
      expect(events.totalCount).toBe(expected.length);
      seen.push(...titles(events));
      ({ hasNextPage: more, endCursor: after } = events.pageInfo);
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

  test('are read by an index without sorting', async () => {
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

  test('show a draft only to admins, and so does a lookup by id', async () => {
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

  test('contain the public link for customers only if the event is public, and for admins always', async () => {
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

  test('show all registrations to admins, newest first, and only the own one to a customer', async () => {
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

describe('a registered person', () => {
  const registered = async (changes: object = {}) => {
    const { id } = await createdEvent(changes);
    const email = `${id}@firma.example`;
    await app.world.eventRegistration(id, { email });
    await app.world.eventRegistration(id, { email: `venter-${email}`, status: 'WAITLISTED' });
    return { id, email };
  };

  test('is mailed a new time or place with the same calendar entry, but not a new title', async () => {
    const { id, email } = await registered();
    await update(id, { title: 'Nyt navn' });
    await update(id, { title: 'Nyt navn', startTime: '10:00', location: 'Rådhuspladsen 1' });
    const mails = await eventMailsTo(app, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: 'Ændret: Nyt navn',
      text: expect.stringContaining('mandag den 15. juni 2099 kl. 10.00-12.30'),
      calendar: {
        method: 'REQUEST',
        uid: expect.stringContaining(id),
        sequence: 3,
        status: 'CONFIRMED',
        start: '2099-06-15T08:00:00.000Z',
        location: 'Rådhuspladsen 1',
      },
    });
    expect(mails[0]!.text).toContain('Sted: Rådhuspladsen 1');
  });

  test('is mailed when the event is cancelled and when it is published again, with the calendar entry', async () => {
    const { id, email } = await registered();
    await update(id, { status: 'CANCELLED' });
    await update(id, { status: 'CANCELLED', location: 'Et andet sted' });
    await update(id, { location: 'Et andet sted' });
    const [off, on] = await eventMailsTo(app, email, 2);
    expect(off).toMatchObject({
      subject: 'Aflyst: Zendesk for begyndere',
      calendar: { method: 'CANCEL', status: 'CANCELLED', sequence: 2 },
    });
    expect(on).toMatchObject({
      subject: 'Ændret: Zendesk for begyndere',
      calendar: { method: 'REQUEST', status: 'CONFIRMED', sequence: 4, uid: off!.calendar!.uid },
    });
  });

  test('is mailed when the event is deleted together with its registrations', async () => {
    const { id, email } = await registered();
    await remove(id);
    expect((await eventMailsTo(app, email))[0]).toMatchObject({
      subject: 'Aflyst: Zendesk for begyndere',
      calendar: { method: 'CANCEL' },
    });
    expect(await app.db.sql('select 1 from event_registration where event_id = $1', [id])).toEqual([]);
  });

  test('gets a cancellation mail that does not mention an invoice', async () => {
    const { id, email } = await registered({ price: 125_000 });
    await update(id, { price: 125_000, status: 'CANCELLED' });
    const [off] = await eventMailsTo(app, email);
    expect(off!.text).toContain('er desværre aflyst');
    expect(off!.text).toContain('Spørgsmål? Skriv til');
    expect(off!.text).not.toMatch(/faktura|afbud/);
  });

  test('is mailed one cancellation when the event is deleted or cancelled after it became a draft', async () => {
    for (const end of [remove, (id: string) => update(id, { status: 'CANCELLED' })]) {
      const { id, email } = await registered();
      await update(id, { status: 'DRAFT' });
      await update(id, { status: 'DRAFT', startTime: '11:00' });
      await end(id);
      expect(await eventMailsTo(app, email)).toMatchObject([
        { subject: 'Aflyst: Zendesk for begyndere', calendar: { method: 'CANCEL' } },
      ]);
    }
    const { id, email } = await registered();
    await update(id, { status: 'CANCELLED' });
    await update(id, { status: 'DRAFT' });
    await remove(id);
    expect((await eventMailsTo(app, email)).map(({ subject }) => subject)).toEqual(['Aflyst: Zendesk for begyndere']);
  });

  test('is mailed the changes of a draft when it is published again, and nothing without changes', async () => {
    const [same, moved, off] = [await registered(), await registered(), await registered()];
    for (const { id } of [same, moved]) await update(id, { status: 'DRAFT' });
    await update(same.id, {});
    await update(moved.id, { startTime: '11:00' });
    await update(off.id, { status: 'CANCELLED' });
    await update(off.id, { status: 'DRAFT' });
    await update(off.id, {});
    expect((await eventMailsTo(app, moved.email)).map(({ subject }) => subject)).toEqual([
      'Ændret: Zendesk for begyndere',
    ]);
    expect((await eventMailsTo(app, off.email, 2)).map(({ subject }) => subject)).toEqual([
      'Aflyst: Zendesk for begyndere',
      'Ændret: Zendesk for begyndere',
    ]);
    expect(await app.db.sql('select 1 from mail where recipient = $1', [same.email])).toEqual([]);
  });

  test('is not mailed changes of a draft or of a past event', async () => {
    const over = await registered({ date: '2020-01-02', publishPast: true });
    await update(over.id, { date: '2020-01-03' });
    const draft = await registered({ status: 'DRAFT' });
    await update(draft.id, { status: 'DRAFT', startTime: '11:00' });
    await remove(draft.id);
    const mails = await app.db.sql('select recipient from mail where recipient = any($1)', [
      [over.email, `venter-${over.email}`, draft.email, `venter-${draft.email}`],
    ]);
    expect(mails).toEqual([]);
  });

  test('on the waiting list is mailed changes and cancellations without a calendar entry', async () => {
    const { id, email } = await registered({ isPublic: true });
    await update(id, { isPublic: true, startTime: '11:00' });
    await update(id, { isPublic: true, startTime: '11:00', status: 'CANCELLED' });
    await update(id, { isPublic: true, startTime: '11:00' });
    await remove(id);
    const mails = await eventMailsTo(app, `venter-${email}`, 4);
    expect(mails.map(({ subject, calendar }) => [subject, calendar])).toEqual([
      ['Ændret: Zendesk for begyndere', undefined],
      ['Aflyst: Zendesk for begyndere', undefined],
      ['Ændret: Zendesk for begyndere', undefined],
      ['Aflyst: Zendesk for begyndere', undefined],
    ]);
    expect(mails[0]!.text).toContain('som du står på venteliste til');
    expect(mails[1]!.text).toContain('er desværre aflyst');
    // A person with a seat has a calendar entry, which is cancelled.
    const seated = await eventMailsTo(app, email, 4);
    expect(seated.map(({ calendar }) => calendar?.method)).toEqual(['REQUEST', 'CANCEL', 'REQUEST', 'CANCEL']);
  });

  test('who cancelled is no longer mailed', async () => {
    const { id } = await createdEvent();
    await app.world.eventRegistration(id, { email: 'forladt@firma.example', status: 'CANCELLED' });
    await remove(id);
    expect(await app.db.sql(`select 1 from mail where recipient = 'forladt@firma.example'`)).toEqual([]);
  });
});
