import { shopDomainRule } from '../../../domain/shopDomain.ts';
import { assertMay, assertMayWrite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { AppError, badInput, forbidden } from '../../errors.ts';
import { isAccessRefused, type ShopifyShop } from '../../providers/shopify/Shopify.ts';
import { integrationToEdit } from '../integration.service.ts';
import { obstacleToConnecting, refuseBecauseOf } from '../obstacles.ts';
import { CALLBACK_PATH, cookieFor, keepState, newState } from './started.ts';

/** The way to the shop's consent. Who comes back with it is connected, and nobody else is. */
export async function startShopifyConnection(ctx: Context, shopDomain: string, installationId: string) {
  const { viewer, services, request } = ctx;
  assertMay(viewer, 'changeKeys');
  if (viewer.kind !== 'session') throw forbidden('En butik forbindes af en person');
  if (!request.setCookie) throw new AppError('BAD_REQUEST', 'En butik forbindes over HTTP');
  const shop = shopOf(shopDomain, installationId ? {} : { installationId: 'Zendesk installation er påkrævet' });
  const integration = await integrationToEdit(ctx, installationId, 'shopify');
  refuseBecauseOf(obstacleToConnecting(integration));
  const { customerId } = integration;
  await services.throttle.spend('shopAttempts', customerId);
  const started = newState();
  const authUrl = services.shopify.authorizeUrl({
    shop,
    state: started.state,
    redirectUri: `${services.config.publicUrl}${CALLBACK_PATH}`,
  });
  await keepState(services, started, { userId: viewer.userId, customerId, installationId, shop });
  request.setCookie(cookieFor(services.config, started));
  return { authUrl };
}

/** Whether a token of one's own opens a shop. It goes there and nowhere else. */
export async function testShopifyAccess(ctx: Context, shopDomain: string, accessToken: string): Promise<ShopifyShop> {
  const customerId = ctx.companyFor('manageCompany');
  assertMayWrite(ctx.viewer);
  const token = accessToken.trim();
  const shop = shopOf(shopDomain, token ? {} : { accessToken: 'Adgangstoken er påkrævet' });
  await ctx.services.throttle.spend('shopAttempts', customerId);
  return ctx.services.shopify.shop(shop, token).catch((error: unknown) => {
    throw isAccessRefused(error) ? badInput({ accessToken: 'Butikken giver ikke adgang med det token' }) : error;
  });
}

function shopOf(text: string, otherProblems: Record<string, string>): string {
  const { data: shop, error } = shopDomainRule.safeParse(text);
  const problems = { ...(error && { shopDomain: error.issues[0]!.message }), ...otherProblems };
  if (!shop || Object.keys(problems).length) throw badInput(problems);
  return shop;
}
