import { assertMay } from '../../access/policy.ts';
import type { Context } from '../../context.ts';
import { findToEdit } from '../../db/editing.ts';
import { violatedUniqueConstraint } from '../../db/violations.ts';
import { conflict, notFound } from '../../errors.ts';
import { integrationById, storedSecrets, type IntegrationRow } from '../integration.reads.ts';
import { integrationToEdit, sealSecrets, recordAndPublish } from '../integration.service.ts';
import { IntegrationInstance } from '../IntegrationInstance.ts';
import { deliver } from './deliver.ts';
import { deliveryById, deliveryChange } from './delivery.reads.ts';
import { newWebhookEvent, queueDelivery } from './queue.ts';
import { newSigningSecret, SIGNING_SECRET } from './webhookSettings.ts';

/** Replaces the signing secret. All later messages, including waiting ones, are signed with the new secret. */
export async function replaceWebhookSecret(ctx: Context, installationId: string) {
  assertMay(ctx.viewer, 'changeKeys');
  const integration = await readSavedWebhooks(ctx, installationId);
  const signingSecret = newSigningSecret();
  const secrets = { ...(await storedSecrets(ctx, integration)), [SIGNING_SECRET]: signingSecret };
  await ctx.write(async (write) => {
    const row = await findToEdit(write.em, IntegrationInstance, integration.id, integration.version);
    sealSecrets(ctx, row, secrets);
    row.setAdministrator(ctx.viewer);
    await recordAndPublish(
      ctx,
      write,
      integration,
      `Webhooks har fået en ny signeringsnøgle for ${integration.subdomain}`,
    );
  });
  return { integration: (await integrationById(ctx, integration.id))!, signingSecret };
}

/** Sends a test message within the request, also for a disabled integration, so that an address can be tested first. */
export async function sendTestWebhook(ctx: Context, installationId: string) {
  const { id: instanceId, customerId, subdomain } = await readSavedWebhooks(ctx, installationId);
  await ctx.services.throttle.spend('webhookAttempts', customerId);
  const event = newWebhookEvent(customerId, 'test', { installationId, subdomain, message: 'Det virker!' });
  const id = await ctx.write(({ em }) => queueDelivery(em, { customerId, instanceId, type: null, ...event }));
  await deliver(ctx.services, id);
  return deliveryChange(ctx, id);
}

/** Queues a message again, to the current address. Concurrent calls queue one delivery. */
export async function redeliverWebhook(ctx: Context, id: string) {
  const customerId = ctx.companyFor('manageCompany');
  const delivery = await deliveryById(ctx, id);
  const integration = delivery && (await integrationById(ctx, delivery.instanceId));
  if (!integration) throw notFound('Leveringen findes ikke');
  if (!integration.isEnabled) throw conflict('Slå integrationen til, før beskeden sendes igen');
  const { instanceId, eventId, type, body } = delivery;
  await ctx.services.throttle.spend('webhookAttempts', customerId);
  const deliveryId = await ctx
    .write(({ em }) => queueDelivery(em, { customerId, instanceId, eventId, type, body }))
    .catch((error: unknown) => {
      throw violatedUniqueConstraint(error) === 'webhook_delivery_once'
        ? conflict('Beskeden er allerede på vej')
        : error;
    });
  await ctx.services.jobs.send('webhooks.deliver', { id: deliveryId });
  return deliveryChange(ctx, deliveryId);
}

async function readSavedWebhooks(ctx: Context, installationId: string): Promise<IntegrationRow> {
  const integration = await integrationToEdit(ctx, installationId, 'webhooks');
  if (!integration.version || !integration.settings.address) throw conflict('Gem en adresse først');
  return integration;
}
