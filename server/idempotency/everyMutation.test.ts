import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GraphQLField } from 'graphql';
import { currentSteps } from '../db/steps.ts';
import { companyWithEverything, targetOf, type Company } from '../testing/companyWithEverything.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { deepOperation, operationFor } from '../testing/documents.ts';
import { startProviders, type Providers } from '../testing/providers.ts';
import type { Person } from '../testing/World.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;

/** They speak of no company, or need what only a browser at a provider can give. */
const left = new Set(['login', 'logout', 'forgotPassword', 'resetPassword', 'confirmEmail', 'register', 'acceptInvitation', 'stopImpersonating', 'attachCard', 'setPaymentMethod', 'settlePurchase']);
const MOST_WRITES = 5;
let count = 0;

beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
  app.portal.services.webhooks.send = async () => ({ status: 200, answer: '' });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

/** The next call never gets on after its write of that number, as if the process had died there. */
function dieAfterWrite(number: number): { hasDied: Promise<void>; live: () => void } {
  const { writes } = app.portal.services;
  const run = writes.run.bind(writes);
  let written = 0;
  const hasDied = new Promise<void>((resolve) => {
    writes.run = async (context, work) => {
      const result = await run(context, work);
      if (!currentSteps() || ++written !== number) return result;
      resolve();
      return new Promise(() => undefined);
    };
  });
  return { hasDied, live: () => void (writes.run = run) };
}

const tables = ['department', 'user_account', 'installation', 'license', 'license_request', 'service_agreement', 'clip_card', 'ledger_entry', 'invitation', 'activity', 'agreement_work', 'hour_entry', 'task', 'event_registration', 'integration_instance', 'webhook_delivery', 'api_token', 'oauth_state'];
async function rowsOf(customerId: string): Promise<Record<string, number>> {
  const [row] = await app.db.sql(`select ${tables.map((table) => `(select count(*)::int from ${table} where customer_id = $1) as ${table}`).join(', ')}`, [customerId]);
  return row as Record<string, number>;
}

/** As its own person, or as an admin where it takes one. */
async function tokenFor(field: GraphQLField<unknown, unknown>, own: Company): Promise<string> {
  const { query, variables } = operationFor('mutation', field, { ...own.ids, id: 'ukendt' }, 1);
  const { errors } = await app.graphql(query, { variables: Object.fromEntries(Object.keys(variables).map((name) => [name, variables[name]])), token: (await app.world.person()).token });
  return errors?.[0]?.extensions.code === 'FORBIDDEN' ? admin.token : own.token;
}

const mutations = async () => Object.values((app.portal.executor.schema.getMutationType()!).getFields()).filter(({ name }) => !left.has(name));

test('whichever mutation is cut off after whichever of its writes, sent again it is done once, and answers as if nothing had happened', async () => {
  let cut = 0;
  for (const field of await mutations()) {
    const prepare = async (mark: string) => {
      const own = await companyWithEverything(app, providers, `${mark} ${field.name} ${++count}`);
      if (field.name === 'registerForEvent') own.ids.eventId = await app.world.event();
      // A confirmed address needs no other link.
      if (field.name === 'resendEmailConfirmation') await app.db.sql('update user_account set email_confirmed_at = null where customer_id = $1', [own.customerId]);
      return { own, token: await tokenFor(field, own), ...deepOperation(app.portal.executor.schema, 'mutation', field, { ...own.ids, id: targetOf(field.name, own) }, 4) };
    };
    const twin = await prepare('Hel');
    const before = await rowsOf(twin.own.customerId);
    const whole = await app.graphql(twin.query, { variables: twin.variables, token: twin.token });
    const after = await rowsOf(twin.own.customerId);
    const made = (from: Record<string, number>, to: Record<string, number>) => Object.fromEntries(tables.map((table) => [table, to[table]! - from[table]!]));

    for (let number = 1; number <= MOST_WRITES; number += 1) {
      const { own, token, query, variables } = await prepare(`Afbrudt ${number}`);
      const began = await rowsOf(own.customerId);
      const key = `${field.name}-${number}`;
      const send = () => app.portal.app.inject({ method: 'POST', url: '/graphql', payload: { query, variables }, headers: { authorization: `Bearer ${token}`, 'idempotency-key': key } });
      const death = dieAfterWrite(number);
      const hasDied = await Promise.race([death.hasDied.then(() => true), send().then(() => false)]);
      death.live();
      if (!hasDied) break;
      cut += 1;
      await app.db.sql(`update idempotent_call set alive_until = now() - interval '1 minute', attempt = 'dead' where answer is null`);
      const again = (await send()).json();
      expect({ field: field.name, number, errors: again.errors }).toEqual({ field: field.name, number, errors: whole.errors });
      expect({ field: field.name, number, made: made(began, await rowsOf(own.customerId)) }).toEqual({ field: field.name, number, made: made(before, after) });
    }
  }
  // Most mutations write, and some more than once.
  expect(cut).toBeGreaterThan(60);
}, 300_000);
