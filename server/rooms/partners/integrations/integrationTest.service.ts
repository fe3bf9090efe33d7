import type { Context } from '../../../platform/context.ts';
import { conflict } from '../../../platform/errors.ts';
import { integrationById } from './integration.reads.ts';
import { integrationToEdit } from './integration.service.ts';
import { checkShop } from './shopify/checkShop.ts';
import { sendTestWebhook } from './webhooks/webhook.service.ts';

/** Tests an integration. Its health stores the result, except for a failed test message of webhooks. */
export async function testIntegration(ctx: Context, installationId: string, pluginId: string) {
  const integration = await integrationToEdit(ctx, installationId, pluginId);
  if (pluginId === 'webhooks') await sendTestWebhook(ctx, installationId, null);
  else {
    const { connectedTo, needsReconnect, customerId } = integration;
    if (!connectedTo || needsReconnect) throw conflict('Forbind Shopify først');
    await ctx.services.throttle.spend('shopAttempts', customerId);
    await checkShop(ctx.services, connectedTo);
  }
  return { integration: (await integrationById(ctx, integration.id))! };
}
