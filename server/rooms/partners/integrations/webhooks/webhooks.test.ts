import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hashSecret } from '../../../../platform/access/tokens.ts';
import { dbRoles } from '../../../../platform/db/roles.ts';
import { TestClock } from '../../../../providers/http/testing/TestClock.ts';
import { partnerAccepts, type Receiver } from '../../../../providers/webhooks/testing/startReceiver.ts';
import { createTestApp, type TestApp } from '../../../../testing/createTestApp.ts';
import type { Person } from '../../../../testing/World.ts';
import {
  deliverAll,
  deliveriesOf,
  failureMailsOf,
  causeEvent,
  healthOf,
  createListeningCompany,
  run,
  sendTest,
  SET,
  type ListeningCompany,
  type StoredDelivery,
} from '../testing/listeningCompany.ts';
import { startWebhooks } from '../testing/startWebhooks.ts';
import { BACKOFF_SECONDS, deliver } from './deliver.ts';
import { pruneWebhooks, sweepWebhooks } from './webhook.jobs.ts';

let app: TestApp;
let receiver: Receiver;
let close: () => Promise<void>;
let admin: Person;
beforeAll(async () => {
  ({ app, receiver, close } = await startWebhooks());
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => close());
beforeEach(() => {
  receiver.received.splice(0);
  receiver.setAnswer(200);
});

const createCompany = (events?: Record<string, boolean>) => createListeningCompany(app, receiver.address, events);
const later = (seconds: number, from = new Date()) => new Date(from.getTime() + seconds * 1000);

describe('a webhook receiver', () => {
  test('gets a message about users who accept an invitation and users whom an admin creates', async () => {
    const company = await createCompany({ user_created: true });
    await app.world.invitation(company.customerId, {
      token_hash: hashSecret(company.customerId),
      email: `inviteret-${company.customerId}@firma.example`,
    });
    await run(
      app,
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token } }',
      { input: { token: company.customerId, password: 'hemmelig-nok' } },
      '',
    );
    await run(
      app,
      'mutation ($input: AdminNewUserInput!) { createUserAsAdmin(input: $input) { edge { node { id } } } }',
      {
        input: {
          customerId: company.customerId,
          name: 'Anna',
          email: `anna-${company.customerId}@firma.example`,
          role: 'USER',
          password: 'hemmelig-nok',
        },
      },
      admin.token,
    );
    expect((await deliveriesOf(app, company.customerId)).map(({ type }) => type)).toEqual([
      'user_created',
      'user_created',
    ]);
  });

  test('gets no messages about unchosen events or about other companies, and none while it is disabled', async () => {
    const [company, selective] = [
      await createCompany(),
      await createCompany({ agreement_active: true, user_created: false }),
    ];
    await causeEvent(app, selective);
    await run(app, SET, { id: company.installationId, pluginId: 'webhooks', isEnabled: false }, company.person.token);
    await causeEvent(app, company);
    expect([
      ...(await deliveriesOf(app, selective.customerId)),
      ...(await deliveriesOf(app, company.customerId)),
    ]).toEqual([]);
  });

  test('gets no message about a transaction that was rolled back', async () => {
    const company = await createCompany();
    await expect(
      app.portal.services.writes.run({ role: dbRoles.system }, async ({ webhook, em }) => {
        webhook({ customerId: company.customerId, type: 'user_created', data: {} });
        await em.execute('select 1 / 0');
      }),
    ).rejects.toThrow();
    expect(await deliveriesOf(app, company.customerId)).toEqual([]);
  });

  test('gets its access key in the authorization header', async () => {
    const company = await createCompany();
    await run(
      app,
      SET,
      {
        id: company.installationId,
        pluginId: 'webhooks',
        isEnabled: true,
        settings: { accessKey: 'modtagerens-nogle' },
      },
      company.person.token,
    );
    await sendTest(app, company);
    expect(receiver.received[0]!.headers.authorization).toBe('Bearer modtagerens-nogle');
  });
});

