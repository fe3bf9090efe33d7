import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { runAs } from '../../testing/runAs.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ token } = await app.world.person({ role: 'ADMIN', customerId: null }));
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token }));
const cursorOf = (values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

/** Cursors that the portal gives out for lists of other types, and some that it never gives out. */
const cursors = [
  ['Nordlys ApS', 'user_01m84m06a2e008njef6kp0fjzv'],
  ['2026-02-30', 'evt_01m84m06a2e008njef6kp0fjzv'],
  ['999999-01-01', 'evt_01m84m06a2e008njef6kp0fjzv'],
  [1e300, 'evt_01m84m06a2e008njef6kp0fjzv'],
  ['user_01m84m06a2e008njef6kp0fjzv'],
  [1, 2, 3],
].map(cursorOf);

/** Every paged list of an admin, with the arguments that it requires. */
const requiredArguments: Record<string, string> = {
  bulkItems: 'runId: "unknown"',
  filesAt: 'id: "unknown"',
  apiTokens: 'customerId: "unknown"',
  companyTimeline: 'customerId: "unknown"',
  companiesOfContact: 'contactId: "unknown"',
  eventMessages: 'eventId: "unknown"',
  notes: 'customerId: "unknown"',
  serviceLevelTasks: 'from: "2026-01-01", to: "2026-01-31", serviceLevel: RESPONSE, isKept: true',
  recurringCompanies: 'from: "2026-01-01", to: "2026-01-31", change: ALL',
  renewals: 'group: DAYS_30',
};
const lists = Object.values(
  (buildSchema(readFileSync('schema.graphql', 'utf8')).getType('Admin') as GraphQLObjectType).getFields(),
)
  .filter(({ args }) => args.some(({ name }) => name === 'after'))
  .map(({ name }) => name);

test('lists of events, renewals and audit entries are among the lists', () => {
  expect(lists).toEqual(expect.arrayContaining(['events', 'renewals', 'auditLog']));
});

test.each(lists)('a cursor of another list is accepted or refused by %s, but never an internal error', async (list) => {
  const call = `${list}(${[requiredArguments[list], 'after: $after'].filter(Boolean).join(', ')})`;
  for (const after of cursors) {
    const { errors = [] } = await run(`query ($after: String) { admin { ${call} { edges { cursor } } } }`, { after });
    for (const { extensions } of errors)
      expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { after: 'Ugyldig markør' } });
  }
});

test('a date of another type is refused by the list of events', async () => {
  const { fieldErrors } = await run('query ($after: String) { admin { events(after: $after) { edges { cursor } } } }', {
    after: cursors[0],
  });
  expect(fieldErrors).toEqual({ after: 'Ugyldig markør' });
});
