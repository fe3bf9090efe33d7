import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import { eventInput } from './testing/eventInput.ts';
import { waitForEventMails, readCalendar } from './testing/eventMails.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

let links = 0;
async function createPublicEvent(fields: object = {}) {
  const link = `link-${++links}`;
  return { link, id: await app.world.event({ is_public: true, public_link: link, ...fields }) };
}

const readEvent = (publicLink: string) =>
  app.graphql(
    `query ($publicLink: String!) { publicEvent(publicLink: $publicLink) {
      id title registrationCount isFull calendarLinks { ics google }
    } }`,
    { variables: { publicLink } },
  );
const signUp = (
  publicLink: string,
  email: string,
  { address, ...input }: { address?: string; name?: string; phone?: string } = {},
) =>
  app.graphql(
    `mutation ($publicLink: String!, $input: EventRegistrationInput!) {
    registerForPublicEvent(publicLink: $publicLink, input: $input) { message event { registrationCount isFull } }
  }`,
    {
      variables: { publicLink, input: { name: 'Gæst', email, ...input } },
      address: address ?? `10.0.0.${++links % 250}`,
    },
  );
const registrationsOf = (eventId: string) =>
  app.db.sql<{ status: string; name: string; phone: string | null; user_id: string | null }>(
    'select * from event_registration where event_id = $1 order by id',
    [eventId],
  );

const UNKNOWN = ['NOT_FOUND', 'Event ikke fundet'];
const NOT_OPEN = ['CONFLICT', 'Dette event er ikke tilgængelig for tilmelding'];

