import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { partnerAccepts, type Receiver } from '../../../../providers/webhooks/testing/startReceiver.ts';
import type { TestApp } from '../../../../testing/createTestApp.ts';
import { findSchemaViolations } from '../../../../testing/findSchemaViolations.ts';
import {
  deliverAll,
  deliveriesOf,
  failureMailsOf,
  causeEvent,
  healthOf,
  createListeningCompany,
  redeliver,
  run,
  SAVED,
  sendTest,
  SET,
  type ListeningCompany,
  type StoredDelivery,
} from '../testing/listeningCompany.ts';
import { startWebhooks } from '../testing/startWebhooks.ts';
import { messageSchema } from './describeEvents.ts';

let app: TestApp;
let receiver: Receiver;
let close: () => Promise<void>;
beforeAll(async () => void ({ app, receiver, close } = await startWebhooks()));
afterAll(() => close());
beforeEach(() => {
  receiver.received.splice(0);
  receiver.setAnswer(200);
});

const createCompany = () => createListeningCompany(app, receiver.address);

describe('a test message', () => {
  test('is sent at once and returned with its result, even for a disabled integration', async () => {
    const company = await createCompany();
    await run(app, SET, { id: company.installationId, pluginId: 'webhooks', isEnabled: false }, company.person.token);
    const { data } = await sendTest(app, company);
    expect(data.sendTestWebhook.edge.node).toMatchObject({
      event: null,
      status: 'DELIVERED',
      attempts: 1,
      httpStatus: 200,
      answer: 'svar 200',
      error: null,
    });
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({
      type: 'test',
      data: { installationId: company.installationId },
    });
    expect(partnerAccepts(company.secret, receiver.received[0]!)).toBe(true);
  });

  test('is sent once, and its failure affects neither health nor mails', async () => {
    const company = await createCompany();
    receiver.setAnswer(418);
    for (let i = 0; i < 6; i += 1)
      expect((await sendTest(app, company)).data.sendTestWebhook.edge.node).toMatchObject({
        status: 'FAILED',
        httpStatus: 418,
        error: 'Modtageren svarede med status 418',
      });
    expect(await healthOf(app, company)).toEqual({
      lastSuccessAt: null,
      lastErrorAt: null,
      lastError: null,
      isFailing: false,
    });
    expect(await failureMailsOf(app, company.customerId)).toEqual([]);
  });

  test('requires a saved address and is rate-limited', async () => {
    const person = await app.world.person();
    const installationId = await app.world.installation(await app.world.department(person.customerId!));
    expect((await sendTest(app, { person, installationId })).errors?.[0]).toMatchObject({
      message: 'Gem en adresse først',
      extensions: { code: 'CONFLICT' },
    });
    const company = await createCompany();
    for (let i = 0; i < 120; i += 1) await app.portal.services.throttle.spend('webhookAttempts', company.customerId);
    expect((await sendTest(app, company)).errorCode).toBe('RATE_LIMITED');
    expect(receiver.received).toEqual([]);
  });
});

describe('a redelivered message', () => {
  async function createDelivered(): Promise<{ company: ListeningCompany; id: string; eventId: string }> {
    const company = await createCompany();
    await causeEvent(app, company);
    await deliverAll(app, company.customerId);
    const [{ id, event_id: eventId }] = (await deliveriesOf(app, company.customerId)) as [StoredDelivery];
    receiver.received.splice(0);
    return { company, id, eventId };
  }

  test('is a new delivery with the same event id', async () => {
    const { company, id, eventId } = await createDelivered();
    const { data } = await redeliver(app, id, company.person.token);
    expect(data.redeliverWebhook.edge.node).toMatchObject({
      eventId,
      event: 'USER_CREATED',
      status: 'WAITING',
      attempts: 0,
    });
    await deliverAll(app, company.customerId);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([eventId]);
    const log = await run(
      app,
      `query ($id: ID!) { node(id: $id) { ... on IntegrationInstance {
        deliveries(first: 1) { totalCount edges { node { id status } } }
      } } }`,
      { id: company.id },
      company.person.token,
    );
    expect(log.node.deliveries).toEqual({
      totalCount: 2,
      edges: [{ node: { id: data.redeliverWebhook.edge.node.id, status: 'DELIVERED' } }],
    });
  });

  test('is queued once by concurrent calls', async () => {
    const { company, id } = await createDelivered();
    const answers = await Promise.all([
      redeliver(app, id, company.person.token),
      redeliver(app, id, company.person.token),
      redeliver(app, id, company.person.token),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.message).filter(Boolean)).toEqual([
      'Beskeden er allerede på vej',
      'Beskeden er allerede på vej',
    ]);
    await deliverAll(app, company.customerId);
    expect(receiver.received).toHaveLength(1);
  });

  test('requires an enabled integration of the caller’s company', async () => {
    const { company, id } = await createDelivered();
    const stranger = await createCompany();
    expect((await redeliver(app, id, stranger.person.token)).errorCode).toBe('NOT_FOUND');
    await run(app, SET, { id: company.installationId, pluginId: 'webhooks', isEnabled: false }, company.person.token);
    expect((await redeliver(app, id, company.person.token)).errorCode).toBe('CONFLICT');
  });
});

