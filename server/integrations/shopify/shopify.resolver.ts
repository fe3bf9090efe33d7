import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { SavedIntegration } from '../integration.inputs.ts';
import { disconnectShop } from './disconnectShop.ts';
import { ShopifyConnectionStart, ShopifyShopInfo } from './shopify.inputs.ts';
import { startShopifyConnection, testShopifyAccess } from './shopify.service.ts';

@Resolver()
export class ShopifyResolver {
  @Mutation(() => ShopifyConnectionStart, {
    description:
      "The way to a shop's consent, good for ten minutes and for this browser alone, which gets a cookie along. It leads back to the integrations.",
  })
  startShopifyConnection(
    @Ctx() ctx: Context,
    @Arg('shopDomain', () => String, { description: 'Such as min-butik.myshopify.com.' }) shopDomain: string,
    @Arg('installationId', () => ID) installationId: string,
  ) {
    return startShopifyConnection(ctx, shopDomain, installationId);
  }

  @Mutation(() => SavedIntegration, {
    description:
      'Switches Shopify off for an installation, and forgets its shop and the access to it. The app stays in the shop until its owner removes it there. ' +
      'Does nothing where no shop is connected. FORBIDDEN while signed in as somebody else.',
  })
  disconnectShopify(@Ctx() ctx: Context, @Arg('installationId', () => ID) installationId: string) {
    return disconnectShop(ctx, installationId);
  }

  @Mutation(() => ShopifyShopInfo, { description: "Asks a shop with a token of one's own, which is kept nowhere." })
  testShopifyAccess(
    @Ctx() ctx: Context,
    @Arg('shopDomain', () => String, { description: 'Such as min-butik.myshopify.com.' }) shopDomain: string,
    @Arg('accessToken', () => String, { description: "An Admin API token of the shop's." }) accessToken: string,
  ) {
    return testShopifyAccess(ctx, shopDomain, accessToken);
  }
}