describe('a guest with the public link', () => {
  test('sees the event, and nothing of an event that is not published or no longer public', async () => {
    const { link, id } = await createPublicEvent({ title: 'Åbent hus' });
    expect((await readEvent(link)).data.publicEvent).toMatchObject({
      id,
      title: 'Åbent hus',
      registrationCount: 0,
      calendarLinks: { ics: `${app.config.publicUrl}/calendar/${link}.ics` },
    });
    for (const status of ['DRAFT', 'CANCELLED', 'COMPLETED']) {
      const closed = await createPublicEvent({ status, title: 'Hemmelig' });
      const answers = [await readEvent(closed.link), await signUp(closed.link, 'gaest@firma.example')];
      for (const answer of answers) {
        expect(refusalOf(answer)).toEqual(NOT_OPEN);
        expect(JSON.stringify(answer)).not.toContain('Hemmelig');
      }
    }
    const withdrawn = await createPublicEvent({ is_public: false });
    for (const unknown of [withdrawn.link, withdrawn.id, 'ukendt', '']) {
      expect(refusalOf(await readEvent(unknown))).toEqual(UNKNOWN);
      expect(refusalOf(await signUp(unknown, 'gaest@firma.example'))).toEqual(UNKNOWN);
    }
  });

  test('takes a place and is mailed the calendar entry', async () => {
    const { link, id } = await createPublicEvent({ title: 'Åbent hus', capacity: 1 });
    expect((await signUp(link, 'ny@firma.example')).data.registerForPublicEvent).toEqual({
      message: 'Du er nu tilmeldt eventet!',
      event: { registrationCount: 1, isFull: true },
    });
    const [mail] = await waitForEventMails(app, 'ny@firma.example');
    expect(mail).toMatchObject({
      subject: 'Du er tilmeldt: Åbent hus',
      calendar: { method: 'REQUEST', uid: expect.stringContaining(id) },
    });
    expect(mail!.text).toContain(`${app.config.publicUrl}/events/public/${link}`);
    expect(await registrationsOf(id)).toMatchObject([{ status: 'REGISTERED', user_id: null }]);
    expect(refusalOf(await signUp(link, 'sen@firma.example'))).toEqual(['FULL', 'Event er fuldt booket']);
  });

  test('gets the same answer whether the e-mail is registered or not, and cannot change a registration', async () => {
    const { link, id } = await createPublicEvent({ title: 'To gange' });
    const first = await signUp(link, 'igen@firma.example', { name: 'Den rigtige', phone: '11 11 11 11' });
    const again = await signUp(link, 'IGEN@firma.example', { name: 'En fremmed', phone: '22 22 22 22' });
    expect(again.data).toEqual(first.data);
    expect(await registrationsOf(id)).toMatchObject([{ name: 'Den rigtige', phone: '11 11 11 11' }]);
    expect((await waitForEventMails(app, 'igen@firma.example', 2)).map(({ text }) => text.split('\n')[0])).toEqual([
      'Hej Den rigtige',
      'Hej Den rigtige',
    ]);
    await app.db.sql('update event set capacity = 1 where id = $1', [id]);
    // A full event does not reveal who is registered either.
    expect(refusalOf(await signUp(link, 'igen@firma.example'))).toEqual(
      refusalOf(await signUp(link, 'en-anden@firma.example')),
    );
  });

  test('can register again after a cancellation', async () => {
    const { link, id } = await createPublicEvent();
    await app.world.eventRegistration(id, { email: 'tilbage@firma.example', status: 'CANCELLED' });
    await signUp(link, 'tilbage@firma.example', { name: 'Tilbage igen' });
    expect(await registrationsOf(id)).toMatchObject([{ name: 'Tilbage igen', status: 'REGISTERED' }]);
  });

  test('cannot oversell the event by concurrent sign-ups', async () => {
    const { link, id } = await createPublicEvent({ capacity: 2 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => signUp(link, `flok${i}@firma.example`, { address: '10.1.1.1' })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(2);
    expect(await registrationsOf(id)).toHaveLength(2);
  });

  test('causes a limited number of mails to one e-mail and of sign-ups from one address', async () => {
    const { link } = await createPublicEvent();
    for (let i = 0; i < 12; i++) expect(refusalOf(await signUp(link, 'fyldt@firma.example'))).toBeUndefined();
    expect(await app.db.sql(`select 1 from mail where recipient = 'fyldt@firma.example'`)).toHaveLength(10);
    const tries = [];
    for (let i = 0; i < 121; i++)
      tries.push(refusalOf(await signUp('ukendt', 'x@firma.example', { address: '10.2.2.2' }))![0]);
    expect(tries.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
  });
});

describe('a calendar program without a sign-in', () => {
  const file = (path: string) => app.portal.app.inject({ url: new URL(path).pathname });
  const linksOf = async (id: string) => {
    const { token } = await app.world.person();
    const { data } = await app.graphql(
      'query ($id: ID!) { node(id: $id) { ... on Event { calendarLinks { google outlook office365 yahoo ics } } } }',
      { variables: { id }, token },
    );
    return data.node.calendarLinks as Record<string, string>;
  };

  test('reads a customer’s calendar address with the right hour in summer and in winter', async () => {
    const [summer, winter] = [
      await app.world.event({ title: 'Sommer', date: '2098-06-15', start_time: '09:00', end_time: '12:00' }),
      await app.world.event({ date: '2098-12-15', start_time: '09:00', end_time: '12:00' }),
    ];
    const answer = await file((await linksOf(summer)).ics!);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="event.ics"',
    });
    expect(readCalendar(answer.body)).toMatchObject({
      method: 'PUBLISH',
      summary: 'Sommer',
      description: 'Kom og vær med',
      start: '2098-06-15T07:00:00.000Z',
      end: '2098-06-15T10:00:00.000Z',
      attendee: null,
      uid: `${summer}@localhost`,
    });
    expect(readCalendar((await file((await linksOf(winter)).ics!)).body).start).toBe('2098-12-15T08:00:00.000Z');
  });

  test('sees that the event is cancelled, and finds neither drafts nor an event by a guessed key', async () => {
    const id = await app.world.event();
    const { ics } = await linksOf(id);
    await app.db.sql(`update event set status = 'CANCELLED' where id = $1`, [id]);
    expect(readCalendar((await file(ics!)).body).status).toBe('CANCELLED');
    await app.db.sql(`update event set status = 'DRAFT' where id = $1`, [id]);
    for (const path of [ics!, `http://x/calendar/${id}.ics`, 'http://x/calendar/ukendt.ics'])
      expect((await file(path)).statusCode).toBe(404);
  });

  test('reads the public link only while the event is public and published', async () => {
    const { link, id } = await createPublicEvent();
    const path = `http://x/calendar/${link}.ics`;
    expect((await file(path)).statusCode).toBe(200);
    for (const change of [`status = 'CANCELLED'`, `status = 'PUBLISHED', is_public = false`]) {
      await app.db.sql(`update event set ${change} where id = $1`, [id]);
      expect((await file(path)).statusCode).toBe(404);
    }
  });
});

describe('a public event’s page', () => {
  const FOLLOW =
    'subscription ($publicLink: String!) { publicEventChanged(publicLink: $publicLink) { registrationCount isFull } }';
  const FOLLOW_ALL = `subscription ($publicLink: String!) {
    publicEventChanged(publicLink: $publicLink) { title date startTime location availability registrationCount }
  }`;

  test('receives the count of its own event only, without a token', async () => {
    const [{ link }, other] = [await createPublicEvent({ capacity: 1 }), await createPublicEvent()];
    const socket = await openSocket(app);
    const next = await socket.watch(FOLLOW, { publicLink: link });
    await signUp(other.link, 'andet-event@firma.example');
    await signUp(link, 'foelger@firma.example');
    expect((await next()).publicEventChanged).toEqual({ registrationCount: 1, isFull: true });
    await socket.close();
  });

  const edit = async (id: string, changes: object, token: string) => {
    const mutation = 'mutation ($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { deletedId } }';
    expect(
      (await app.graphql(mutation, { variables: { id, input: eventInput({ isPublic: true, ...changes }) }, token }))
        .errors,
    ).toBeUndefined();
  };

  test('receives a new date and place, a cancellation, the end and a reopening', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const { link, id } = await createPublicEvent({ title: 'Zendesk for begyndere' });
    const socket = await openSocket(app);
    const next = await socket.watch(FOLLOW_ALL, { publicLink: link });
    const steps: [changes: object, expected: object][] = [
      [
        { date: '2099-07-01', startTime: '10:00', location: 'Odense' },
        { date: '2099-07-01', startTime: '10:00', location: 'Odense', availability: 'OPEN' },
      ],
      [
        { date: '2099-07-01', startTime: '10:00', location: 'Odense', status: 'CANCELLED' },
        { availability: 'CANCELLED' },
      ],
      [{ location: 'Aalborg' }, { availability: 'OPEN', location: 'Aalborg' }],
      [{ status: 'COMPLETED' }, { availability: 'COMPLETED' }],
      [
        { date: '2020-01-01', publishPast: true },
        { availability: 'COMPLETED', date: '2020-01-01' },
      ],
    ];
    for (const [changes, expected] of steps) {
      await edit(id, changes, admin.token);
      expect((await next()).publicEventChanged).toMatchObject(expected);
    }
    await socket.close();
  });

  test('receives WITHDRAWN when the event becomes a draft, is no longer public, or is deleted', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const remove = (id: string) =>
      app.graphql('mutation ($id: ID!) { deleteEvent(id: $id) { deletedId } }', {
        variables: { id },
        token: admin.token,
      });
    const ways = [
      (id: string) => edit(id, { status: 'DRAFT' }, admin.token),
      (id: string) => edit(id, { isPublic: false }, admin.token),
      remove,
    ];
    for (const withdraw of ways) {
      const { link, id } = await createPublicEvent();
      const socket = await openSocket(app);
      const next = await socket.watch(FOLLOW_ALL, { publicLink: link });
      await withdraw(id);
      expect((await next()).publicEventChanged).toMatchObject({ availability: 'WITHDRAWN' });
      await socket.close();
    }
  });

  test('receives no changes of an event that is not open, apart from its availability', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const { link, id } = await createPublicEvent({ title: 'Åbent hus' });
    const socket = await openSocket(app);
    const next = await socket.watch(FOLLOW_ALL, { publicLink: link });
    await edit(id, { status: 'CANCELLED', title: 'Hemmelig titel', location: 'Hemmeligt sted' }, admin.token);
    expect((await next()).publicEventChanged).toMatchObject({
      availability: 'CANCELLED',
      title: 'Åbent hus',
      location: 'Havnegade 12',
    });
    await edit(id, { status: 'CANCELLED', title: 'Endnu mere hemmelig' }, admin.token);
    await edit(id, { isPublic: false, title: 'Kun for kunder' }, admin.token);
    expect((await next()).publicEventChanged).toMatchObject({ availability: 'WITHDRAWN', title: 'Åbent hus' });
    await socket.close();
  });

  test('cannot subscribe with an unknown link or to a closed event', async () => {
    const closed = await createPublicEvent({ status: 'CANCELLED' });
    const socket = await openSocket(app);
    expect((await socket.errors(FOLLOW, { publicLink: 'ukendt' }))[0]).toMatchObject({
      message: 'Event ikke fundet',
      extensions: { code: 'NOT_FOUND' },
    });
    expect((await socket.errors(FOLLOW, { publicLink: closed.link }))[0]).toMatchObject({
      message: NOT_OPEN[1],
      extensions: { code: 'CONFLICT' },
    });
    await socket.close();
  });

  test('can use its socket for no other operation and for at most three subscriptions', async () => {
    const { link } = await createPublicEvent();
    for (const query of [
      'subscription { eventChanged { deletedId } }',
      'subscription { activityAdded { id } }',
      `{ publicEvent(publicLink: "${link}") { id } }`,
      'mutation { logout { __typename } }',
    ]) {
      const refused = await openSocket(app);
      refused.send({ id: 'x', type: 'subscribe', payload: { query } });
      expect({ query, ...(await refused.closed()) }).toEqual({ query, code: 4401, reason: 'No token provided' });
    }
    const socket = await openSocket(app);
    const both = `subscription { publicEventChanged(publicLink: "${link}") { id } eventChanged { deletedId } }`;
    expect((await socket.errors(both))[0]?.extensions?.code).toBe('BAD_REQUEST');
    for (let i = 0; i < 3; i++)
      socket.send({ id: `s${i}`, type: 'subscribe', payload: { query: FOLLOW, variables: { publicLink: link } } });
    expect((await socket.errors(FOLLOW, { publicLink: link }))[0]?.extensions?.code).toBe('LIMIT_EXCEEDED');
    await socket.close();
  });

  test('is one of at most a hundred sockets per address, and a closed socket makes room for another', async () => {
    const sockets = await Promise.all(Array.from({ length: 100 }, () => openSocket(app)));
    expect((await (await openSocket(app)).closed()).code).toBe(4429);
    await sockets.pop()!.close();
    // The server notices the closed connection a moment later.
    let isOpen = false;
    for (let i = 0; i < 20 && !isOpen; i++) {
      const late = await openSocket(app);
      isOpen = await Promise.race([
        late.closed().then(() => false),
        new Promise<boolean>((resolve) => setTimeout(resolve, 200, true)),
      ]);
      sockets.push(late);
    }
    expect(isOpen).toBe(true);
    await Promise.all(sockets.map((socket) => socket.close()));
  });
});
