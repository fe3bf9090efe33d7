import { valuesOf } from '../../../../../domain/basics/vocabulary.ts';
import { WebhookEvent } from '../../../../../domain/partners/integrations/webhooks.ts';
import { dbRoles } from '../../../../platform/db/roles.ts';
import type { TestApp } from '../../../../testing/createTestApp.ts';
import { integrationId } from '../IntegrationInstance.ts';
import { deliver } from '../webhooks/deliver.ts';
import { webhookEvents } from '../webhooks/webhookEvents.ts';

export const SAVED = `{ signingSecret integration {
  id isEnabled settings secretsSet version isConnected obstacle { code message }
  health { lastSuccessAt lastErrorAt lastError isFailing needsReconnect }
} }`;
export const SET = `mutation ($id: ID!, $pluginId: ID!, $isEnabled: Boolean!, $version: Int, $settings: JSONObject) {
  setIntegration(
    installationId: $id, pluginId: $pluginId, isEnabled: $isEnabled, version: $version, settings: $settings
  ) ${SAVED}
}`;
const DELIVERY = '{ edge { node { id eventId event status attempts httpStatus answer error settledAt } } }';
const HEALTH = `query ($id: ID!) { node(id: $id) { ... on IntegrationInstance {
  health { lastSuccessAt lastErrorAt lastError isFailing }
} } }`;

/** Every event except those that the change of a row causes by itself. */
export const namedEvents = Object.fromEntries(
  valuesOf(WebhookEvent).map((event) => [event, webhookEvents[event].row === undefined]),
);

/** Runs an operation and returns its data. Throws on an error. */
export async function run<const Document extends string>(
  app: TestApp,
  document: Document,
  variables: object,
  token: string,
) {
  const { data, errors } = await app.graphql(document, { variables, token });
  if (errors) throw new Error(`${errors[0]!.extensions.code}: ${errors[0]!.message}`);
  return data;
}

/** Creates a company with a webhook for every named event, or for `events`. */
export async function createListeningCompany(
  app: TestApp,
  address: string,
  events: Record<string, boolean> = namedEvents,
) {
  const person = await app.world.person({ name: 'Karin Kunde' });
  const customerId = person.customerId!;
  const departmentId = await app.world.department(customerId);
  const installationId = await app.world.installation(departmentId);
  const { setIntegration } = await run(
    app,
    SET,
    { id: installationId, pluginId: 'webhooks', isEnabled: true, settings: { address, events } },
    person.token,
  );
  return {
    person,
    customerId,
    departmentId,
    installationId,
    id: integrationId(installationId, 'webhooks'),
    secret: setIntegration.signingSecret!,
  };
}

export type ListeningCompany = Awaited<ReturnType<typeof createListeningCompany>>;

export interface StoredDelivery {
  id: string;
  status: string;
  attempts: number;
  type: string | null;
  event_id: string;
  http_status: number | null;
  answer: string | null;
  error: string | null;
  next_attempt_at: Date;
}

export const deliveriesOf = (app: TestApp, customerId: string) =>
  app.db.sql<StoredDelivery>('select * from webhook_delivery where customer_id = $1 order by id', [customerId]);

/** Delivers each waiting message as the job does, at a given time. */
export async function deliverAll(app: TestApp, customerId: string, now = new Date(Date.now() + 1_000)): Promise<void> {
  for (const { id, status } of await deliveriesOf(app, customerId))
    if (status === 'WAITING') await deliver(app.portal.services, id, now);
}

/** Causes a `user_created` event for the company's webhook. */
export const causeEvent = (app: TestApp, { customerId }: ListeningCompany, name = 'Ny Bruger') =>
  app.portal.services.writes.run({ role: dbRoles.system }, async ({ webhook }) =>
    webhook({ customerId, type: 'user_created', data: { name } }),
  );

export const sendTest = (
  app: TestApp,
  { installationId, person }: Pick<ListeningCompany, 'installationId' | 'person'>,
) =>
  app.graphql(`mutation ($id: ID!) { sendTestWebhook(installationId: $id) ${DELIVERY} }`, {
    variables: { id: installationId },
    token: person.token,
  });

export const redeliver = (app: TestApp, id: string, token: string) =>
  app.graphql(`mutation ($id: ID!) { redeliverWebhook(id: $id) ${DELIVERY} }`, { variables: { id }, token });

export const healthOf = async (app: TestApp, { id, person }: ListeningCompany) =>
  (await run(app, HEALTH, { id }, person.token)).node.health;

/** Mails to a company's users about failing webhooks. */
export const failureMailsOf = ({ db }: TestApp, customerId: string) =>
  db.sql<{ recipient: string }>(
    `select recipient from mail
     where kind = 'webhooks-failing' and recipient in (select email from user_account where customer_id = $1)
     order by recipient`,
    [customerId],
  );
