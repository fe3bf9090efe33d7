import type { ClientOptions } from '../../../server/providers/http/HttpClient.ts';
import { ShopifyClient } from '../../../server/providers/shopify/Shopify.ts';
import { slowTimeLimits } from '../../../server/testing/slowTimeLimits.ts';
import { startSandbox } from '../../sandbox.ts';
import { shopifyStandIn } from '../shopifyStandIn.ts';

/** Starts the stand-in with a real client over HTTP. */
export async function startShopify({
  folder,
  accessSeconds,
  ...options
}: ClientOptions & { folder?: string; accessSeconds?: number } = {}) {
  const standIn = shopifyStandIn({ folder, accessSeconds });
  const sandbox = await startSandbox([standIn]);
  const settings = standIn.settingsAt(sandbox.urlOf('shopify'));
  const client = new ShopifyClient(settings, { timeout: slowTimeLimits.providerCall, ...options });
  return { standIn, sandbox, settings, client, answers: standIn.log.answers, close: () => sandbox.close() };
}
