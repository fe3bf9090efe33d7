import { recordActivity } from '../../activity/recordActivity.ts';
import type { Services } from '../../context.ts';
import { dbRoles } from '../../db/roles.ts';
import type { Write } from '../../db/writes.ts';
import { deliveryOf, isAccessRefused, verifyWebhook } from '../../providers/shopify/Shopify.ts';
import { handleOnce, isHandled, type ToldEvent } from '../../webhooks/handledEvents.ts';
import type { WebhookRequest } from '../../webhooks/serveWebhooks.ts';
import { noteFailure } from '../health.ts';
import { storedAccess, type StoredAccess } from './access.ts';
import { connectedBy, failureOf } from './checkShop.ts';

const system = { role: dbRoles.system };
const UNINSTALLED = 'Appen er fjernet fra butikken hos Shopify.';
const SHOPIFY = { actorId: null, actorName: 'Shopify', subjectId: null, subjectName: null };

/**
 * An event only says where to look. What it is about stands outside of what is signed, and the same body may be sent
 * under any name: so the shop itself is asked, and only one that refuses its own token is gone. What Shopify asks about
 * a shop's customers is answered by being taken: none of them is known here.
 */
export async function handleShopify(services: Services, { body, headers }: WebhookRequest): Promise<void> {
  const { shop } = verifyWebhook(
    body,
    headers['x-shopify-hmac-sha256']?.toString(),
    services.config.shopify?.clientSecret ?? '',
  );
  const { id, topic } = deliveryOf(headers);
  const isErasure = topic === 'shop/redact';
  if (!isErasure && topic !== 'app/uninstalled') return;
  const event: ToldEvent | undefined = id ? { provider: 'shopify', eventId: id } : undefined;
  if (event && (await isHandled(services, event))) return;
  const access = await storedAccess(services, shop);
  const isGone = !access || (await isWithdrawn(services, access));
  const settle = async (write: Write) => {
    if (isGone && access) await disconnect(write, services, access);
    if (isGone && isErasure) await forget(write, shop);
  };
  await (event ? handleOnce(services, event, settle) : services.writes.run(system, settle));
}

/** While nobody can say, Shopify is told to come again. */
async function isWithdrawn(services: Services, access: StoredAccess): Promise<boolean> {
  const failure = await failureOf(services, access);
  if (failure && !isAccessRefused(failure)) throw failure;
  return failure !== undefined;
}

async function disconnect(write: Write, services: Services, access: StoredAccess): Promise<void> {
  for (const { id, customerId, installationId, subdomain } of await connectedBy(write, access)) {
    await noteFailure(write, services, id, { error: UNINSTALLED, now: new Date(), isDisconnected: true });
    await write.em.execute('update integration_instance set is_enabled = false, version = version + 1 where id = ?', [
      id,
    ]);
    await recordActivity(write, SHOPIFY, {
      customerId,
      entityType: 'zendesk_instance',
      entityId: installationId,
      title: `Shopify er afinstalleret for ${subdomain}`,
    });
    write.publish({ topic: 'integration.changed', id, customerId });
  }
}

/** Nothing is left that names the shop: to the portal it never was. What is connected again meanwhile is not. */
async function forget({ em, publish }: Write, shop: string): Promise<void> {
  const rows = await em.execute<{ id: string; customer_id: string }[]>(
    `update integration_instance set connected_to = null, connected_at = null, needs_reconnect = false, is_enabled = false, last_success_at = null, last_error_at = null,
       last_error = null, failures_in_row = 0, told_failing_at = null, version = version + 1
     where plugin_id = 'shopify' and connected_to = ? and secrets is null returning id, customer_id`,
    [shop],
  );
  for (const { id, customer_id: customerId } of rows) publish({ topic: 'integration.changed', id, customerId });
  await em.execute('delete from oauth_state where shop = ?', [shop]);
}
