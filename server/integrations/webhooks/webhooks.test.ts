import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hashSecret } from '../../auth/tokens.ts';
import { dbRoles } from '../../db/roles.ts';
import { partnerAccepts, startReceiver, type Receiver } from '../../providers/webhooks/testing/startReceiver.ts';
import { copyTasks } from '../../tasks/copyTasks.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import type { Person } from '../../testing/World.ts';
import { deliverAll, deliveriesOf, listeningCompany, SAVED, SET, type Listening, type Stored } from '../testing/listeningCompany.ts';
import { BACK_OFF, deliver } from './deliver.ts';
import { pruneWebhooks, sweepWebhooks } from './webhook.jobs.ts';

let app: TestApp;
let receiver: Receiver;
let admin: Person;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await createTestApp({}, { runJobs: false });
  app.portal.services.webhooks = receiver.sender({ timeout: 2_000 });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.received.splice(0);
  receiver.answers(200);
});

const DELIVERY = '{ edge { node { id eventId type status attempts httpStatus answer error settledAt } } }';
const listening = (events?: Record<string, boolean>) => listeningCompany(app, receiver.address, events);
const run = async (query: string, variables: object, token: string) => {
  const answer = await app.graphql(query, { variables, token });
  if (answer.errors) throw new Error(`${answer.errors[0]!.extensions.code}: ${answer.errors[0]!.message}`);
  return answer.data;
};
const happen = ({ customerId }: { customerId: string }, name = 'Ny Bruger') =>
  app.portal.services.writes.run({ role: dbRoles.system }, async ({ webhook }) => webhook({ customerId, type: 'user_created', data: { name } }));
const later = (seconds: number, from = new Date()) => new Date(from.getTime() + seconds * 1000);
const sendTest = ({ installationId, person }: Listening) => app.graphql(`mutation ($id: ID!) { sendTestWebhook(installationId: $id) ${DELIVERY} }`, { variables: { id: installationId }, token: person.token });
const redeliver = (id: string, token: string) => app.graphql(`mutation ($id: ID!) { redeliverWebhook(id: $id) ${DELIVERY} }`, { variables: { id }, token });
const healthOf = async ({ id, person }: Listening) =>
  (await run('query ($id: ID!) { node(id: $id) { ... on IntegrationInstance { health { lastSuccessAt lastErrorAt lastError isFailing } } } }', { id }, person.token)).node.health;
const mailsOf = (customerId: string) => app.db.sql<{ recipient: string }>(
  `select recipient from mail where kind = 'webhooks-failing' and recipient in (select email from user_account where customer_id = $1) order by recipient`, [customerId]);

