import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { valuesOf } from '../../../../../domain/basics/vocabulary.ts';
import { WebhookEvent } from '../../../../../domain/partners/integrations/webhooks.ts';
import type { Topic } from '../../../../platform/db/events.ts';
import { dbRoles } from '../../../../platform/db/roles.ts';
import { partnerAccepts, type Receiver } from '../../../../providers/webhooks/testing/startReceiver.ts';
import { companyWithEverything, type Company } from '../../../../testing/companyWithEverything.ts';
import type { TestApp } from '../../../../testing/createTestApp.ts';
import { findSchemaViolations } from '../../../../testing/findSchemaViolations.ts';
import { fixtures } from '../../../../testing/fixtures.ts';
import { startProviders, type Providers } from '../../../../testing/providers.ts';
import type { Person } from '../../../../testing/World.ts';
import { storeReading } from '../../../sales/seats/storeReading.ts';
import { copyTasks } from '../../../work/tasks/copyTasks.ts';
import {
  createListeningCompany,
  deliverAll,
  deliveriesOf,
  run,
  SET,
  type ListeningCompany,
} from '../testing/listeningCompany.ts';
import { startWebhooks } from '../testing/startWebhooks.ts';
import { describedEvents, exampleData, messageSchema } from './describeEvents.ts';
import { sentTopics } from './queue.ts';
import { webhookEvents } from './webhookEvents.ts';

let app: TestApp;
let receiver: Receiver;
let close: () => Promise<void>;
let admin: Person;
let providers: Providers;
let everything: Company;
let stranger: Company;
beforeAll(async () => {
  providers = await startProviders();
  ({ app, receiver, close } = await startWebhooks(providers.settings));
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  everything = await companyWithEverything(app, providers, 'EGEN');
  stranger = await companyWithEverything(app, providers, 'FREMMED');
});
afterAll(async () => {
  await close();
  await providers.close();
});
beforeEach(() => {
  receiver.received.splice(0);
  receiver.setAnswer(200);
});

const changes = valuesOf(WebhookEvent).filter((event) => webhookEvents[event].row);
const named = valuesOf(WebhookEvent).filter((event) => !webhookEvents[event].row);
/** The types of the examples that the live topics are about. */
const typeOfTopic = new Map(
  fixtures.flatMap(({ topics = {} }) =>
    Object.entries(topics).map(([topic, about]) => [topic as Topic, typeof about === 'string' ? about : about.type]),
  ),
);

/** The only message that the receiver has got, parsed. */
function received() {
  expect(receiver.received).toHaveLength(1);
  const [message] = receiver.received as [(typeof receiver.received)[0]];
  return {
    message,
    content: JSON.parse(message.body) as { type: string; timestamp: string; data: Record<string, unknown> },
  };
}

const violationsIn = (event: WebhookEvent, content: unknown) => findSchemaViolations(messageSchema(event), content, {});

/** Stores readings of the help desk, in which so many of four bought seats are used. */
async function storeSeats({ installationId: id, customerId }: ListeningCompany, ...readings: number[]) {
  await app.world.license(id, { quantity: 4 });
  const [installation] = await app.db.sql<{ subdomain: string; email: string; sealedKey: string }>(
    `update installation set connection = 'KEY', zendesk_api_email = 'api@firma.example', zendesk_api_key = 'forseglet',
       zendesk_api_key_last4 = '1234' where id = $1
     returning subdomain, zendesk_api_email as email, zendesk_api_key as "sealedKey"`,
    [id],
  );
  for (const count of readings)
    await storeReading(
      app.portal.services,
      { ...installation!, id, customerId, connection: 'KEY', grantId: null },
      { agents: agents(count) },
    );
}

const agents = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: String(i),
    name: `Agent ${i}`,
    role: 'AGENT' as const,
    roleName: null,
    isSuspended: false,
    createdAt: null,
    lastSignInAt: null,
  }));

