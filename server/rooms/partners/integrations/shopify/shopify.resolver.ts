import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../../platform/access/Access.ts';
import type { Context } from '../../../../platform/context.ts';
import { SavedIntegration } from '../integration.types.ts';
import { disconnectShop } from './disconnectShop.ts';
import { startShopifyConnection, testShopifyAccess } from './shopify.service.ts';
import { ShopifyConnectionStart, ShopifyShopInfo } from './shopify.types.ts';

@Resolver()
export class ShopifyResolver {
  @Access('connectShops')
  @Mutation(() => ShopifyConnectionStart, {
    description:
      "Starts the connection to a shop and returns the address where the shop's owner gives consent. The address is " +
      'valid for ten minutes and only in this browser, which receives a cookie. The browser is then redirected to ' +
      'the integrations. Refused with FORBIDDEN for API tokens and impersonated sessions, and with ' +
      'SERVICE_AGREEMENT_REQUIRED or CONFLICT while the agreement or API key that Shopify needs is missing.',
  })
  startShopifyConnection(
    @Ctx() ctx: Context,
    @Arg('shopDomain', () => String, { description: "The shop's domain, such as min-butik.myshopify.com." })
    shopDomain: string,
    @Arg('installationId', () => ID) installationId: string,
  ) {
    return startShopifyConnection(ctx, shopDomain, installationId);
  }

  @Access('changeKeys')
  @Mutation(() => SavedIntegration, {
    description:
      'Disables Shopify for an installation and deletes its shop and access tokens. The app stays in the shop until ' +
      'the owner removes it there. Changes nothing when no shop is connected. Refused with FORBIDDEN for ' +
      'impersonated sessions.',
  })
  disconnectShopify(@Ctx() ctx: Context, @Arg('installationId', () => ID) installationId: string) {
    return disconnectShop(ctx, installationId);
  }

  @Access('manageIntegrations')
  @Mutation(() => ShopifyShopInfo, {
    description:
      'Tests an access token against a shop and returns the shop. The token is not stored. Refused on `accessToken` ' +
      'when the token gives no access.',
  })
  testShopifyAccess(
    @Ctx() ctx: Context,
    @Arg('shopDomain', () => String, { description: "The shop's domain, such as min-butik.myshopify.com." })
    shopDomain: string,
    @Arg('accessToken', () => String, { description: 'An Admin API token of the shop.' }) accessToken: string,
  ) {
    return testShopifyAccess(ctx, shopDomain, accessToken);
  }
}
