import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { settlePayments } from '../../rooms/money/payments/payments.jobs.ts';
import { payByCard } from '../../rooms/money/payments/testing/payByCard.ts';
import {
  connectByConsent,
  newShop,
  createShopCompany,
} from '../../rooms/partners/integrations/shopify/testing/shopCompany.ts';
import { createLinkedCompany } from '../../rooms/work/tasks/testing/linkedCompany.ts';
import { ALL_STORED_ONCE, checkStoredWrites } from '../../testing/checkStoredWrites.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { startLoad, type Load } from '../../testing/load.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';
import type { Person } from '../../testing/World.ts';
import { timeLimits } from '../timeLimits.ts';

/** More requests than the portal has database connections. */
const CALLER_COUNT = 12;
/** Attempts for each request to the card provider. */
const TRIES = 2;

let app: TestApp;
let providers: Providers;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp({ ...providers.settings, timeLimits });
  app.config.publicUrl = app.url;
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const startOtherRequests = async () =>
  startLoad({ url: () => app.url, people: await Promise.all([1, 2, 3].map(() => app.world.person())) });
/** Expects other requests to be served while the requests to the provider are still waiting. */
async function expectOthersServedBefore(waiting: Promise<unknown>, load: Load): Promise<void> {
  const first = await Promise.race([
    load.waitUntilDone(2 * CALLER_COUNT).then(() => 'others'),
    waiting.then(() => 'the provider gave up'),
  ]);
  expect(first).toBe('others');
}
/** Expects all other requests to have succeeded, and everything they wrote to be stored once. */
async function expectUndisturbed(load: Load): Promise<void> {
  expect(load.requests.filter(({ isDone }) => !isDone)).toEqual([]);
  expect(await checkStoredWrites(load.requests, app.db.sql)).toMatchObject(ALL_STORED_ONCE);
}
const expectNoOpenTransactions = async () =>
  expect(
    await app.db.sql(
      `select query from pg_stat_activity where datname = current_database()
        and state like 'idle in transaction%' and state_change < now() - interval '1 second'`,
    ),
  ).toEqual([]);

const setUpCard = ({ token }: Person, id: string) =>
  app.graphql('mutation ($id: ID!) { createCardSetup(departmentId: $id) { clientSecret } }', {
    variables: { id },
    token,
  });
const buy = ({ token }: Person, departmentId: string) =>
  app.graphql('mutation ($input: BuyClipCardInput!) { buyClipCard(input: $input) { change { deletedId } } }', {
    variables: { input: { departmentId, hours: 10, acceptTerms: true, purchaseId: `køb-${departmentId}` } },
    token,
  });

test('a card provider that never answers delays only its callers, and leaves no locks or partial writes', async () => {
  const people = await Promise.all(Array.from({ length: CALLER_COUNT }, () => app.world.person()));
  const departments = await Promise.all(people.map(({ customerId }) => app.world.department(customerId!)));
  const [buyer, department] = [people[0]!, departments[0]!];
  await payByCard(app, providers, { token: buyer.token, departmentId: department });

  providers.stripe.failNext('POST /v1/customers', { hang: true, times: TRIES * (CALLER_COUNT - 1) });
  providers.stripe.failNext('POST /v1/payment_intents', { hang: true, times: TRIES });
  const load = await startOtherRequests();
  const hanging = Promise.all(people.slice(1).map((person, i) => setUpCard(person, departments[i + 1]!)));
  const buying = buy(buyer, department);
  await expectOthersServedBefore(hanging, load);
  await expectNoOpenTransactions();
  const [cards] = await Promise.all([hanging, buying]);
  await load.stop();

  // The provider's timeout must end first: a request that reached its own time limit would be answered TIMEOUT.
  for (const { errors } of cards) expect(errors?.[0]?.extensions.code).toBe('PROVIDER_UNAVAILABLE');
  await expectUndisturbed(load);
  // Other jobs have run meanwhile: the mail of an invitation has been sent.
  const invited = load.requests.find(({ kind }) => kind.startsWith('invitation'))!;
  expect((await app.mailTo(invited.name)).subject).toContain('inviteret');

  const entries = () => app.db.sql('select status from ledger_entry where department_id = $1', [department]);
  expect(await entries()).toEqual([{ status: expect.not.stringMatching(/PAID|FAILED/) }]);
  await app.db.sql('update ledger_entry set next_check_at = now() where department_id = $1', [department]);
  await settlePayments(app.portal.services, { id: 'test', data: {} });
  expect(await entries()).toEqual([{ status: 'PAID' }]);
  expect((await setUpCard(people[1]!, departments[1]!)).errors).toBeUndefined();
});

