import { valuesOf } from '../../../domain/vocabulary.ts';
import { WebhookEvent } from '../../../domain/integrations/webhooks.ts';
import type { TestApp } from '../../testing/createTestApp.ts';
import { integrationId } from '../IntegrationInstance.ts';
import { deliver } from '../webhooks/deliver.ts';

export const SAVED = `{ signingSecret integration {
  id isEnabled settings secretsSet version isConnected obstacle { code message } health { lastSuccessAt lastErrorAt lastError isFailing needsReconnect }
} }`;
export const SET = `mutation ($id: ID!, $pluginId: ID!, $isEnabled: Boolean!, $version: Int, $settings: JSONObject) {
  setIntegration(installationId: $id, pluginId: $pluginId, isEnabled: $isEnabled, version: $version, settings: $settings) ${SAVED}
}`;

export const everyEvent = Object.fromEntries(valuesOf(WebhookEvent).map((event) => [event, true]));

/** A company whose own system hears of everything. */
export async function listeningCompany(app: TestApp, address: string, events: Record<string, boolean> = everyEvent) {
  const person = await app.world.person({ name: 'Karin Kunde' });
  const customerId = person.customerId!;
  const departmentId = await app.world.department(customerId);
  const installationId = await app.world.installation(departmentId);
  const { data, errors } = await app.graphql(SET, { variables: { id: installationId, pluginId: 'webhooks', isEnabled: true, settings: { address, events } }, token: person.token });
  if (errors) throw new Error(errors[0]!.message);
  return { person, customerId, departmentId, installationId, id: integrationId(installationId, 'webhooks'), secret: data.setIntegration.signingSecret as string };
}

export type Listening = Awaited<ReturnType<typeof listeningCompany>>;

export interface Stored {
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

export const deliveriesOf = (app: TestApp, customerId: string) => app.db.sql<Stored>('select * from webhook_delivery where customer_id = $1 order by id', [customerId]);

/** What a job does for each message that waits, at a moment of the test's own choice. */
export async function deliverAll(app: TestApp, customerId: string, now = new Date(Date.now() + 1_000)): Promise<void> {
  for (const { id, status } of await deliveriesOf(app, customerId)) if (status === 'WAITING') await deliver(app.portal.services, id, now);
}
