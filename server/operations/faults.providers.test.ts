import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { settlePayments } from '../payments/payments.jobs.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { startLoad } from '../testing/load.ts';
import { startProviders, type Providers } from '../testing/providers.ts';
import { allOnce, storedOf } from '../testing/storedOnce.ts';
import type { Person } from '../testing/World.ts';

/** A request has so long, and then answers. */
const LIMIT_MS = 10_000;
/** More than the portal has connections to its database. */
const MANY = 12;
/** So often is each question put to the card provider. */
const TRIES = 2;

let app: TestApp;
let providers: Providers;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const timed = async <T>(work: Promise<T>) => {
  const from = Date.now();
  return { answer: await work, ms: Date.now() - from };
};
const setUpCard = ({ token }: Person, id: string) => app.graphql('mutation ($id: ID!) { createCardSetup(departmentId: $id) { clientSecret } }', { variables: { id }, token });
const buy = ({ token }: Person, departmentId: string) => app.graphql(
  'mutation ($input: BuyClipCardInput!) { buyClipCard(input: $input) { change { deletedId } } }', { variables: { input: { departmentId, hours: 10, acceptTerms: true, purchaseId: `køb-${departmentId}` } }, token });

test('a card provider that never answers holds up nobody but who asks it, and leaves nothing locked or half done', async () => {
  const people = await Promise.all(Array.from({ length: MANY }, () => app.world.person()));
  const departments = await Promise.all(people.map(({ customerId }) => app.world.department(customerId!)));
  const [buyer, department] = [people[0]!, departments[0]!];
  const { data } = await setUpCard(buyer, department);
  const { body } = await providers.browser.confirmSetup(data.createCardSetup.clientSecret);
  await app.graphql('mutation ($id: ID!, $pm: String!) { attachCard(departmentId: $id, paymentMethodId: $pm) { deletedId } }', { variables: { id: department, pm: body.payment_method }, token: buyer.token });

  providers.stripe.failNext('POST /v1/customers', { hang: true, times: TRIES * (MANY - 1) });
  providers.stripe.failNext('POST /v1/payment_intents', { hang: true, times: TRIES });
  const hanging = Promise.all(people.slice(1).map((person, i) => timed(setUpCard(person, departments[i + 1]!))));
  const buying = timed(buy(buyer, department));
  const load = startLoad({ url: () => app.url, people: await Promise.all([1, 2, 3].map(() => app.world.person())), perSecond: 30 });
  await pause(2_000);
  expect(await app.db.sql(`select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and state_change < now() - interval '1 second'`)).toEqual([]);
  const [cards, bought] = await Promise.all([hanging, buying]);
  await load.stop();

  for (const { answer, ms } of cards) {
    expect(answer.errors?.[0]?.extensions.code).toBe('PROVIDER_UNAVAILABLE');
    expect(ms).toBeLessThan(LIMIT_MS);
  }
  expect(bought.ms).toBeLessThan(LIMIT_MS);
  expect(load.asked.filter(({ isDone }) => !isDone)).toEqual([]);
  expect(load.asked.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(load.asked.length * 0.95)]).toBeLessThan(500);
  expect(await storedOf(load.asked, app.db.sql)).toMatchObject(allOnce);
  // Other jobs went on: the invitations' mails are out.
  const invited = load.asked.find(({ kind }) => kind.startsWith('invitation'))!;
  expect((await app.mailTo(invited.name)).subject).toContain('inviteret');

  const entries = () => app.db.sql('select status from ledger_entry where department_id = $1', [department]);
  expect(await entries()).toEqual([{ status: expect.not.stringMatching(/PAID|FAILED/) }]);
  await app.db.sql('update ledger_entry set next_check_at = now() where department_id = $1', [department]);
  await settlePayments(app.portal.services, { id: 'test', data: {} });
  expect(await entries()).toEqual([{ status: 'PAID' }]);
  expect((await setUpCard(people[1]!, departments[1]!)).errors).toBeUndefined();
}, 60_000);