const clearFaults = ({ clickup, dinero, shopify }: Providers) => {
  clickup.clearFaults('POST /v2/list/:id/task');
  dinero.clearFaults('GET /contacts');
  shopify.clearFaults('POST /graphql.json');
};

test('ClickUp, Dinero, Shopify and Zendesk delay only their callers when none of them answers', async () => {
  const COMPANY_COUNT = 4;
  const { clickup, dinero, shopify } = providers;
  clearFaults(providers);
  providers.zendesk.keepKey('x'.repeat(40));
  const createCompanies = <T>(create: () => Promise<T>) => Promise.all(Array.from({ length: COMPANY_COUNT }, create));
  const admin = await app.world.person({ role: 'ADMIN', customerId: null });
  const linked = await createCompanies(() => createLinkedCompany(app, providers));
  const shops = await createCompanies(() => createShopCompany(app));
  for (const shop of shops) await connectByConsent(app, shop, newShop());
  const helpDeskId = shops[0]!.installationId;
  await app.graphql(
    `mutation ($id: ID!, $input: ApiCredentialsInput!) {
      saveApiCredentials(installationId: $id, input: $input) { edge { node { id } } }
    }`,
    {
      variables: { id: helpDeskId, input: { zendeskApiKey: 'x'.repeat(40), zendeskApiEmail: 'api@firma.example' } },
      token: shops[0]!.person.token,
    },
  );
  const requests = linked.map(() => randomUUID());
  const send = {
    tasks: () =>
      linked.map(({ person: { token }, clipCardId }, i) =>
        app.graphql('mutation ($input: CreateTaskInput!) { createTask(input: $input) { edge { node { name } } } }', {
          variables: { input: { requestId: requests[i], clipCardId, name: 'Ny formular' } },
          token,
        }),
      ),
    contacts: () => shops.map(() => app.graphql('{ admin { dineroContacts { hasMore } } }', { token: admin.token })),
    shops: () =>
      shops.map(({ person: { token }, installationId }) =>
        app.graphql(
          `mutation ($id: ID!) {
            testIntegration(installationId: $id, pluginId: "shopify") { integration { health { lastErrorAt } } }
          }`,
          { variables: { id: installationId }, token },
        ),
      ),
    helpDesk: () => [
      app.graphql('mutation ($id: ID!) { testConnection(installationId: $id) { isConnected message } }', {
        variables: { id: helpDeskId },
        token: shops[0]!.person.token,
      }),
    ],
  };
  const forever = { hang: true, times: 99 } as const;
  clickup.failNext('POST /v2/list/:id/task', forever);
  dinero.failNext('GET /contacts', forever);
  shopify.failNext('POST /graphql.json', forever);
  providers.zendesk.answerNext(() => new Promise(() => undefined));

  const load = await startOtherRequests();
  const answers = Promise.all([
    Promise.all(send.tasks()),
    Promise.all(send.contacts()),
    Promise.all(send.shops()),
    Promise.all(send.helpDesk()),
  ]);
  await expectOthersServedBefore(answers, load);
  await expectNoOpenTransactions();
  const [tasks, contacts, shopTests, helpDesks] = await answers;
  await load.stop();

  for (const { errors } of [...tasks, ...contacts]) expect(errors?.[0]?.extensions.code).toBe('PROVIDER_UNAVAILABLE');
  for (const { data } of shopTests)
    expect(data.testIntegration.integration.health.lastErrorAt).toEqual(expect.any(String));
  expect(helpDesks[0]!.data.testConnection).toMatchObject({
    isConnected: false,
    message: expect.stringContaining('inden for 5 sekunder'),
  });
  await expectUndisturbed(load);
  const { body: metrics } = await app.portal.app.inject('/metrics');
  for (const provider of ['ClickUp', 'Dinero', 'Shopify', 'Zendesk'])
    expect(metrics).toMatch(
      new RegExp(`^portal_provider_seconds_count\\{provider="${provider}",outcome="no_answer"\\} [1-9]`, 'm'),
    );
  expect(metrics).toContain('portal_provider_blocked{provider="ClickUp"} 0');

  clearFaults(providers);
  for (const { errors } of (await Promise.all(Object.values(send).map((all) => Promise.all(all())))).flat())
    expect(errors).toBeUndefined();
  expect(
    await app.db.sql('select count(*)::int as tasks from task where customer_id = any($1)', [
      linked.map(({ person }) => person.customerId),
    ]),
  ).toEqual([{ tasks: COMPANY_COUNT }]);
});