describe('the signing secret', () => {
  test('is replaced at once, and the access key is kept', async () => {
    const company = await createCompany();
    await run(
      app,
      SET,
      { id: company.installationId, pluginId: 'webhooks', isEnabled: true, settings: { accessKey: 'abc' } },
      company.person.token,
    );
    const {
      replaceWebhookSecret: { signingSecret, integration },
    } = await run(
      app,
      `mutation ($id: ID!) { replaceWebhookSecret(installationId: $id) ${SAVED} }`,
      { id: company.installationId },
      company.person.token,
    );
    expect(integration.secretsSet).toEqual(['accessKey', 'signingSecret']);
    await sendTest(app, company);
    const [message] = receiver.received as [(typeof receiver.received)[0]];
    expect({
      new: partnerAccepts(signingSecret!, message),
      old: partnerAccepts(company.secret, message),
      key: message.headers.authorization,
    }).toEqual({ new: true, old: false, key: 'Bearer abc' });
  });

  test('stays valid beside the new one for the chosen time, in each message', async () => {
    const company = await createCompany();
    const { signingSecret, integration } = await replace(company, 24);
    expect(integration.secretsSet).toEqual(['previousSigningSecret', 'signingSecret']);
    const left = Date.parse(integration.previousSecretEndsAt!) - Date.now();
    expect(left).toBeGreaterThan(23 * HOUR);
    expect(left).toBeLessThanOrEqual(24 * HOUR);
    await causeEvent(app, company);
    await deliverAll(app, company.customerId);
    expect(await acceptedBy(company.secret, signingSecret!)).toEqual([true, true]);
    await causeEvent(app, company);
    const tomorrow = Date.now() + 25 * HOUR;
    await deliverAll(app, company.customerId, new Date(tomorrow));
    expect(await acceptedBy(company.secret, signingSecret!, tomorrow)).toEqual([false, true]);
  });

  test('is ended before its time, and ending it again has no effect', async () => {
    const company = await createCompany();
    const { signingSecret } = await replace(company, 24);
    const ended = await end(company);
    expect(ended.data.endPreviousWebhookSecret.integration).toMatchObject({
      previousSecretEndsAt: null,
      secretsSet: ['signingSecret'],
    });
    expect((await end(company)).data.endPreviousWebhookSecret.integration.version).toBe(
      ended.data.endPreviousWebhookSecret.integration.version,
    );
    await sendTest(app, company);
    expect(await acceptedBy(company.secret, signingSecret!)).toEqual([false, true]);
    expect(await titlesOf(company)).toContain(
      `Den tidligere signeringsnøgle til webhooks er afsluttet for ${await subdomainOf(company)}`,
    );
  });

  test('is not replaced a third time during an overlap, unless both old secrets end at once', async () => {
    const company = await createCompany();
    const second = await replace(company, 1);
    expect((await tryReplace(company, 1)).errors?.[0]).toMatchObject({
      message: expect.stringContaining('Den tidligere nøgle gælder stadig'),
      extensions: { code: 'CONFLICT' },
    });
    const third = await replace(company, 0);
    expect(third.integration).toMatchObject({ previousSecretEndsAt: null, secretsSet: ['signingSecret'] });
    await sendTest(app, company);
    expect(await acceptedBy(company.secret, second.signingSecret!)).toEqual([false, false]);
    expect(await acceptedBy(third.signingSecret!, third.signingSecret!)).toEqual([true, true]);
  });

  test('is replaced once by concurrent calls', async () => {
    const company = await createCompany();
    const answers = await Promise.all([1, 2, 3, 4].map(() => tryReplace(company, 24)));
    const done = answers.filter(({ errors }) => !errors);
    expect(done).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors).map(({ errorCode }) => errorCode)).toEqual(Array(3).fill('CONFLICT'));
    await sendTest(app, company);
    expect(await acceptedBy(company.secret, done[0]!.data.replaceWebhookSecret.signingSecret!)).toEqual([true, true]);
  });

  test.each([-1, 169, 2_147_483_647])('is not kept for %d hours', async (hours) => {
    const company = await createCompany();
    expect((await tryReplace(company, hours)).fieldErrors).toEqual({ keepOldHours: 'Vælg mellem 0 og 168 timer' });
  });

  test('is neither replaced nor ended by others than the company’s administrators', async () => {
    const company = await createCompany();
    const stranger = await createCompany();
    await replace(company, 24);
    const buyer = await app.world.person({ customerId: company.customerId, companyRole: 'BUYER' });
    const member = await app.world.person({ customerId: company.customerId, companyRole: 'MEMBER' });
    for (const [token, code] of [
      [stranger.person.token, 'NOT_FOUND'],
      [buyer.token, 'FORBIDDEN'],
      [member.token, 'FORBIDDEN'],
      ['', 'UNAUTHENTICATED'],
    ] as const)
      for (const call of [
        tryReplace(company, 0, token),
        end(company, token),
        app.graphql('mutation ($id: ID!) { sendTestWebhook(installationId: $id) { deletedId } }', {
          variables: { id: company.installationId },
          token,
        }),
      ])
        expect((await call).errorCode).toBe(code);
    expect(receiver.received).toEqual([]);
  });

  test('is not stored in deliveries, integrations or activities', async () => {
    const company = await createCompany();
    await sendTest(app, company);
    const everything = await app.db.sql(
      `select row_to_json(w)::text, null from webhook_delivery w where customer_id = $1
       union all select row_to_json(i)::text, null from integration_instance i where customer_id = $1
       union all select row_to_json(a)::text, null from activity a where customer_id = $1`,
      [company.customerId],
    );
    expect(JSON.stringify(everything)).not.toContain(company.secret);
  });
});