describe('a company’s own system', () => {
  const happenings: Record<string, (company: Listening) => Promise<unknown>> = {
    user_created: ({ person, customerId }) => run('mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }', {
      input: { name: 'Ny', email: `ny-${customerId}@firma.example`, password: 'hemmelig-nok' },
    }, person.token),
    license_completed: async ({ installationId }) =>
      run('mutation ($id: ID!) { completeLicenseRequest(id: $id) { edge { node { id } } } }', { id: await app.world.licenseRequest(installationId) }, admin.token),
    agreement_active: async ({ departmentId }) => run('mutation ($id: ID!) { activateServiceAgreement(id: $id) { edge { node { id } } } }', {
      id: await app.world.serviceAgreement(departmentId, { status: 'PENDING' }),
    }, admin.token),
    clip_card_low: async ({ departmentId }) => run('mutation ($id: ID!, $input: HourEntryInput!) { logHours(clipCardId: $id, input: $input) { edge { node { minutes } } } }', {
      id: await app.world.clipCard(departmentId), input: { minutes: 540, description: 'Meget arbejde', workedOn: '2026-11-01' },
    }, admin.token),
    event_registered: async ({ person }) => run('mutation ($id: ID!, $input: EventRegistrationInput!) { registerForEvent(eventId: $id, input: $input) { id } }', {
      id: await app.world.event(), input: { name: 'Karin', email: person.email },
    }, person.token),
    task_awaiting_approval: async ({ departmentId, customerId }) => {
      const clipCardId = await app.world.clipCard(departmentId);
      const found = {
        id: `cu-${clipCardId}`, listId: '1', name: 'Makroer', description: '', status: { status: 'Client approval', color: '#000000', type: 'custom' }, priority: null, timeSpentMs: 0,
        createdAt: Date.now() - 5_000, updatedAt: Date.now() - 5_000, dueDate: null, assignees: [], tags: [], customFields: [], points: null,
      };
      const copy = (changes: object) => copyTasks(app.portal.services, { customerId, clipCardId }, [{ ...found, ...changes }]);
      await copy({});
      await copy({ name: 'Makroer og visninger', updatedAt: Date.now() });
    },
  };

  test.each(Object.keys(happenings))('is told of %s, once, in a message that it can verify', async (event) => {
    const company = await listening();
    await happenings[event]!(company);
    const queued = await deliveriesOf(app, company.customerId);
    expect(queued.map(({ type, status }) => ({ type, status }))).toEqual([{ type: event, status: 'WAITING' }]);
    await deliverAll(app, company.customerId, new Date(Date.now() + 500));
    expect(receiver.received).toHaveLength(1);
    const [message] = receiver.received as [(typeof receiver.received)[0]];
    expect(partnerAccepts(company.secret, message)).toBe(true);
    expect(partnerAccepts('whsec_en-anden', message)).toBe(false);
    const { id, type, createdAt, customerId, data } = JSON.parse(message.body);
    expect({ id, type, customerId }).toEqual({ id: message.headers['webhook-id'], type: event, customerId: company.customerId });
    expect({ createdAt: Date.now() - Date.parse(createdAt) < 60_000, data: Object.values(data).every((value) => value !== undefined && value !== '') }).toEqual({ createdAt: true, data: true });
    expect(await deliveriesOf(app, company.customerId)).toMatchObject([{ status: 'DELIVERED', attempts: 1, http_status: 200, answer: 'svar 200', error: null }]);
  });

  test('hears of whoever takes an invitation, and of whom an admin makes', async () => {
    const company = await listening({ user_created: true });
    await app.world.invitation(company.customerId, { token_hash: hashSecret(company.customerId), email: `inviteret-${company.customerId}@firma.example` });
    await run('mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token } }', { input: { token: company.customerId, password: 'hemmelig-nok' } }, '');
    await run('mutation ($input: AdminNewUserInput!) { createUserAsAdmin(input: $input) { edge { node { id } } } }', {
      input: { customerId: company.customerId, name: 'Anna', email: `anna-${company.customerId}@firma.example`, role: 'USER', password: 'hemmelig-nok' },
    }, admin.token);
    expect((await deliveriesOf(app, company.customerId)).map(({ type }) => type)).toEqual(['user_created', 'user_created']);
  });

  test('hears of nothing that it did not choose, nothing while it is switched off, and nothing of another company', async () => {
    const [company, choosy] = [await listening(), await listening({ agreement_active: true, user_created: false })];
    await happen(choosy);
    await run(SET, { id: company.installationId, pluginId: 'webhooks', isEnabled: false }, company.person.token);
    await happen(company);
    expect([...(await deliveriesOf(app, choosy.customerId)), ...(await deliveriesOf(app, company.customerId))]).toEqual([]);
  });

  test('hears nothing of what did not happen: the message is undone with its cause', async () => {
    const company = await listening();
    await expect(app.portal.services.writes.run({ role: dbRoles.system }, async ({ webhook, em }) => {
      webhook({ customerId: company.customerId, type: 'user_created', data: {} });
      await em.execute('select 1 / 0');
    })).rejects.toThrow();
    expect(await deliveriesOf(app, company.customerId)).toEqual([]);
  });

  test('gets its access key along, as it asked for', async () => {
    const company = await listening();
    await run(SET, { id: company.installationId, pluginId: 'webhooks', isEnabled: true, settings: { accessKey: 'modtagerens-nøgle'.replace('ø', 'o') } }, company.person.token);
    await sendTest(company);
    expect(receiver.received[0]!.headers.authorization).toBe('Bearer modtagerens-nogle');
  });
});

