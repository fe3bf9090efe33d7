import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  getNamedType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import pg from 'pg';
import { rooms } from '../../rooms.ts';
import { companyWithEverything, type Company } from '../../testing/companyWithEverything.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { statementsOf } from '../../testing/explainStatements.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';
import type { Person } from '../../testing/World.ts';
import { syncedTypeOf, tableOf } from './sync.ts';

let app: TestApp;
let providers: Providers;
let schema: GraphQLSchema;
let own: Company;
let other: Company;
let admin: Person;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp({ ...providers.settings, rateLimit: 1_000_000 });
  ({ schema } = app.portal.executor);
  own = await companyWithEverything(app, providers, 'Alfa');
  other = await companyWithEverything(app, providers, 'Beta');
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
}, 120_000);
afterAll(async () => {
  await app.close();
  await providers.close();
});

/** Values of the arguments that lists require. */
const required = (company: Company): Record<string, string> => ({
  customerId: `"${company.customerId}"`,
  contactId: '"unknown"',
  eventId: `"${company.nodes.Event}"`,
  from: '"2020-01-01"',
  to: '"2099-01-31"',
  serviceLevel: 'RESPONSE',
  isKept: 'true',
  change: 'ALL',
  group: 'DAYS_30',
  days: '30',
});

interface List {
  place: string;
  /** The document for the part of the list in place of `$`. */
  document: string;
  path: string[];
  isForAdmins: boolean;
  type: GraphQLObjectType;
}

/** All lists of nodes that a query reaches: by the shortest path from the viewer, the admin or a node. */
function lists(company: Company): List[] {
  const node = schema.getType('Node') as GraphQLInterfaceType;
  const found = new Map<string, List>();
  const visited = new Set<string>();
  type Step = { type: GraphQLObjectType; open: string; close: string; path: string[]; isForAdmins: boolean };
  const queue: Step[] = [];
  const ids: Record<string, string> = { ...company.nodes, Customer: company.customerId, User: company.person.id };
  for (const [name, id] of Object.entries(ids)) {
    const type = schema.getType(name);
    if (isObjectType(type))
      queue.push({
        type,
        open: `{ node(id: "${id}") { ... on ${name} {`,
        close: '} } }',
        path: ['node'],
        isForAdmins: false,
      });
  }
  queue.push({ type: schema.getQueryType()!, open: '{', close: '}', path: [], isForAdmins: false });
  for (let step = queue.shift(); step; step = queue.shift()) {
    if (visited.has(step.type.name)) continue;
    visited.add(step.type.name);
    for (const field of Object.values(step.type.getFields())) {
      const values = required(company);
      if (field.name === 'filesAt') values['id'] = `"${company.nodes.CompanyDocument}"`;
      const needed = field.args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
      const isForAdmins = step.isForAdmins || field.name === 'admin';
      const passed = needed.map(({ name }) => `${name}: ${values[name] ?? 'null'}`);
      const path = [...step.path, field.name];
      const listed = syncedTypeOf(field, node);
      if (listed) {
        const place = `${step.type.name}.${field.name}`;
        const call = `${field.name}(${[...passed, '$args'].join(', ')}) $fields`;
        found.set(place, { place, document: `${step.open} ${call} ${step.close}`, path, isForAdmins, type: listed });
      }
      const type = getNamedType(field.type);
      if (!isObjectType(type) || isInterfaceType(type) || type.name.endsWith('Connection') || ids[type.name]) continue;
      if (needed.some(({ name }) => !values[name])) continue;
      const args = passed.length ? `(${passed.join(', ')})` : '';
      queue.push({ type, open: `${step.open} ${field.name}${args} {`, close: `} ${step.close}`, path, isForAdmins });
    }
  }
  return [...found.values()];
}

