import { sql } from 'kysely';
import { assertMay } from '../../../../platform/access/policy.ts';
import type { Context } from '../../../../platform/context.ts';
import { runIn } from '../../../../platform/db/query.ts';
import { dbRoles } from '../../../../platform/db/roles.ts';
import { integrationById } from '../integration.reads.ts';
import { integrationToEdit, recordAndPublish } from '../integration.service.ts';
import { lockShop } from './access.ts';

/**
 * Deletes the shop and its access tokens for one installation. The consent is not withdrawn at Shopify, because the
 * company's other installations may use the same consent; the shop's owner can remove the app there.
 */
export async function disconnectShop(ctx: Context, installationId: string) {
  assertMay(ctx.viewer, 'changeKeys');
  const integration = await integrationToEdit(ctx, installationId, 'shopify');
  const { id, customerId, connectedTo: shop, subdomain } = integration;
  if (!shop) return { integration };
  // Only the system role may write columns that come from a shop.
  await ctx.services.writes.run({ role: dbRoles.system }, async (write) => {
    // Excludes a concurrent renewal or new connection.
    await lockShop(write, shop);
    const [disconnected] = await runIn(
      write.em,
      sql`
        update integration_instance set is_enabled = false, secrets = null, secrets_set = '[]', connected_to = null,
          connected_at = null, access_expires_at = null, renewing_until = null, needs_reconnect = false,
          last_success_at = null, last_error_at = null, last_error = null, failures_in_row = 0, told_failing_at = null,
          version = version + 1
        where id = ${id} and customer_id = ${customerId} and connected_to = ${shop} returning id`,
    );
    if (disconnected) await recordAndPublish(ctx, write, integration, `Shopify er afbrudt for ${subdomain}`);
  });
  return { integration: (await integrationById(ctx, id))! };
}