describe('a message that does not arrive', () => {
  test('is tried again with longer and longer pauses, never earlier, and given up after the last', async () => {
    const company = await listening();
    await happen(company);
    receiver.answers(500);
    let now = later(1);
    for (const [index, pause] of BACK_OFF.entries()) {
      await deliverAll(app, company.customerId, now);
      const [waiting] = await deliveriesOf(app, company.customerId);
      expect(waiting).toMatchObject({ status: 'WAITING', attempts: index + 1, http_status: 500, answer: 'svar 500', error: 'Modtageren svarede med status 500' });
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
    expect(BACK_OFF).toEqual([60, 300, 1_800, 7_200, 43_200]);
  });

  test('is signed anew each time, so that a receiver may refuse what is old', async () => {
    const company = await listening();
    await happen(company);
    receiver.answers(503);
    await deliverAll(app, company.customerId);
    const soon = later(BACK_OFF[0]! + 5);
    await deliverAll(app, company.customerId, soon);
    const [first, second] = receiver.received as [(typeof receiver.received)[0], (typeof receiver.received)[0]];
    expect(second.body).toBe(first.body);
    expect(second.headers['webhook-signature']).not.toBe(first.headers['webhook-signature']);
    expect(partnerAccepts(company.secret, second, soon.getTime())).toBe(true);
  });

  test.each([[302, 'henviser til en anden adresse'], [404, 'status 404'], [410, 'status 410']])('because of status %d says so', async (status, message) => {
    const company = await listening();
    await happen(company);
    receiver.answers((response) => response.writeHead(status, { location: 'https://169.254.169.254/' }).end());
    await deliverAll(app, company.customerId);
    expect((await deliveriesOf(app, company.customerId))[0]!.error).toContain(message);
    expect(receiver.received).toHaveLength(1);
  });

  test('is sent once by many who try at the same moment', async () => {
    const company = await listening();
    await happen(company);
    const [{ id }] = (await deliveriesOf(app, company.customerId)) as [Stored];
    await Promise.all(Array.from({ length: 8 }, () => deliver(app.portal.services, id, later(1))));
    expect(receiver.received).toHaveLength(1);
  });

  test('is left alone once the integration is switched off, and no address is asked', async () => {
    const company = await listening();
    await happen(company);
    await run(SET, { id: company.installationId, pluginId: 'webhooks', isEnabled: false }, company.person.token);
    await deliverAll(app, company.customerId);
    expect(receiver.received).toEqual([]);
    expect(await deliveriesOf(app, company.customerId)).toMatchObject([{ status: 'FAILED', error: 'Integrationen er slået fra' }]);
  });

  test('is found by the sweep, after a crash too, and what is done is forgotten after 30 days', async () => {
    const company = await listening();
    await happen(company);
    await app.db.sql(`update webhook_delivery set created_at = now() - interval '40 days', next_attempt_at = now() - interval '1 minute', attempts = 3 where customer_id = $1`, [company.customerId]);
    const sent: string[] = [];
    const jobs = { send: async (name: string, { id }: { id: string }) => void sent.push(`${name} ${id}`) } as never;
    await sweepWebhooks({ ...app.portal.services, jobs }, { id: 'x', data: {} });
    const [{ id }] = (await deliveriesOf(app, company.customerId)) as [Stored];
    expect(sent).toContain(`webhooks.deliver ${id}`);
    await pruneWebhooks(app.portal.services, { id: 'x', data: {} });
    expect(await deliveriesOf(app, company.customerId)).toHaveLength(1);
    await deliverAll(app, company.customerId);
    await pruneWebhooks(app.portal.services, { id: 'x', data: {} });
    expect(await deliveriesOf(app, company.customerId)).toEqual([]);
  });
});

describe('health', () => {
  async function fail(company: Listening, times: number): Promise<void> {
    receiver.answers(500);
    for (let i = 0; i < times; i += 1) {
      await happen(company);
      await deliverAll(app, company.customerId);
      await app.db.sql(`update webhook_delivery set status = 'FAILED' where customer_id = $1`, [company.customerId]);
    }
  }

  test('tells the company’s active users after five failures in a row, once, and anew after it has worked in between', async () => {
    const company = await listening();
    const colleague = await app.world.person({ customerId: company.customerId });
    const gone = await app.world.person({ customerId: company.customerId });
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [gone.id]);
    await fail(company, 4);
    expect(await mailsOf(company.customerId)).toEqual([]);
    expect(await healthOf(company)).toMatchObject({ isFailing: false, lastError: 'Modtageren svarede med status 500' });
    await fail(company, 4);
    expect((await mailsOf(company.customerId)).map(({ recipient }) => recipient)).toEqual([company.person.email, colleague.email].toSorted());
    expect(await healthOf(company)).toMatchObject({ isFailing: true, lastSuccessAt: null, lastErrorAt: expect.any(String) });
    receiver.answers(200);
    await happen(company);
    await deliverAll(app, company.customerId);
    expect(await healthOf(company)).toMatchObject({ isFailing: false, lastSuccessAt: expect.any(String) });
    await fail(company, 5);
    expect(await mailsOf(company.customerId)).toHaveLength(4);
  });

  test('tells once when many fail at the same moment', async () => {
    const company = await listening();
    await fail(company, 4);
    for (let i = 0; i < 6; i += 1) await happen(company, `Bruger ${i}`);
    const waiting = (await deliveriesOf(app, company.customerId)).filter(({ status }) => status === 'WAITING');
    await Promise.all(waiting.map(({ id }) => deliver(app.portal.services, id, later(1))));
    expect(await mailsOf(company.customerId)).toHaveLength(1);
  });

  test('begins anew with new settings', async () => {
    const company = await listening();
    await fail(company, 5);
    await run(SET, { id: company.installationId, pluginId: 'webhooks', isEnabled: true, settings: { events: { agreement_active: true } } }, company.person.token);
    expect(await healthOf(company)).toMatchObject({ isFailing: false });
  });
});

