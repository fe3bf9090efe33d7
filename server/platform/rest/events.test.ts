import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { idOf, rowsOf } from '../../testing/restRows.ts';
import type { Person } from '../../testing/World.ts';

let app: TestApp;
let admin: Person;
let member: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  member = await app.world.person();
});
afterAll(() => app.close());

const details = {
  title: 'Zendesk i praksis',
  description: '<p>Hej</p>',
  type: 'SEMINAR',
  date: '2099-06-15T00:00:00.000Z',
  startTime: '09:00',
  endTime: '12:00',
  isOnline: false,
  location: 'Aarhus',
  capacity: 10,
  price: 499.5,
  isPublic: true,
  status: 'PUBLISHED',
};
const guest = { name: 'Gæst', email: 'gaest@firma.example' };

describe('events over REST', () => {
  test('are created, updated and deleted by admins, with prices in kroner', async () => {
    const created = await app.rest('POST', '/api/events', { body: details, token: admin.token });
    expect(created).toMatchObject({
      status: 200,
      body: {
        data: { ...details, date: '2099-06-15', registrationCount: 0, isFull: false, publicLink: expect.any(String) },
      },
    });
    const id = idOf(created);
    const updated = await app.rest('PUT', `/api/events/${id}`, {
      body: { ...details, price: undefined, status: 'draft' },
      token: admin.token,
    });
    expect(updated.body.data).toMatchObject({ price: null, status: 'DRAFT' });
    expect((await app.rest('DELETE', `/api/events/${id}`, { token: member.token })).status).toBe(403);
    expect(await app.rest('DELETE', `/api/events/${id}`, { token: admin.token })).toMatchObject({
      status: 200,
      body: { data: { id } },
    });
    expect(
      await app.rest('POST', '/api/events', { body: { ...details, location: '' }, token: admin.token }),
    ).toMatchObject({ status: 400, body: { data: { fields: { location: 'Lokation er påkrævet' } } } });
  });

  test('that are over can be published only with publishPast', async () => {
    const past = { ...details, date: '2020-06-15' };
    const post = (body: object) => app.rest('POST', '/api/events', { body, token: admin.token });
    expect(await post(past)).toMatchObject({
      status: 400,
      body: { data: { fields: { publishPast: expect.stringContaining('allerede slut') } } },
    });
    expect(await post({ ...past, publishPast: true })).toMatchObject({
      status: 200,
      body: { data: { date: '2020-06-15', status: 'PUBLISHED' } },
    });
  });

  test('are filtered by status, isPublic and upcoming, and drafts are listed for admins only', async () => {
    await app.db.sql('delete from event');
    const ids = {
      internal: await app.world.event(),
      public: await app.world.event({ is_public: true }),
      past: await app.world.event({ date: '2020-01-01' }),
      draft: await app.world.event({ status: 'DRAFT' }),
    };
    const listed = async (query: string, { token } = member) =>
      rowsOf(await app.rest('GET', `/api/events${query}`, { token })).map(({ id }) => id);
    expect((await listed('')).toSorted()).toEqual([ids.internal, ids.public, ids.past].toSorted());
    expect((await listed('', admin)).toSorted()).toEqual(Object.values(ids).toSorted());
    expect(await listed('?upcoming=false')).toEqual([ids.past]);
    expect(await listed('?isPublic=true&upcoming=true&status=PUBLISHED')).toEqual([ids.public]);
    expect([await listed('?status=draft'), await listed('?status=draft', admin)]).toEqual([[], [ids.draft]]);
  });

  test('accept registrations of users, who can list their own, and admins can list all of an event', async () => {
    const id = await app.world.event();
    const registered = await app.rest('POST', `/api/events/${id}/register`, {
      body: { ...guest, email: member.email, company: 'Firma A/S' },
      token: member.token,
    });
    expect(registered.body.data).toMatchObject({
      eventId: id,
      name: 'Gæst',
      email: member.email,
      status: 'REGISTERED',
      company: 'Firma A/S',
      phone: null,
      createdAt: expect.any(String),
    });
    expect((await app.rest('GET', '/api/events/user/registrations', { token: member.token })).body.data).toEqual([
      registered.body.data,
    ]);
    expect((await app.rest('GET', `/api/events/${id}/registrations`, { token: admin.token })).body.data).toEqual([
      registered.body.data,
    ]);
    expect((await app.rest('GET', `/api/events/${id}/registrations`, { token: member.token })).status).toBe(403);
    expect((await app.rest('GET', '/api/events/ukendt/registrations', { token: admin.token })).status).toBe(404);
    expect((await app.rest('DELETE', `/api/events/${id}/register`, { token: member.token })).body.data).toMatchObject({
      eventId: id,
      status: 'CANCELLED',
    });
  });

  test('are open to visitors by their public link, and answer a registration with a message', async () => {
    const id = await app.world.event({ is_public: true, public_link: 'rest-link', capacity: 1 });
    const { body } = await app.rest('GET', '/api/events/public/rest-link');
    expect(body.data).toMatchObject({ id, status: 'PUBLISHED', registrationCount: 0, isFull: false });
    const confirmation = {
      data: { message: 'Du er nu tilmeldt eventet!', registration: { eventId: id, status: 'REGISTERED' } },
    };
    expect((await app.rest('POST', '/api/events/public/rest-link/register', { body: guest })).body).toEqual(
      confirmation,
    );
    expect(
      await app.rest('POST', '/api/events/public/rest-link/register', {
        body: { ...guest, email: 'sen@firma.example' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'FULL' } });
    expect(await app.rest('GET', '/api/events/public/ukendt')).toMatchObject({
      status: 404,
      body: { message: 'Event ikke fundet' },
    });
  });
});
