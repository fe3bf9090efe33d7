import { z } from 'zod';
import { requiredText } from '../../../../../domain/basics/rules.ts';
import { shopDomainRule } from '../../../../../domain/partners/shopDomain.ts';
import { newConsent } from '../../../../platform/access/consentCookies.ts';
import { assertMay } from '../../../../platform/access/policy.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError, badInput } from '../../../../platform/errors.ts';
import { parseInput } from '../../../../platform/graphql/validation.ts';
import { isAccessRefused, type ShopifyShop } from '../../../../providers/shopify/Shopify.ts';
import { integrationToEdit } from '../integration.service.ts';
import { findConnectionObstacle, throwIfObstacle } from '../obstacles.ts';
import { CALLBACK_PATH, shopCookies, storeState } from './oauthStates.ts';

/** Starts the OAuth consent at a shop. The returned state and cookie bind the callback to this user and browser. */
export async function startShopifyConnection(ctx: Context, shopDomain: string, installationId: string) {
  const { person, services, request } = ctx;
  assertMay(person, 'connectShops');
  if (!request.setCookie) throw new AppError('BAD_REQUEST', 'En butik forbindes over HTTP');
  const { shopDomain: shop } = parseInput(
    z.object({ shopDomain: shopDomainRule, installationId: requiredText('Zendesk installation er påkrævet') }),
    { shopDomain, installationId },
  );
  const integration = await integrationToEdit(ctx, installationId, 'shopify');
  throwIfObstacle(findConnectionObstacle(integration));
  const { customerId } = integration;
  await services.throttle.spend('shopAttempts', customerId);
  const started = newConsent();
  const authUrl = services.shopify.authorizeUrl({
    shop,
    state: started.state,
    redirectUri: `${services.config.publicUrl}${CALLBACK_PATH}`,
  });
  await storeState(services, started, { userId: person.userId, customerId, installationId, shop });
  request.setCookie(shopCookies.set(services.config, started));
  return { authUrl };
}

/** Tests whether a token gives access to a shop. The token is sent to that shop only and not stored. */
export async function testShopifyAccess(ctx: Context, shopDomain: string, accessToken: string): Promise<ShopifyShop> {
  const customerId = ctx.companyFor('manageIntegrations');
  const token = accessToken.trim();
  const { shopDomain: shop } = parseInput(
    z.object({ shopDomain: shopDomainRule, accessToken: z.string().min(1, 'Adgangstoken er påkrævet') }),
    { shopDomain, accessToken: token },
  );
  await ctx.services.throttle.spend('shopAttempts', customerId);
  return ctx.services.shopify.shop(shop, token).catch((error: unknown) => {
    throw isAccessRefused(error)
      ? badInput({ accessToken: 'Butikken giver ikke adgang med det token' }, 'NOT_ALLOWED')
      : error;
  });
}