describe('the test button', () => {
  test('sends a message at once and shows what became of it, switched on or not', async () => {
    const company = await listening();
    await run(SET, { id: company.installationId, pluginId: 'webhooks', isEnabled: false }, company.person.token);
    const { data } = await sendTest(company);
    expect(data.sendTestWebhook.edge.node).toMatchObject({ type: null, status: 'DELIVERED', attempts: 1, httpStatus: 200, answer: 'svar 200', error: null });
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ type: 'test', data: { installationId: company.installationId } });
    expect(partnerAccepts(company.secret, receiver.received[0]!)).toBe(true);
  });

  test('tries once, and its failure is nobody’s trouble', async () => {
    const company = await listening();
    receiver.answers(418);
    for (let i = 0; i < 6; i += 1) expect((await sendTest(company)).data.sendTestWebhook.edge.node).toMatchObject({ status: 'FAILED', httpStatus: 418, error: 'Modtageren svarede med status 418' });
    expect(await healthOf(company)).toEqual({ lastSuccessAt: null, lastErrorAt: null, lastError: null, isFailing: false });
    expect(await mailsOf(company.customerId)).toEqual([]);
  });

  test('needs an address first, and is not pressed for ever', async () => {
    const person = await app.world.person();
    const installationId = await app.world.installation(await app.world.department(person.customerId!));
    expect((await sendTest({ person, installationId } as Listening)).errors?.[0]).toMatchObject({ message: 'Gem en adresse først', extensions: { code: 'CONFLICT' } });
    const company = await listening();
    for (let i = 0; i < 120; i += 1) await app.portal.services.throttle.spend('webhookAttempts', company.customerId);
    expect((await sendTest(company)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(receiver.received).toEqual([]);
  });
});

