import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isInputObjectType, isNonNullType, isScalarType, parse, printType, type GraphQLInputType } from 'graphql';
import { rooms } from '../../rooms.ts';
import { companyWithEverything, type Company } from '../../testing/companyWithEverything.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';
import type { Person } from '../../testing/World.ts';
import { employeeActions, type Action } from '../access/policy.ts';
import { requestFieldsOf } from '../rest/requestFields.ts';
import { restRoutesOf } from '../room.ts';
import { calledOperation } from './guardOperations.ts';

const routes = restRoutesOf(rooms);

/** Every call shall reach the check of its values, however fast the machine is. */
const UNLIMITED = 1_000_000_000;

let app: TestApp;
let providers: Providers;
let admin: Person;
let company: Company;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp({ ...providers.settings, rateLimit: UNLIMITED });
  admin = await app.world.person({ role: 'ADMIN' });
  company = await companyWithEverything(app, providers, 'Alfa');
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

/** Values that only programs send: invalid characters, impossible dates, and numbers and texts out of bounds. */
const texts = [
  'a\u0000b',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  '9999-99-99',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31T99:99:99Z',
  '+275760-09-13T00:00:00.000Z',
  'constructor_x',
  '__proto__',
  'constructor',
  'toString_1',
  "'; drop table customer; --",
  '%',
  '%00',
  '../../etc/passwd',
  '{"a":1}',
  'x'.repeat(20_000),
  '1e400',
  'NaN',
  '-0',
  '',
];
const values: unknown[] = [
  ...texts,
  1e308,
  -1e308,
  2 ** 53,
  -1,
  0.1,
  true,
  false,
  null,
  [],
  {},
  [[[]]],
  { a: { a: {} } },
  Array.from({ length: 300 }, () => 1),
];

async function statusOf(
  method: string,
  url: string,
  { token, payload }: { token?: string; payload?: string } = {},
): Promise<number> {
  const answer = await app.portal.app.inject({
    method: method as 'POST',
    url,
    ...(payload !== undefined && { payload }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
  });
  return answer.statusCode;
}

/** 502 and 503 report a provider that refuses or is not configured. Only failures of the portal itself count. */
const isPortalFailure = (status: number) => status >= 500 && status !== 502 && status !== 503;

describe('a REST call never fails with a server error', () => {
  const rows = routes
    .filter(({ path }) => !path.endsWith('/logout'))
    .map((route) => [`${route.method} ${route.path}`, route] as const);

  test.each(rows)('for any input of %s', async (_name, route) => {
    const fields = requestFieldsOf(route, parse(route.document), app.portal.executor.schema);
    const namesIn = (part: 'body' | 'query') => fields.filter((field) => field.part === part).map(({ name }) => name);
    const { access } = calledOperation(app.portal.executor.schema, parse(route.document));
    const token =
      access === 'public' ? undefined : employeeActions.includes(access as Action) ? admin.token : company.token;
    const names = namesIn('body');
    const isRead = route.method === 'GET' || route.method === 'DELETE';
    const call = (part: string, value: unknown, url: string, sent?: unknown) =>
      statusOf(route.method, url, {
        ...(token && { token }),
        ...(sent !== undefined && { payload: JSON.stringify(sent) }),
      }).then((status) => ({ part, value, status }));
    const address = route.path.replaceAll(/:\w+/g, 'unknown');
    const outcomes = [];
    for (const text of texts) {
      if (route.path.includes(':'))
        outcomes.push(await call('path', text, route.path.replaceAll(/:\w+/g, encodeURIComponent(sendable(text)))));
      const search = new URLSearchParams([...namesIn('query'), 'limit', 'after'].map((name) => [name, sendable(text)]));
      if (route.method === 'GET') outcomes.push(await call('query', text, `${address}?${search}`));
    }
    if (!isRead) {
      // Every field gets the same value, since each call costs points, and one invalid field must not hide the others.
      for (const value of values)
        outcomes.push(await call('body', value, address, Object.fromEntries(names.map((name) => [name, value]))));
      outcomes.push(await call('body', 'an array', address, []), await call('body', 'a number', address, 7));
    }
    expect(outcomes.filter(({ status }) => isPortalFailure(status))).toEqual([]);
  });
});

/** An address cannot contain a lone surrogate. */
const sendable = (text: string) => text.toWellFormed().slice(0, 150);

describe('a scalar never fails with a server error', () => {
  test('for any value in any argument of the schema', async () => {
    const { schema } = app.portal.executor;
    const outcomes: unknown[] = [];
    for (const root of [schema.getQueryType()!, schema.getMutationType()!]) {
      for (const field of Object.values(root.getFields())) {
        if (field.name === 'logout') continue;
        const named = field.args.map(({ name, type }) => ({ name, type }));
        if (!named.length) continue;
        const declared = named.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
        const passed = named.map(({ name }) => `${name}: $${name}`).join(', ');
        const kind = root === schema.getQueryType() ? 'query' : 'mutation';
        const query = `${kind} (${declared}) { ${field.name}(${passed}) { __typename } }`;
        for (const value of values) {
          const variables = Object.fromEntries(named.map(({ name, type }) => [name, fillInput(type, value)]));
          const asCustomer = await app.graphql(query, { variables, token: company.token });
          // Operations for admins are refused to a customer before values are checked.
          const isForAdmins = asCustomer.errors?.some(({ extensions }) => extensions.code === 'FORBIDDEN');
          const answer = isForAdmins ? await app.graphql(query, { variables, token: admin.token }) : asCustomer;
          if (isPortalFailure(answer.status) || answer.errors?.some(({ extensions }) => extensions.code === 'INTERNAL'))
            outcomes.push([field.name, value, answer.errors]);
        }
      }
    }
    expect(outcomes).toEqual([]);
  }, 600_000);

  test.each(['9999-99-99', '2026-02-30', '0000-01-01', '2026-13-01'])(
    'and the impossible date %s is rejected as a date',
    async (date) => {
      const { errors } = await app.graphql('query ($from: Date) { activities(from: $from) { totalCount } }', {
        variables: { from: date },
        token: company.token,
      });
      expect(errors?.[0]?.extensions.code).toMatch(/BAD_/);
    },
  );

  test('and the schema has more than 20 input types', () => {
    const inputs = Object.values(app.portal.executor.schema.getTypeMap())
      .filter(isInputObjectType)
      .map((type) => printType(type));
    expect(inputs.length).toBeGreaterThan(20);
  });
});

/** Fills every field of an input type with the same value. */
function fillInput(type: GraphQLInputType, value: unknown): unknown {
  const inner = isNonNullType(type) ? (type.ofType as GraphQLInputType) : type;
  if (isInputObjectType(inner))
    return Object.fromEntries(
      Object.values(inner.getFields()).map(({ name, type: of }) => [name, fillInput(of, value)]),
    );
  // A value of the wrong kind is rejected by GraphQL itself, so each scalar gets values of its own kind.
  if (isScalarType(inner)) return scalarValue(inner.name, value);
  return value;
}

function scalarValue(scalar: string, value: unknown): unknown {
  if (scalar === 'Int' && typeof value !== 'number') return 1;
  if (scalar === 'Boolean' && typeof value !== 'boolean') return true;
  if ((scalar === 'String' || scalar === 'ID') && typeof value !== 'string') return String(value);
  return value;
}
