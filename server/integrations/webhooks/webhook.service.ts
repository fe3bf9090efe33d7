import { assertMay } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { findToEdit } from '../../db/editing.ts';
import { brokenUnique } from '../../db/violations.ts';
import { conflict, notFound } from '../../errors.ts';
import { integrationById, storedSecrets, type IntegrationRow } from '../integration.reads.ts';
import { integrationToEdit, seal, tell } from '../integration.service.ts';
import { IntegrationInstance } from '../IntegrationInstance.ts';
import { deliver } from './deliver.ts';
import { deliveryById, deliveryChange } from './delivery.reads.ts';
import { newEvent, queueDelivery } from './queue.ts';
import { newSigningSecret, SIGNING_SECRET } from './settings.ts';

/** From here on messages are signed with it, those that wait included; what was signed before it is worth nothing any more. */
export async function replaceWebhookSecret(ctx: Context, installationId: string) {
  assertMay(ctx.viewer, 'changeKeys');
  const integration = await savedWebhooks(ctx, installationId);
  const signingSecret = newSigningSecret();
  const secrets = { ...(await storedSecrets(ctx, integration)), [SIGNING_SECRET]: signingSecret };
  await ctx.write(async (write) => {
    const row = await findToEdit(write.em, IntegrationInstance, integration.id, integration.version);
    seal(ctx, row, secrets);
    row.changedBy(ctx.viewer);
    await tell(ctx, write, integration, `Webhooks har fået en ny signeringsnøgle for ${integration.subdomain}`);
  });
  return { integration: (await integrationById(ctx, integration.id))!, signingSecret };
}

/** Sent while whoever asks waits, switched on or not, so that an address can be tried before anything depends on it. */
export async function sendTestWebhook(ctx: Context, installationId: string) {
  const { id: instanceId, customerId, subdomain } = await savedWebhooks(ctx, installationId);
  await ctx.services.throttle.spend('webhookAttempts', customerId);
  const event = newEvent(customerId, 'test', { installationId, subdomain, message: 'Det virker!' });
  const id = await ctx.write(({ em }) => queueDelivery(em, { customerId, instanceId, type: null, ...event }));
  await deliver(ctx.services, id);
  return deliveryChange(ctx, id);
}

/** The same message as an entry of its own, to wherever messages go today. Twice at once, it is one. */
export async function redeliverWebhook(ctx: Context, id: string) {
  const customerId = ctx.companyFor('manageCompany');
  const delivery = await deliveryById(ctx, id);
  const integration = delivery && (await integrationById(ctx, delivery.instanceId));
  if (!integration) throw notFound('Leveringen findes ikke');
  if (!integration.isEnabled) throw conflict('Slå integrationen til, før beskeden sendes igen');
  const { instanceId, eventId, type, body } = delivery;
  await ctx.services.throttle.spend('webhookAttempts', customerId);
  const again = await ctx
    .write(({ em }) => queueDelivery(em, { customerId, instanceId, eventId, type, body }))
    .catch((error: unknown) => {
      throw brokenUnique(error) === 'webhook_delivery_once' ? conflict('Beskeden er allerede på vej') : error;
    });
  await ctx.services.jobs.send('webhooks.deliver', { id: again });
  return deliveryChange(ctx, again);
}

async function savedWebhooks(ctx: Context, installationId: string): Promise<IntegrationRow> {
  const integration = await integrationToEdit(ctx, installationId, 'webhooks');
  if (!integration.version || !integration.settings.address) throw conflict('Gem en adresse først');
  return integration;
}
