import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema, type GraphQLField } from 'graphql';
import { companyWithEverything, ownMutation, type Company } from '../../testing/companyWithEverything.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { operationFor } from '../../testing/documents.ts';
import { companyEntities } from '../../testing/entities.ts';
import { mutationCase } from '../../testing/mutationCase.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';
import { currentJournal } from '../db/replayJournal.ts';

let app: TestApp;
let providers: Providers;

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const mutations = Object.values(schema.getMutationType()!.getFields()).filter(({ name }) => !mutationCase(name).skip);

const MAX_WRITES = 5;
let companyCount = 0;
let interruptionCount = 0;

beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
  app.portal.services.webhooks.send = async () => ({ status: 200, answer: '' });
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

/** Makes the next idempotent call hang for ever after its nth write, as if the process had died there. */
function interruptAfterWrite(writeNumber: number): { reached: Promise<void>; restore: () => void } {
  const { writes } = app.portal.services;
  const run = writes.run.bind(writes);
  let written = 0;
  const reached = new Promise<void>((resolve) => {
    writes.run = async (context, work) => {
      const result = await run(context, work);
      if (!currentJournal() || ++written !== writeNumber) return result;
      resolve();
      return new Promise(() => undefined);
    };
  });
  return { reached, restore: () => void (writes.run = run) };
}

/** Events wait in the outbox only until they are published. */
const tables = companyEntities.map(({ tableName }) => tableName).filter((table) => table !== 'outbox_event');

async function rowsOf(customerId: string): Promise<Record<string, number>> {
  const [row] = await app.db.sql(
    `select ${tables
      .map((table) => `(select count(*)::int from ${table} where customer_id = $1) as ${table}`)
      .join(', ')}`,
    [customerId],
  );
  return row as Record<string, number>;
}

/** The token of the company's own user, or of an admin for a mutation that customers may not call. */
async function tokenFor(field: GraphQLField<unknown, unknown>, company: Company): Promise<string> {
  const { query, variables } = operationFor('mutation', field, { ...company.ids, id: 'ukendt' }, 1);
  const { errors } = await app.graphql(query, {
    variables: Object.fromEntries(Object.keys(variables).map((name) => [name, variables[name]])),
    token: (await app.world.person()).token,
  });
  if (errors?.[0]?.extensions.code !== 'FORBIDDEN') return company.token;
  // A caller may run a limited number of operations at once, and an interrupted one never ends.
  return (await app.world.person({ role: 'ADMIN', customerId: null })).token;
}

const createdRows = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(tables.map((table) => [table, after[table]! - before[table]!]));

async function prepare(field: GraphQLField<unknown, unknown>, name: string) {
  const company = await companyWithEverything(app, providers, `${name} ${field.name} ${++companyCount}`);
  const operation = await ownMutation(schema, field, company);
  return { company, token: await tokenFor(field, company), ...operation };
}

describe('a mutation that was interrupted after one of its writes', () => {
  test.each(mutations.map((field) => ({ name: field.name, field })))(
    'is completed once by a repeated request: $name',
    async ({ name, field }) => {
      const uninterrupted = await prepare(field, 'Hel');
      const before = await rowsOf(uninterrupted.company.customerId);
      const expected = await app.graphql(uninterrupted.query, {
        variables: uninterrupted.variables,
        token: uninterrupted.token,
      });
      const expectedRows = createdRows(before, await rowsOf(uninterrupted.company.customerId));

      for (let writeNumber = 1; writeNumber <= MAX_WRITES; writeNumber += 1) {
        const { company, token, query, variables } = await prepare(field, `Afbrudt ${writeNumber}`);
        const rowsAtStart = await rowsOf(company.customerId);
        const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `${name}-${writeNumber}` };
        const send = () =>
          app.portal.app.inject({ method: 'POST', url: '/graphql', payload: { query, variables }, headers });
        const interruption = interruptAfterWrite(writeNumber);
        const wasInterrupted = await Promise.race([interruption.reached.then(() => true), send().then(() => false)]);
        interruption.restore();
        if (!wasInterrupted) break;
        interruptionCount += 1;
        await app.db.sql(
          `update idempotent_call set alive_until = now() - interval '1 minute', attempt = 'dead' where answer is null`,
        );
        const repeated = (await send()).json();
        expect({ number: writeNumber, errors: repeated.errors }).toEqual({
          number: writeNumber,
          errors: expected.errors,
        });
        const rows = createdRows(rowsAtStart, await rowsOf(company.customerId));
        expect({ number: writeNumber, rows }).toEqual({ number: writeNumber, rows: expectedRows });
      }
    },
  );

  test('is tested with more than 60 interruptions', () => expect(interruptionCount).toBeGreaterThan(60));
});