describe('an undelivered message', () => {
  test('is retried with growing pauses and fails after the last attempt', async () => {
    const company = await createCompany();
    await causeEvent(app, company);
    receiver.setAnswer(500);
    let now = later(1);
    for (const [index, pause] of BACKOFF_SECONDS.entries()) {
      await deliverAll(app, company.customerId, now);
      const [waiting] = await deliveriesOf(app, company.customerId);
      expect(waiting).toMatchObject({
        status: 'WAITING',
        attempts: index + 1,
        http_status: 500,
        answer: 'svar 500',
        error: 'Modtageren svarede med status 500',
      });
      expect(waiting!.next_attempt_at.getTime() - now.getTime()).toBe(pause * 1000);
      await deliverAll(app, company.customerId, later(pause - 1, now));
      expect(receiver.received).toHaveLength(index + 1);
      now = later(pause, now);
    }
    await deliverAll(app, company.customerId, now);
    expect(await deliveriesOf(app, company.customerId)).toMatchObject([{ status: 'FAILED', attempts: 6 }]);
    await deliverAll(app, company.customerId, later(10 * 24 * 3600, now));
    expect(receiver.received).toHaveLength(6);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(BACKOFF_SECONDS).toEqual([60, 300, 1_800, 7_200, 43_200]);
  });

  test('is signed again in each attempt, so that receivers can reject old signatures', async () => {
    const company = await createCompany();
    await causeEvent(app, company);
    receiver.setAnswer(503);
    await deliverAll(app, company.customerId);
    const secondAttemptAt = later(BACKOFF_SECONDS[0]! + 5);
    await deliverAll(app, company.customerId, secondAttemptAt);
    const [first, second] = receiver.received as [(typeof receiver.received)[0], (typeof receiver.received)[0]];
    expect(second.body).toBe(first.body);
    expect(second.headers['webhook-signature']).not.toBe(first.headers['webhook-signature']);
    expect(partnerAccepts(company.secret, second, secondAttemptAt.getTime())).toBe(true);
  });

  test('is postponed after ten lost connections in a row, which does not count as an attempt', async () => {
    const clock = new TestClock();
    app.portal.services.webhooks = receiver.sender({ clock });
    const [company, other] = [await createCompany(), await createCompany()];
    for (let i = 0; i < 11; i += 1) await causeEvent(app, company, `Bruger ${i}`);
    receiver.setAnswer((response) => response.destroy());
    await deliverAll(app, company.customerId);
    const attempts = (await deliveriesOf(app, company.customerId)).map((delivery) => delivery.attempts);
    expect(attempts).toEqual([...Array(10).fill(1), 0]);
    expect(receiver.received).toHaveLength(10);
    receiver.setAnswer(200);
    await causeEvent(app, other);
    await deliverAll(app, other.customerId);
    expect(receiver.received).toHaveLength(11);
    clock.time += 10_000;
    await deliverAll(app, company.customerId, later(65));
    expect((await deliveriesOf(app, company.customerId)).map(({ status }) => status)).toEqual(
      Array(11).fill('DELIVERED'),
    );
  });

  test.each([
    [302, 'henviser til en anden adresse'],
    [404, 'status 404'],
    [410, 'status 410'],
  ])('reports status %d as its error', async (status, message) => {
    const company = await createCompany();
    await causeEvent(app, company);
    receiver.setAnswer((response) => response.writeHead(status, { location: 'https://169.254.169.254/' }).end());
    await deliverAll(app, company.customerId);
    expect((await deliveriesOf(app, company.customerId))[0]!.error).toContain(message);
    expect(receiver.received).toHaveLength(1);
  });

  test('is sent once by concurrent deliveries', async () => {
    const company = await createCompany();
    await causeEvent(app, company);
    const [{ id }] = (await deliveriesOf(app, company.customerId)) as [StoredDelivery];
    await Promise.all(Array.from({ length: 8 }, () => deliver(app.portal.services, id, later(1))));
    expect(receiver.received).toHaveLength(1);
  });

  test('fails without a request once the integration is disabled', async () => {
    const company = await createCompany();
    await causeEvent(app, company);
    await run(app, SET, { id: company.installationId, pluginId: 'webhooks', isEnabled: false }, company.person.token);
    await deliverAll(app, company.customerId);
    expect(receiver.received).toEqual([]);
    expect(await deliveriesOf(app, company.customerId)).toMatchObject([
      { status: 'FAILED', error: 'Integrationen er slået fra' },
    ]);
  });

  test('is queued again by the sweep, and deleted only once it is settled and older than 30 days', async () => {
    const company = await createCompany();
    await causeEvent(app, company);
    await app.db.sql(
      `update webhook_delivery
       set created_at = now() - interval '40 days', next_attempt_at = now() - interval '1 minute', attempts = 3
       where customer_id = $1`,
      [company.customerId],
    );
    const sent: string[] = [];
    const jobs = {
      sendAll: async (name: string, all: { id: string }[]) => void sent.push(...all.map(({ id }) => `${name} ${id}`)),
    } as never;
    await sweepWebhooks({ ...app.portal.services, jobs }, { id: 'x', data: {} });
    const [{ id }] = (await deliveriesOf(app, company.customerId)) as [StoredDelivery];
    expect(sent).toContain(`webhooks.deliver ${id}`);
    await pruneWebhooks(app.portal.services, { id: 'x', data: {} });
    expect(await deliveriesOf(app, company.customerId)).toHaveLength(1);
    await deliverAll(app, company.customerId);
    await pruneWebhooks(app.portal.services, { id: 'x', data: {} });
    expect(await deliveriesOf(app, company.customerId)).toEqual([]);
  });
});

