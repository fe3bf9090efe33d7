import { sql } from 'kysely';
import { runIn } from '../../../../platform/db/query.ts';
import { dbRoles } from '../../../../platform/db/roles.ts';
import type { Write } from '../../../../platform/db/writes.ts';
import type { Services } from '../../../../platform/services.ts';
import { handleOnce, isHandled, type ProviderEventId } from '../../../../platform/webhooks/handledEvents.ts';
import type { WebhookRequest } from '../../../../platform/webhooks/serveWebhooks.ts';
import { readDeliveryHeaders, isAccessRefused, verifyWebhook } from '../../../../providers/shopify/Shopify.ts';
import { recordActivity } from '../../../companies/activity/activity.service.ts';
import { recordFailure } from '../health.service.ts';
import { findAccess, type StoredAccess } from './access.ts';
import { lockConnectedIntegrations, testAccess } from './checkShop.ts';

const system = { role: dbRoles.system };
const UNINSTALLED = 'Appen er fjernet fra butikken hos Shopify.';
const SHOPIFY = { actorId: null, actorName: 'Shopify', subjectId: null, subjectName: null };

/**
 * The topic of an event is a header outside the signature, so a signed body can be replayed with any topic. The portal
 * therefore calls the shop itself: a shop is only disconnected when it refuses its own token. Requests about a shop's
 * customers are accepted without further work, because the portal stores no customers of shops.
 */
export async function handleShopify(services: Services, { body, headers }: WebhookRequest): Promise<void> {
  const { shop } = verifyWebhook(
    body,
    headers['x-shopify-hmac-sha256']?.toString(),
    services.config.shopify?.clientSecret ?? '',
  );
  const { id, topic } = readDeliveryHeaders(headers);
  const isErasure = topic === 'shop/redact';
  if (!isErasure && topic !== 'app/uninstalled') return;
  const event: ProviderEventId | undefined = id ? { provider: 'shopify', eventId: id } : undefined;
  if (event && (await isHandled(services, event))) return;
  const access = await findAccess(services, shop);
  const isGone = !access || (await isWithdrawn(services, access));
  const applyEvent = async (write: Write) => {
    if (isGone && access) await disconnect(write, services, access);
    if (isGone && isErasure) await eraseShop(write, shop);
  };
  await (event ? handleOnce(services, event, applyEvent) : services.writes.run(system, applyEvent));
}

/** Throws when the shop cannot be reached, so that Shopify delivers the event again. */
async function isWithdrawn(services: Services, access: StoredAccess): Promise<boolean> {
  const failure = await testAccess(services, access);
  if (failure && !isAccessRefused(failure)) throw failure;
  return failure !== undefined;
}

async function disconnect(write: Write, services: Services, access: StoredAccess): Promise<void> {
  for (const { id, customerId, installationId, subdomain } of await lockConnectedIntegrations(write, access)) {
    await recordFailure(write, services, id, { error: UNINSTALLED, now: new Date(), isDisconnected: true });
    await runIn(
      write.em,
      sql`update integration_instance set is_enabled = false, version = version + 1 where id = ${id}`,
    );
    await recordActivity(write, SHOPIFY, {
      customerId,
      entityType: 'zendesk_instance',
      entityId: installationId,
      alsoSubject: 'INTEGRATIONS',
      title: `Shopify er afinstalleret for ${subdomain}`,
    });
    write.publish({ topic: 'integration.changed', id, customerId });
  }
}

/** Erases every mention of a shop. Integrations that were connected again meanwhile are kept. */
async function eraseShop({ em, publish }: Write, shop: string): Promise<void> {
  const rows = await runIn(
    em,
    sql<{ id: string; customer_id: string }>`
      update integration_instance set connected_to = null, connected_at = null, needs_reconnect = false,
        is_enabled = false, last_success_at = null, last_error_at = null, last_error = null, failures_in_row = 0,
        told_failing_at = null, version = version + 1
      where plugin_id = 'shopify' and connected_to = ${shop} and secrets is null returning id, customer_id`,
  );
  for (const { id, customer_id: customerId } of rows) publish({ topic: 'integration.changed', id, customerId });
  await runIn(em, sql`delete from oauth_state where shop = ${shop}`);
}