const causes: Record<string, (company: ListeningCompany) => Promise<unknown>> = {
  user_created: ({ person, customerId }) =>
    run(
      app,
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }',
      {
        input: { name: 'Ny', email: `ny-${customerId}@firma.example`, password: 'hemmelig-nok' },
      },
      person.token,
    ),
  license_completed: async ({ installationId }) =>
    run(
      app,
      'mutation ($id: ID!) { completeLicenseRequest(id: $id) { edge { node { id } } } }',
      { id: await app.world.licenseRequest(installationId) },
      admin.token,
    ),
  agreement_active: async ({ departmentId }) =>
    run(
      app,
      'mutation ($id: ID!) { activateServiceAgreement(id: $id) { edge { node { id } } } }',
      {
        id: await app.world.serviceAgreement(departmentId, { status: 'PENDING' }),
      },
      admin.token,
    ),
  clip_card_low: async ({ departmentId }) =>
    run(
      app,
      `mutation ($id: ID!, $input: HourEntryInput!) {
        logHours(clipCardId: $id, input: $input) { edge { node { minutes } } }
      }`,
      {
        id: await app.world.clipCard(departmentId),
        input: { minutes: 540, description: 'Meget arbejde', workedOn: '2026-11-01' },
      },
      admin.token,
    ),
  event_registered: async ({ person }) =>
    run(
      app,
      `mutation ($id: ID!, $input: EventRegistrationInput!) {
        registerForEvent(eventId: $id, input: $input) { id }
      }`,
      {
        id: await app.world.event(),
        input: { name: 'Karin', email: person.email },
      },
      person.token,
    ),
  task_awaiting_approval: async ({ departmentId, customerId }) => {
    const clipCardId = await app.world.clipCard(departmentId);
    const found = {
      id: `cu-${clipCardId}`,
      listId: '1',
      name: 'Makroer',
      description: '',
      status: { status: 'Client approval', color: '#000000', type: 'custom' },
      priority: null,
      timeSpentMs: 0,
      timeEstimateMs: null,
      createdAt: Date.now() - 5_000,
      updatedAt: Date.now() - 5_000,
      dueDate: null,
      assignees: [],
      tags: [],
      customFields: [],
      points: null,
    };
    const copy = (changes: object) =>
      copyTasks(app.portal.services, { customerId, clipCardId }, [{ ...found, ...changes }]);
    await copy({});
    await copy({ name: 'Makroer og visninger', updatedAt: Date.now() });
  },
  event_cancelled: async ({ person }) => {
    const eventId = await app.world.event();
    await app.world.eventRegistration(eventId, { person });
    return run(app, 'mutation ($id: ID!) { unregisterFromEvent(eventId: $id) { id } }', { id: eventId }, person.token);
  },
  seats_changed: (company) => storeSeats(company, 3, 4),
  seats_exceeded: (company) => storeSeats(company, 9),
};

describe('a named event', () => {
  test('has a cause in this test', () => expect(Object.keys(causes).sort()).toEqual([...named].sort()));

  test.each(named)('is delivered in the described form: %s', async (event) => {
    const company = await createListeningCompany(app, receiver.address, { [event]: true });
    await causes[event]!(company);
    expect(await deliveriesOf(app, company.customerId)).toMatchObject([{ type: event, status: 'WAITING' }]);
    await deliverAll(app, company.customerId, new Date(Date.now() + 500));
    const { message, content } = received();
    expect(partnerAccepts(company.secret, message)).toBe(true);
    expect(violationsIn(event, content)).toEqual([]);
    expect(content).toMatchObject({ type: WebhookEvent[event].type, data: { customerId: company.customerId } });
    expect(Date.now() - Date.parse(content.timestamp)).toBeLessThan(60_000);
    expect(await deliveriesOf(app, company.customerId)).toMatchObject([
      { status: 'DELIVERED', attempts: 1, http_status: 200, answer: 'svar 200', error: null },
    ]);
  });
});