interface SyncedPage {
  edges: { cursor: string; node: { id: string; updatedAt: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  syncedUntil: string | null;
}

const FIELDS = '{ edges { cursor node { id updatedAt } } pageInfo { hasNextPage endCursor } syncedUntil }';

async function read(list: List, args: string, token: string) {
  const document = list.document.replace('$args', () => args).replace('$fields', () => FIELDS);
  const { data, errors } = await app.graphql(document, { token });
  let value: unknown = data;
  for (const key of list.path) {
    if (Array.isArray(value)) value = (value as unknown[])[0];
    value = (value as Record<string, unknown> | null | undefined)?.[key];
  }
  return { errors, page: value as SyncedPage | null | undefined };
}

describe('every list of nodes', () => {
  test('accepts updatedSince, and answers when all of its rows are older', async () => {
    const all = lists(own);
    expect(all.length).toBeGreaterThan(45);
    const failures: unknown[] = [];
    let withRows = 0;
    for (const list of all) {
      const token = list.isForAdmins ? admin.token : own.token;
      for (const since of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
        const { errors, page } = await read(list, `updatedSince: "${since}"`, token);
        if (errors?.length || (page && (!page.syncedUntil || (since > '9' && page.edges.length))))
          failures.push({ place: list.place, since, errors, page });
        if (page?.edges.length) withRows += 1;
      }
    }
    expect(failures).toEqual([]);
    expect(withRows).toBeGreaterThan(20);
  }, 120_000);

  test('has the same rows with and without updatedSince', async () => {
    const differences: unknown[] = [];
    for (const list of lists(own)) {
      const token = list.isForAdmins ? admin.token : own.token;
      const plain = (await read(list, 'first: 100', token)).page;
      const synced = (await read(list, 'first: 100, updatedSince: "2000-01-01T00:00:00Z"', token)).page;
      const ids = (page: SyncedPage | null | undefined) => page?.edges.map(({ node }) => node.id).toSorted();
      if (JSON.stringify(ids(plain)) !== JSON.stringify(ids(synced)))
        differences.push({ place: list.place, plain: ids(plain), synced: ids(synced) });
      expect(plain?.syncedUntil ?? null).toBeNull();
    }
    expect(differences).toEqual([]);
  }, 120_000);
});

test('the changes of each list are read in the order of an index, or by an index of the parent', async () => {
  const statements: { list: List; statement: string; parent: RegExpExecArray | null }[] = [];
  for (const list of lists(own)) {
    const found = await statementsOf(app, '"changed_at" >=', () =>
      read(list, 'first: 5, updatedSince: "2000-01-01T00:00:00Z"', list.isForAdmins ? admin.token : own.token),
    );
    const parentOf = (statement: string) => /from "(\w+)" where .*?"(\w+)" = parent\.id/s.exec(statement);
    statements.push(...found.map((statement) => ({ list, statement, parent: parentOf(statement) })));
  }
  const nested = statements.filter(({ parent }) => parent);
  const others = statements.filter(({ parent }) => !parent);
  expect(nested.length).toBeGreaterThan(5);
  expect(others.length).toBeGreaterThan(30);
  const client = new pg.Client({ connectionString: app.db.superuserUrl });
  await client.connect();
  const slow: unknown[] = [];
  try {
    // Without these, small tables have the plans of large ones.
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
    for (const { list, statement } of others) {
      const { rows } = await client.query<Record<string, string>>(`explain (generic_plan) ${statement}`);
      const plan = rows.map((row) => Object.values(row)[0]).join('\n');
      if (!plan.includes('_changed_at') || /Seq Scan|Sort/.test(plan)) slow.push(list.place, plan);
    }
    for (const { list, parent } of nested) {
      const [, table, column] = parent!;
      const { rowCount } = await client.query(
        `select from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
         where indrelid = $1::regclass and attname = $2
           and coalesce(pg_get_expr(indpred, indrelid), $3) = $3`,
        [table, column, '(deleted_at IS NULL)'],
      );
      if (!rowCount) slow.push(list.place, `no index on ${table} (${column})`);
    }
  } finally {
    await client.end();
  }
  expect(slow).toEqual([]);
}, 120_000);

test('every node type has a time of change in its table', async () => {
  const node = schema.getType('Node') as GraphQLInterfaceType;
  const types = schema.getPossibleTypes(node).map(({ name }) => name);
  const tables = await app.db.sql<{ name: string }>(
    "select event_object_table as name from information_schema.triggers where trigger_name like '%\\_changed\\_at'",
  );
  const withTrigger = new Set(tables.map(({ name }) => name));
  // A column of a task board is computed from the task lists.
  expect(types.filter((name) => name !== 'TaskColumn' && !withTrigger.has(tableOf({ name })))).toEqual([]);
});

test('a customer reads no changes of another company', async () => {
  const foreign = lists(other).filter(({ isForAdmins, path }) => !isForAdmins && path[0] === 'node');
  expect(foreign.length).toBeGreaterThan(10);
  for (const list of foreign) {
    const { page } = await read(list, 'updatedSince: "2000-01-01T00:00:00Z"', own.token);
    const ofOwn = page?.edges.map(({ node }) => node.id).filter((id) => Object.values(other.nodes).includes(id));
    // Events and team members belong to no company.
    expect({ place: list.place, ids: ofOwn ?? [] }).toEqual({ place: list.place, ids: [] });
  }
});

test('a sort, a cursor of another list and an unreadable time are refused', async () => {
  const cards = (args: string) => app.graphql(`{ admin { clipCards(${args}) ${FIELDS} } }`, { token: admin.token });
  const since = 'updatedSince: "2000-01-01T00:00:00Z"';
  expect(await cards(`${since}, sort: HOURS`)).toMatchObject({
    errorCode: 'BAD_USER_INPUT',
    fieldErrors: { sort: expect.any(String) },
  });
  const plain = await app.graphql(`{ admin { clipCards(first: 1, sort: HOURS) ${FIELDS} } }`, { token: admin.token });
  const cursor = (plain.data as { admin: { clipCards: SyncedPage } }).admin.clipCards.edges[0]!.cursor;
  expect(await cards(`${since}, after: "${cursor}"`)).toMatchObject({ fieldErrors: { after: 'Ugyldig markør' } });
  expect(await cards('updatedSince: "yesterday"')).toMatchObject({ errorCode: 'BAD_REQUEST', status: 400 });
});

describe('every type that a room registers as a node', () => {
  const nodeTypes = rooms.flatMap((room) => room.nodes ?? []).map(({ type }) => type.name);

  test('implements Node', () => {
    const node = schema.getType('Node');
    const others = nodeTypes.filter((name) => {
      const type = schema.getType(name);
      return !isObjectType(type) || !type.getInterfaces().some((each) => each === node);
    });
    expect(others).toEqual([]);
  });

  test.each(['ADMINISTRATOR', 'BUYER', 'MEMBER', 'an API token', 'an admin'])(
    'is fetched and is the subject of an activity for %s',
    async (role) => {
      const { customerId, nodes } = own;
      const ids = Object.values(nodes);
      for (const id of ids)
        await app.db.sql('update activity set entity_id = $2 where id = $1', [
          await app.world.activity(customerId),
          id,
        ]);
      const { token } =
        role === 'an admin'
          ? admin
          : role === 'an API token'
            ? await app.world.apiToken(customerId)
            : await app.world.person({ customerId, companyRole: role as 'MEMBER' });
      const list = 'activities(first: 100) { edges { node { entityId subject { __typename id updatedAt } } } }';
      const answer = await app.graphql(
        role === 'an admin'
          ? `query ($ids: [ID!]!, $id: ID!) { admin { customer(id: $id) { ${list} } } nodes(ids: $ids) { id } }`
          : `query ($ids: [ID!]!) { viewer { customer { ${list} } } nodes(ids: $ids) { id } }`,
        { variables: { ids, id: customerId }, token },
      );
      expect(answer.errors).toBeUndefined();
      if (role === 'ADMINISTRATOR' || role === 'an admin')
        expect(JSON.stringify(answer.data)).toContain('PurchaseApproval');
    },
  );
});