describe('an example of an event', () => {
  test.each(['invoice_changed', 'seats_exceeded'] as const)('is sent as %s, as a test', async (event) => {
    const company = await createCompany();
    const { data } = await app.graphql(
      `mutation ($id: ID!, $event: WebhookEvent) {
        sendTestWebhook(installationId: $id, event: $event) { edge { node { event status body } } }
      }`,
      { variables: { id: company.installationId, event: event.toUpperCase() }, token: company.person.token },
    );
    expect(data.sendTestWebhook.edge.node).toMatchObject({ event: null, status: 'DELIVERED' });
    const [message] = receiver.received as [(typeof receiver.received)[0]];
    expect(partnerAccepts(company.secret, message)).toBe(true);
    expect(findSchemaViolations(messageSchema(event), JSON.parse(message.body), {})).toEqual([]);
    expect(JSON.parse(message.body).data.customerId).toBe(company.customerId);
  });
});

describe('a receiver that answers 410', () => {
  const isEnabled = async ({ id }: ListeningCompany) =>
    (await app.db.sql<{ is_enabled: boolean }>('select is_enabled from integration_instance where id = $1', [id]))[0]!
      .is_enabled;

  test('is not called again, and its administrator is told', async () => {
    const company = await createCompany();
    await causeEvent(app, company);
    await causeEvent(app, company);
    receiver.setAnswer(410);
    await deliverAll(app, company.customerId);
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(app, company.customerId)).toMatchObject([
      {
        status: 'FAILED',
        attempts: 1,
        http_status: 410,
        error: 'Modtageren vil ikke have flere beskeder (status 410)',
      },
      { status: 'FAILED', error: 'Integrationen er slået fra' },
    ]);
    expect(await isEnabled(company)).toBe(false);
    expect(await failureMailsOf(app, company.customerId)).toEqual([{ recipient: company.person.email }]);
    expect(await titlesOf(company)).toContain(
      `Webhooks er slået fra for ${await subdomainOf(company)}, fordi modtageren ikke vil have flere beskeder`,
    );
  });

  test('stays enabled after a test message, and after a change of the address meanwhile', async () => {
    const company = await createCompany();
    receiver.setAnswer(410);
    await sendTest(app, company);
    expect(await isEnabled(company)).toBe(true);
    await causeEvent(app, company);
    receiver.setAnswer((response) => {
      void app.db
        .sql(
          `update integration_instance set settings = settings || '{"address":"https://ny.example/"}' where id = $1`,
          [company.id],
        )
        .then(() => response.writeHead(410).end());
    });
    await deliverAll(app, company.customerId);
    expect(await isEnabled(company)).toBe(true);
  });
});

const HOUR = 3_600_000;
const CHANGED = '{ signingSecret integration { secretsSet version previousSecretEndsAt } }';

const tryReplace = ({ installationId, person }: ListeningCompany, hours: number, token = person.token) =>
  app.graphql(
    `mutation ($id: ID!, $hours: Int!) { replaceWebhookSecret(installationId: $id, keepOldHours: $hours)
      { signingSecret integration { secretsSet version previousSecretEndsAt } } }`,
    { variables: { id: installationId, hours }, token },
  );
const replace = async (company: ListeningCompany, hours: number) =>
  (await tryReplace(company, hours)).data.replaceWebhookSecret;
const end = ({ installationId, person }: ListeningCompany, token = person.token) =>
  app.graphql(`mutation ($id: ID!) { endPreviousWebhookSecret(installationId: $id) ${CHANGED} }`, {
    variables: { id: installationId },
    token,
  });
/** Whether the latest message is accepted by each of two secrets. */
async function acceptedBy(first: string, second: string, at = Date.now()) {
  const message = receiver.received.at(-1)!;
  return [partnerAccepts(first, message, at), partnerAccepts(second, message, at)];
}

const titlesOf = async ({ customerId }: ListeningCompany) =>
  (await app.db.sql<{ title: string }>('select title from activity where customer_id = $1', [customerId])).map(
    ({ title }) => title,
  );
const subdomainOf = async ({ installationId }: ListeningCompany) =>
  (await app.db.sql<{ subdomain: string }>('select subdomain from installation where id = $1', [installationId]))[0]!
    .subdomain;
