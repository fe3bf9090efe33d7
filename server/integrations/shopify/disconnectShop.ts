import { assertMay, assertMayWrite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { dbRoles } from '../../db/roles.ts';
import { integrationById } from '../integration.reads.ts';
import { integrationToEdit, tell } from '../integration.service.ts';
import { lockShop } from './access.ts';

/**
 * The portal forgets the shop and the access to it, for one installation. The company's other installations keep theirs: the
 * consent is the shop's, so it is not withdrawn at Shopify, where the owner can remove the app.
 */
export async function disconnectShop(ctx: Context, installationId: string) {
  assertMay(ctx.viewer, 'changeKeys');
  assertMayWrite(ctx.viewer);
  const integration = await integrationToEdit(ctx, installationId, 'shopify');
  const { id, customerId, connectedTo: shop, subdomain } = integration;
  if (!shop) return { integration };
  // What was given by a shop is for the system's role alone.
  await ctx.services.writes.run({ role: dbRoles.system }, async (write) => {
    // Not while its access is renewed or given anew.
    await lockShop(write, shop);
    const [gone] = await write.em.execute<object[]>(
      `update integration_instance set is_enabled = false, secrets = null, secrets_set = '[]', connected_to = null, connected_at = null, access_expires_at = null,
         renewing_until = null, needs_reconnect = false, last_success_at = null, last_error_at = null, last_error = null, failures_in_row = 0, told_failing_at = null,
         version = version + 1
       where id = ? and customer_id = ? and connected_to = ? returning id`,
      [id, customerId, shop],
    );
    if (gone) await tell(ctx, write, integration, `Shopify er afbrudt for ${subdomain}`);
  });
  return { integration: (await integrationById(ctx, id))! };
}