describe('health', () => {
  async function fail(company: ListeningCompany, times: number): Promise<void> {
    receiver.setAnswer(500);
    for (let i = 0; i < times; i += 1) {
      await causeEvent(app, company);
      await deliverAll(app, company.customerId);
      await app.db.sql(`update webhook_delivery set status = 'FAILED' where customer_id = $1`, [company.customerId]);
    }
  }

  test('is failing after five failures in a row and recovers after one success', async () => {
    const company = await createCompany();
    await fail(company, 4);
    expect(await failureMailsOf(app, company.customerId)).toEqual([]);
    expect(await healthOf(app, company)).toMatchObject({
      isFailing: false,
      lastError: 'Modtageren svarede med status 500',
    });
    await fail(company, 4);
    expect(await failureMailsOf(app, company.customerId)).toHaveLength(1);
    expect(await healthOf(app, company)).toMatchObject({
      isFailing: true,
      lastSuccessAt: null,
      lastErrorAt: expect.any(String),
    });
    receiver.setAnswer(200);
    await causeEvent(app, company);
    await deliverAll(app, company.customerId);
    expect(await healthOf(app, company)).toMatchObject({ isFailing: false, lastSuccessAt: expect.any(String) });
  });

  test('mails once when many deliveries fail at the same moment', async () => {
    const company = await createCompany();
    await fail(company, 4);
    for (let i = 0; i < 6; i += 1) await causeEvent(app, company, `Bruger ${i}`);
    const waiting = (await deliveriesOf(app, company.customerId)).filter(({ status }) => status === 'WAITING');
    await Promise.all(waiting.map(({ id }) => deliver(app.portal.services, id, later(1))));
    expect(await failureMailsOf(app, company.customerId)).toHaveLength(1);
  });

  test('is reset by new settings', async () => {
    const company = await createCompany();
    await fail(company, 5);
    await run(
      app,
      SET,
      {
        id: company.installationId,
        pluginId: 'webhooks',
        isEnabled: true,
        settings: { events: { agreement_active: true } },
      },
      company.person.token,
    );
    expect(await healthOf(app, company)).toMatchObject({ isFailing: false });
  });
});

test('a portal with running jobs sends a message as soon as the cause is committed', async () => {
  const running = await createTestApp();
  try {
    running.portal.services.webhooks = receiver.sender();
    const company = await createListeningCompany(running, receiver.address);
    await running.graphql(
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }',
      {
        variables: { input: { name: 'Ny', email: 'ny-i-drift@firma.example', password: 'hemmelig-nok' } },
        token: company.person.token,
      },
    );
    while (!receiver.received.length) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(receiver.received).toHaveLength(1);
    expect(partnerAccepts(company.secret, receiver.received[0]!)).toBe(true);
  } finally {
    await running.close();
  }
});
