import type { WebhookEvent } from '../../domain/integrations/webhooks.ts';
import type { Write } from '../db/writes.ts';
import { Installation, keyBinding } from '../installations/Installation.ts';
import { integrationId, IntegrationInstance, secretsBinding } from '../integrations/IntegrationInstance.ts';
import { newEvent } from '../integrations/webhooks/queue.ts';
import { newSigningSecret, SIGNING_SECRET } from '../integrations/webhooks/settings.ts';
import { WebhookDelivery } from '../integrations/webhooks/WebhookDelivery.ts';
import type { SecretBox } from '../secrets/SecretBox.ts';

/** As the stand-in for Zendesk takes it. */
const DEMO_KEY = 'demo'.repeat(10);
const HOUR = 3600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

/**
 * The demo's customer lets its own system hear of new users and events; lately it did not answer. The installation's key is
 * stored, so that a shop can be connected to it.
 */
export async function addDemoIntegrations({ em }: Write, secrets: SecretBox, customerEmail: string): Promise<void> {
  const [place] = await em.execute<{ customer_id: string; installation_id: string }[]>(
    `select i.customer_id, i.id as installation_id from installation i join user_account u on u.customer_id = i.customer_id
     where u.email = ? order by i.subdomain limit 1`,
    [customerEmail],
  );
  if (!place) return;
  const { customer_id: customerId, installation_id: installationId } = place;
  const installation = await em.findOneOrFail(Installation, { id: installationId });
  installation.storeKey(secrets.seal(DEMO_KEY, keyBinding(installationId)), DEMO_KEY.slice(-4));
  const id = integrationId(installationId, 'webhooks');
  const instance = Object.assign(new IntegrationInstance(), {
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
    lastSuccessAt: ago(26),
    lastErrorAt: ago(5),
    lastError: 'Modtageren svarede med status 503',
    failuresInRow: 2,
  });
  em.persist(instance);
  await em.flush();
  const delivery = (
    type: WebhookEvent,
    [made, settled]: [number, number],
    data: Record<string, unknown>,
    fields: Partial<WebhookDelivery>,
  ) =>
    Object.assign(new WebhookDelivery(), {
      customerId,
      instanceId: id,
      type,
      ...newEvent(customerId, type, data),
      createdAt: ago(made),
      nextAttemptAt: ago(settled),
      settledAt: ago(settled),
      ...fields,
    });
  em.persist([
    delivery(
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
    ),
    delivery(
      'user_created',
      [26, 26],
      { name: 'Ida Skov', role: 'USER' },
      { status: 'DELIVERED', httpStatus: 200, answer: '{"ok":true}', attempts: 1 },
    ),
    delivery(
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
    ),
  ]);
}
