import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse, validate } from 'graphql';
import { rooms } from '../../rooms.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { rowOf, rowsOf } from '../../testing/restRows.ts';
import { PASSWORD } from '../../testing/World.ts';
import { calledOperation } from '../graphql/guardOperations.ts';
import { restRoutesOf } from '../room.ts';

const routes = restRoutesOf(rooms);

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

describe('every REST call', () => {
  test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s has a valid document',
    (_name, route) => {
      expect(validate(app.portal.executor.schema, parse(route.document))).toEqual([]);
    },
  );

  test('has an address of its own', () => {
    const addresses = routes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('that is not public answers 401 to a visitor', async () => {
    const { schema } = app.portal.executor;
    for (const { method, path } of routes.filter(
      (route) => calledOperation(schema, parse(route.document)).access !== 'public',
    )) {
      expect(await app.rest(method, path)).toMatchObject({
        status: 401,
        body: { status: 401, message: 'No token provided', code: 'UNAUTHENTICATED' },
      });
    }
  });
});

describe('the REST API', () => {
  test('returns a token and the user on POST /api/auth/login, and the same user on GET /api/auth/me', async () => {
    const person = await app.world.person();
    const login = await app.rest('POST', '/api/auth/login', { body: { email: person.email, password: PASSWORD } });
    expect(login).toMatchObject({
      status: 200,
      body: {
        data: { token: expect.any(String), user: { id: person.id, role: 'USER', customer: { id: person.customerId } } },
      },
    });
    const me = await app.rest('GET', '/api/auth/me', { token: String(rowOf(login).token) });
    expect(me.body.data).toMatchObject({ id: person.id, email: person.email });
  });

  test('answers a failed sign-in with its status, message, code and invalid fields', async () => {
    expect(await app.rest('POST', '/api/auth/login', { body: {} })).toMatchObject({
      status: 400,
      body: {
        status: 400,
        code: 'BAD_USER_INPUT',
        data: { fields: { email: 'E-mail er påkrævet', password: 'Adgangskode er påkrævet' } },
      },
    });
    expect(await app.rest('POST', '/api/auth/login', { body: { email: 'a@b.dk', password: 'x' } })).toMatchObject({
      status: 401,
      body: { status: 401, message: 'Forkert email eller adgangskode', code: 'INVALID_CREDENTIALS' },
    });
  });

  test('reports values that are missing or of the wrong type under their fields', async () => {
    const { token } = await app.world.person();
    const answer = await app.rest('POST', '/api/zendesk-instances', {
      body: { subdomain: 'x', departmentId: 'y', licenseType: 'PLAN_UNKNOWN', contractTerm: 12 },
      token,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'BAD_USER_INPUT',
        data: {
          fields: {
            licenseType: 'Licenstype er påkrævet',
            paymentInterval: 'Betalingsinterval er påkrævet',
          },
        },
      },
    });
  });

  test('hides on forgot-password which addresses exist, and refuses a bad link on reset-password', async () => {
    const person = await app.world.person();
    const known = await app.rest('POST', '/api/auth/forgot-password', { body: { email: person.email } });
    const unknown = await app.rest('POST', '/api/auth/forgot-password', { body: { email: 'ingen@firma.example' } });
    expect(known.body).toEqual(unknown.body);
    expect(
      await app.rest('POST', '/api/auth/reset-password', { body: { token: 'x', password: 'lang-nok' } }),
    ).toMatchObject({
      status: 400,
      body: { message: 'Dette nulstillingslink er ugyldigt eller udløbet.' },
    });
  });

  test('answers ROUTE_NOT_FOUND for an unknown path or method under /api', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['DELETE', '/api/auth/login'],
      ['GET', '/api'],
    ] as const) {
      expect(await app.rest(method, path)).toMatchObject({
        status: 404,
        body: { status: 404, code: 'ROUTE_NOT_FOUND' },
      });
    }
  });
});

describe('a list', () => {
  test('is an array, with its total and the address of the next page in headers', async () => {
    const customerId = await app.world.company();
    const people = [];
    for (let i = 0; i < 5; i++) people.push(await app.world.person({ customerId, name: `Navn ${i}` }));
    const { token } = people[0]!;
    const first = await app.rest('GET', '/api/auth/company-users?limit=2', { token });
    expect(rowsOf(first).map(({ name }) => name)).toEqual(['Navn 0', 'Navn 1']);
    expect(first.headers['x-total-count']).toBe('5');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))![1]!;
    const second = await app.rest('GET', next, { token });
    expect(rowsOf(second).map(({ name }) => name)).toEqual(['Navn 2', 'Navn 3']);
    const all = await app.rest('GET', '/api/auth/company-users', { token });
    expect(all.body.data).toHaveLength(5);
    expect(all.headers.link).toBeUndefined();
    expect((await app.rest('GET', '/api/auth/company-users?limit=0', { token })).status).toBe(400);
    expect((await app.rest('GET', '/api/auth/company-users?after=nonsense', { token })).status).toBe(400);
  });

  test('may be longer than a page of the connection behind it', async () => {
    const customerId = await app.world.company();
    const { token } = await app.world.person({ customerId });
    await app.db.sql(
      `with owner as (
         insert into person (id, name, email, password_hash, created_at)
         select 'person_many' || i, 'Bruger ' || i, 'many' || i || '@firma.example', 'x', now()
         from generate_series(1, 230) i returning id)
       insert into user_account (id, person_id, customer_id, created_at)
       select replace(id, 'person', 'user'), id, $1, now() from owner`,
      [customerId],
    );
    expect((await app.rest('GET', '/api/auth/company-users', { token })).body.data).toHaveLength(231);
  });
});

describe('a partner’s API token', () => {
  test('reads its own company only, over REST and GraphQL', async () => {
    const customerId = await app.world.company();
    await app.world.person({ customerId, name: 'Egen' });
    await app.world.person({ name: 'Fremmed' });
    const { token } = await app.world.apiToken(customerId);
    const users = rowsOf(await app.rest('GET', '/api/auth/company-users', { token }));
    expect(users.map(({ name }) => name)).toEqual(['Egen']);
    const { data } = await app.graphql('{ viewer { user { id } customer { id } viewerCanAdminister } }', { token });
    expect(data.viewer).toEqual({ user: null, customer: { id: customerId }, viewerCanAdminister: false });
  });

  test('records its last use, and stops working when it is revoked', async () => {
    const customerId = await app.world.company();
    const { id, token } = await app.world.apiToken(customerId);
    await app.rest('GET', '/api/auth/company-users', { token });
    const [row] = await app.db.sql<{ last_used_at: Date | null }>('select last_used_at from api_token where id = $1', [
      id,
    ]);
    expect(row!.last_used_at).not.toBeNull();
    await app.db.sql('update api_token set revoked_at = now() where id = $1', [id]);
    expect(await app.rest('GET', '/api/auth/company-users', { token })).toMatchObject({
      status: 401,
      body: { message: 'Invalid token' },
    });
  });

  test('cannot sign out', async () => {
    const { token } = await app.world.apiToken(await app.world.company());
    expect(await app.rest('POST', '/api/auth/logout', { token })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
  });
});