describe('a message that is sent once more', () => {
  async function given(): Promise<{ company: Listening; id: string; eventId: string }> {
    const company = await listening();
    await happen(company);
    await deliverAll(app, company.customerId);
    const [{ id, event_id: eventId }] = await deliveriesOf(app, company.customerId) as [Stored];
    receiver.received.splice(0);
    return { company, id, eventId };
  }

  test('is the same event in an entry of its own', async () => {
    const { company, id, eventId } = await given();
    const { data } = await redeliver(id, company.person.token);
    expect(data.redeliverWebhook.edge.node).toMatchObject({ eventId, type: 'user_created', status: 'WAITING', attempts: 0 });
    await deliverAll(app, company.customerId);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([eventId]);
    const log = await run('query ($id: ID!) { node(id: $id) { ... on IntegrationInstance { deliveries(first: 1) { totalCount edges { node { id status } } } } } }', { id: company.id }, company.person.token);
    expect(log.node.deliveries).toEqual({ totalCount: 2, edges: [{ node: { id: data.redeliverWebhook.edge.node.id, status: 'DELIVERED' } }] });
  });

  test('twice at once is one', async () => {
    const { company, id } = await given();
    const answers = await Promise.all([redeliver(id, company.person.token), redeliver(id, company.person.token), redeliver(id, company.person.token)]);
    expect(answers.map(({ errors }) => errors?.[0]?.message).filter(Boolean)).toEqual(['Beskeden er allerede på vej', 'Beskeden er allerede på vej']);
    await deliverAll(app, company.customerId);
    expect(receiver.received).toHaveLength(1);
  });

  test('needs the integration to be on, and to be one’s own', async () => {
    const { company, id } = await given();
    const stranger = await listening();
    expect((await redeliver(id, stranger.person.token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await run(SET, { id: company.installationId, pluginId: 'webhooks', isEnabled: false }, company.person.token);
    expect((await redeliver(id, company.person.token)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});

describe('the signing secret', () => {
  test('is replaced at once: nothing is signed with the old one any more, and the access key stays', async () => {
    const company = await listening();
    await run(SET, { id: company.installationId, pluginId: 'webhooks', isEnabled: true, settings: { accessKey: 'abc' } }, company.person.token);
    const { replaceWebhookSecret: { signingSecret, integration } } = await run(`mutation ($id: ID!) { replaceWebhookSecret(installationId: $id) ${SAVED} }`, { id: company.installationId }, company.person.token);
    expect(integration.secretsSet).toEqual(['accessKey', 'signingSecret']);
    await sendTest(company);
    const [message] = receiver.received as [(typeof receiver.received)[0]];
    expect({ new: partnerAccepts(signingSecret, message), old: partnerAccepts(company.secret, message), key: message.headers.authorization }).toEqual({ new: true, old: false, key: 'Bearer abc' });
  });

  test('stands in no log, no entry and no answer', async () => {
    const company = await listening();
    await sendTest(company);
    const everything = await app.db.sql('select row_to_json(w)::text, null from webhook_delivery w where customer_id = $1 union all select row_to_json(i)::text, null from integration_instance i where customer_id = $1 union all select row_to_json(a)::text, null from activity a where customer_id = $1', [company.customerId]);
    expect(JSON.stringify(everything)).not.toContain(company.secret);
  });
});

test('with its jobs running the portal sends as soon as the cause is committed', async () => {
  const running = await createTestApp();
  try {
    running.portal.services.webhooks = receiver.sender();
    const company = await listeningCompany(running, receiver.address);
    await running.graphql('mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }', {
      variables: { input: { name: 'Ny', email: 'ny-i-drift@firma.example', password: 'hemmelig-nok' } }, token: company.person.token,
    });
    for (let i = 0; i < 80 && !receiver.received.length; i += 1) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(receiver.received).toHaveLength(1);
    expect(partnerAccepts(company.secret, receiver.received[0]!)).toBe(true);
  } finally {
    await running.close();
  }
}, 30_000);
