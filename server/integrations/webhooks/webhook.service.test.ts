import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { partnerAccepts, type Receiver } from '../../providers/webhooks/testing/startReceiver.ts';
import type { TestApp } from '../../testing/createTestApp.ts';
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
      type: null,
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
      type: 'user_created',
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
