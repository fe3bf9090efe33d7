import type { WebhookEvent } from '../../../../domain/partners/integrations/webhooks.ts';
import type { Demo, DemoWrite } from '../../../demo/Demo.ts';
import { Installation, keyBinding } from '../../companies/installations/Installation.ts';
import { integrationId, IntegrationInstance, secretsBinding } from './IntegrationInstance.ts';
import { exampleData } from './webhooks/describeEvents.ts';
import { newMessage } from './webhooks/message.ts';
import { newEventId } from './webhooks/queue.ts';
import { WebhookDelivery } from './webhooks/WebhookDelivery.ts';
import { newSigningSecret, SIGNING_SECRET } from './webhooks/webhookSettings.ts';

/** An API key that the stand-in of Zendesk accepts. */
const DEMO_KEY = 'demo'.repeat(10);
const HOUR = 3600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR);

export const demo: Demo = { addOnce: addWebhook };

/**
 * Adds a webhook with delivered and failed messages to the demo's customer, and stores an API key for the installation,
 * so that a shop can be connected to it.
 */
async function addWebhook({ write: { em }, secrets, customerId }: DemoWrite): Promise<void> {
  const installation = await em.findOneOrFail(Installation, { customerId }, { orderBy: { subdomain: 'asc' } });
  const installationId = installation.id;
  installation.zendeskApiEmail = `api@${installation.subdomain}.example`;
  installation.storeKey(secrets.seal(DEMO_KEY, keyBinding(installationId)), DEMO_KEY.slice(-4));
  const id = integrationId(installationId, 'webhooks');
  em.create(IntegrationInstance, {
    id,
    customerId,
    installationId,
    pluginId: 'webhooks',
    isEnabled: true,
    settings: {
      address: 'https://krog.fjordlyst-moebler.example/portalen',
      events: { user_created: true, event_registered: true, clip_card_low: true },
    },
    secrets: secrets.seal(JSON.stringify({ [SIGNING_SECRET]: newSigningSecret() }), secretsBinding(id)),
    secretsSet: [SIGNING_SECRET],
    lastSuccessAt: hoursAgo(26),
    lastErrorAt: hoursAgo(5),
    lastError: 'Modtageren svarede med status 503',
    failuresInRow: 2,
  });
  await em.flush();
  const createDelivery = (
    type: WebhookEvent,
    [createdHoursAgo, settledHoursAgo]: [number, number],
    data: Record<string, unknown>,
    fields: Partial<Pick<WebhookDelivery, 'status' | 'httpStatus' | 'answer' | 'error' | 'attempts'>>,
  ) =>
    em.create(WebhookDelivery, {
      customerId,
      instanceId: id,
      type,
      ...newMessage({
        eventId: newEventId(),
        customerId,
        type,
        data: { ...exampleData(type), ...data },
        now: hoursAgo(createdHoursAgo),
      }),
      createdAt: hoursAgo(createdHoursAgo),
      nextAttemptAt: hoursAgo(settledHoursAgo),
      settledAt: hoursAgo(settledHoursAgo),
      ...fields,
    });
  createDelivery(
    'clip_card_low',
    [44, 29],
    { hours: 10, hoursLeft: 2 },
    {
      status: 'FAILED',
      httpStatus: 404,
      answer: 'Ukendt hændelse',
      error: 'Modtageren svarede med status 404',
      attempts: 6,
    },
  );
  createDelivery(
    'user_created',
    [26, 26],
    { name: 'Ida Skov', role: 'USER' },
    { status: 'DELIVERED', httpStatus: 200, answer: '{"ok":true}', attempts: 1 },
  );
  createDelivery(
    'event_registered',
    [20, 5],
    { title: 'Makroer og triggere i praksis' },
    {
      status: 'FAILED',
      httpStatus: 503,
      answer: 'Systemet er ved at blive opdateret',
      error: 'Modtageren svarede med status 503',
      attempts: 6,
    },
  );
}