describe('a change of a row', () => {
  /** Lets the company's webhook listen to one event, and publishes a change for a row. */
  async function publishChange(event: WebhookEvent, id: string, { customerId, nodes, token } = everything) {
    const installationId = nodes.Installation!;
    const settings = { address: receiver.address, events: { ...noEvents, [event]: true } };
    await run(app, SET, { id: installationId, pluginId: 'webhooks', isEnabled: true, settings }, token);
    const { topic } = webhookEvents[event].row!;
    await app.portal.services.writes.run({ role: dbRoles.system }, async ({ publish }) => {
      // One transaction often publishes a row twice.
      for (const _time of [1, 2]) publish({ topic, id, customerId });
    });
    await deliverAll(app, customerId, new Date(Date.now() + 500));
    return received();
  }
  const noEvents = Object.fromEntries(valuesOf(WebhookEvent).map((event) => [event, false]));
  const idOf = (event: WebhookEvent, { nodes, customerId } = everything) => {
    const type = event === 'ledger_changed' ? 'Department' : typeOfTopic.get(webhookEvents[event].row!.topic)!;
    return type === 'Customer' ? customerId : nodes[type]!;
  };

  test.each(changes)('is delivered in the described form: %s', async (event) => {
    const { content } = await publishChange(event, idOf(event));
    expect(violationsIn(event, content)).toEqual([]);
    expect(content).toMatchObject({
      type: WebhookEvent[event].type,
      data: { customerId: everything.customerId, id: idOf(event), isDeleted: false },
    });
    expect(Object.keys(content.data).sort()).toEqual(['customerId', ...Object.keys(exampleData(event))].sort());
  });

  test.each(changes)('never has data of another company: %s', async (event) => {
    const { content } = await publishChange(event, idOf(event, stranger));
    expect(content.data).toEqual({ customerId: everything.customerId, id: idOf(event, stranger), isDeleted: true });
    expect(violationsIn(event, content)).toEqual([]);
  });

  test('causes no message for the company of another webhook', async () => {
    await publishChange('invoice_changed', idOf('invoice_changed'));
    receiver.received.splice(0);
    await app.portal.services.writes.run({ role: dbRoles.system }, async ({ publish }) =>
      publish({ topic: 'invoice.changed', id: stranger.nodes.Invoice!, customerId: stranger.customerId }),
    );
    await deliverAll(app, everything.customerId);
    expect(receiver.received).toEqual([]);
  });

  test('says that a row is gone', async () => {
    const id = await app.world.clipCard(everything.nodes.Department!, { deleted_at: new Date() });
    const { content } = await publishChange('clip_card_changed', id);
    expect(content.data).toEqual({ customerId: everything.customerId, id, isDeleted: true });
  });

  test('has the state of the first attempt in every attempt', async () => {
    const id = await app.world.clipCard(everything.nodes.Department!);
    receiver.setAnswer(500);
    const { message } = await publishChange('clip_card_changed', id);
    await app.db.sql('update clip_card set hours_used = 3 where id = $1', [id]);
    receiver.received.splice(0);
    receiver.setAnswer(200);
    await deliverAll(app, everything.customerId, new Date(Date.now() + 120_000));
    const again = received();
    expect(again.message.body).toBe(message.body);
    expect(again.content.data.hoursUsed).toBe(0);
  });

  test('is sent once for each webhook, whatever role has written the row', async () => {
    const company = await createListeningCompany(app, receiver.address, {
      user_changed: true,
      department_changed: true,
    });
    const { person, departmentId } = company;
    await run(
      app,
      `mutation ($id: ID!, $changes: DepartmentChanges!) {
        updateDepartment(id: $id, changes: $changes) { edge { node { id } } }
      }`,
      { id: departmentId, changes: { name: 'Nyt navn' } },
      person.token,
    );
    await run(
      app,
      'mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }',
      { input: { name: 'Nu', email: person.email } },
      person.token,
    );
    expect((await deliveriesOf(app, company.customerId)).map(({ type }) => type)).toEqual([
      'department_changed',
      'user_changed',
    ]);
  });
});

describe('the events', () => {
  /** Topics that customers follow, but that no webhook sends, with the reason. */
  const unsent: Partial<Record<Topic, string>> = {
    'activity.added': 'the row that an activity is about has an event of its own',
    'api-token.changed': 'tokens are credentials, about which people are mailed',
    'clip-card-top-up.changed': 'what an automatic purchase buys is a changed clip card',
    'company-document.changed': 'who may see a document differs within a company, and readers of deliveries see all',
    'erasure.changed': 'the request belongs to the person alone',
    'event.changed': 'events belong to no company',
    'file.changed': 'who may see a file depends on what it stands at',
    'integration.changed': 'a delivery would cause the next one',
    'rights-request.changed': 'a request is between people, and its answer is a changed user',
    'seats.changed': 'figures that have changed are the events seats.changed and seats.exceeded',
    'service-notice.changed': 'notices belong to no company',
    'task-board.changed': 'each task has an event of its own',
    'webhook-delivery.changed': 'a delivery would cause the next one',
  };

  test('cover every topic about rows of a company', () => {
    const companyTopics = fixtures.flatMap(({ topics = {} }) =>
      Object.entries(topics).flatMap(([topic, about]) => (typeof about === 'string' ? [topic as Topic] : [])),
    );
    expect([...sentTopics, ...Object.keys(unsent)].sort()).toEqual([...new Set(companyTopics)].sort());
  });

  test('have unique types of words, separated by full stops', () => {
    const types = valuesOf(WebhookEvent).map((event) => WebhookEvent[event].type);
    expect(new Set(types).size).toBe(types.length);
    for (const type of types) expect(type).toMatch(/^[a-z_]+\.[a-z_]+$/);
  });

  test.each(describedEvents)('have an example that fits the schema: $name', ({ schema }) =>
    expect(findSchemaViolations(schema, schema.examples![0], {})).toEqual([]),
  );
});
