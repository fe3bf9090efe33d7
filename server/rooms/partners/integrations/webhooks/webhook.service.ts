import { MAX_KEY_OVERLAP_HOURS, type WebhookEvent } from '../../../../../domain/partners/integrations/webhooks.ts';
import { assertMay } from '../../../../platform/access/policy.ts';
import type { Context } from '../../../../platform/context.ts';
import { findToEdit } from '../../../../platform/db/editing.ts';
import { violatedUniqueConstraint } from '../../../../platform/db/violations.ts';
import { badInput, conflict, notFound } from '../../../../platform/errors.ts';
import { integrationById, storedSecrets, type IntegrationRow } from '../integration.reads.ts';
import { integrationToEdit, sealSecrets, recordAndPublish } from '../integration.service.ts';
import { IntegrationInstance } from '../IntegrationInstance.ts';
import { deliver } from './deliver.ts';
import { deliveryById, deliveryChange } from './delivery.reads.ts';
import { exampleData } from './describeEvents.ts';
import { newMessage } from './message.ts';
import { newEventId, queueDelivery } from './queue.ts';
import { isOverlap, newSigningSecret, PREVIOUS_SECRET, SIGNING_SECRET } from './webhookSettings.ts';

const HOUR_MS = 3_600_000;
const OVERLAP_MESSAGE =
  'Den tidligere nøgle gælder stadig. Afslut den først, eller lad den nye afløse begge med det samme';

/**
 * Replaces the signing secret. The old one stays valid for `keepOldHours` beside the new one, so that a receiver can be
 * changed in between. At most two secrets are valid: during an overlap, only a replacement without one is possible.
 */
export async function replaceWebhookSecret(ctx: Context, installationId: string, keepOldHours: number) {
  assertMay(ctx.viewer, 'changeKeys');
  if (keepOldHours < 0 || keepOldHours > MAX_KEY_OVERLAP_HOURS)
    throw badInput({ keepOldHours: `Vælg mellem 0 og ${MAX_KEY_OVERLAP_HOURS} timer` });
  const integration = await readSavedWebhooks(ctx, installationId);
  const now = new Date();
  if (keepOldHours > 0 && isOverlap(integration.previousSecretEndsAt, now)) throw conflict(OVERLAP_MESSAGE);
  const { [SIGNING_SECRET]: replaced, [PREVIOUS_SECRET]: _ended, ...others } = await storedSecrets(ctx, integration);
  const signingSecret = newSigningSecret();
  const secrets = {
    ...others,
    [SIGNING_SECRET]: signingSecret,
    ...(keepOldHours > 0 && replaced && { [PREVIOUS_SECRET]: replaced }),
  };
  await ctx.write(async (write) => {
    const row = await findToEdit(write.em, IntegrationInstance, integration.id, integration.version);
    sealSecrets(ctx, row, secrets);
    row.previousSecretEndsAt = secrets[PREVIOUS_SECRET] ? new Date(now.getTime() + keepOldHours * HOUR_MS) : null;
    row.setAdministrator(ctx.viewer);
    const title = `Webhooks har fået en ny signeringsnøgle for ${integration.subdomain}`;
    await recordAndPublish(ctx, write, integration, title);
  });
  return { integration: (await integrationById(ctx, integration.id))!, signingSecret };
}

/** Makes the replaced secret invalid before its time. Has no effect when only one secret is valid. */
export async function endPreviousWebhookSecret(ctx: Context, installationId: string) {
  assertMay(ctx.viewer, 'changeKeys');
  const integration = await readSavedWebhooks(ctx, installationId);
  if (!integration.previousSecretEndsAt) return { integration };
  const { [PREVIOUS_SECRET]: _ended, ...secrets } = await storedSecrets(ctx, integration);
  await ctx.write(async (write) => {
    const row = await findToEdit(write.em, IntegrationInstance, integration.id, integration.version);
    sealSecrets(ctx, row, secrets);
    row.previousSecretEndsAt = null;
    row.setAdministrator(ctx.viewer);
    const title = `Den tidligere signeringsnøgle til webhooks er afsluttet for ${integration.subdomain}`;
    await recordAndPublish(ctx, write, integration, title);
  });
  return { integration: (await integrationById(ctx, integration.id))! };
}

/**
 * Sends a test message within the request, also for a disabled integration, so that an address can be tested first.
 * With an event, the message has the type and the example of that event.
 */
export async function sendTestWebhook(ctx: Context, installationId: string, event: WebhookEvent | null) {
  const { id: instanceId, customerId, subdomain } = await readSavedWebhooks(ctx, installationId);
  await ctx.services.throttle.spend('webhookAttempts', customerId);
  const message = newMessage({
    eventId: newEventId(),
    customerId,
    type: event ?? 'test',
    data: event ? exampleData(event) : { installationId, subdomain, message: 'Det virker!' },
  });
  const id = await ctx.write(({ em }) =>
    queueDelivery(em, { customerId, instanceId, type: null, subjectId: null, ...message }),
  );
  await deliver(ctx.services, id);
  return deliveryChange(ctx, id);
}

/** Queues a message again, to the current address. Concurrent calls queue one delivery. */
export async function redeliverWebhook(ctx: Context, id: string) {
  const customerId = ctx.companyFor('manageIntegrations');
  const delivery = await deliveryById(ctx, id);
  const integration = delivery && (await integrationById(ctx, delivery.instanceId));
  if (!integration) throw notFound('Leveringen findes ikke');
  if (!integration.isEnabled) throw conflict('Slå integrationen til, før beskeden sendes igen');
  const { instanceId, eventId, type, body, subjectId } = delivery;
  await ctx.services.throttle.spend('webhookAttempts', customerId);
  const deliveryId = await ctx
    .write(({ em }) => queueDelivery(em, { customerId, instanceId, eventId, type, body, subjectId }))
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
