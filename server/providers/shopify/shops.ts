import { z } from 'zod';
import { isShopHost } from './shopHost.ts';

export interface ShopifyShop {
  name: string;
  /** The domain that the shop's customers use, such as minbutik.dk. */
  domain: string;
  /** The shop's permanent domain, which events contain. May differ from the domain by which the shop was connected. */
  myshopifyDomain: string;
  email: string | null;
  currency: string | null;
  plan: string | null;
}

export const SHOP_QUERY = `query shop {
  shop { name myshopifyDomain email currencyCode primaryDomain { host } plan { publicDisplayName } }
}`;

const optionalText = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value || null);

export const shopAnswer = z
  .object({
    shop: z.object({
      name: optionalText,
      myshopifyDomain: z.string().refine(isShopHost),
      email: optionalText,
      currencyCode: optionalText,
      primaryDomain: z.object({ host: optionalText }).nullish().catch(null),
      plan: z.object({ publicDisplayName: optionalText }).nullish().catch(null),
    }),
  })
  .transform(({ shop: { name, myshopifyDomain, email, currencyCode, primaryDomain, plan } }): ShopifyShop => ({
    name: name ?? myshopifyDomain,
    domain: primaryDomain?.host ?? myshopifyDomain,
    myshopifyDomain,
    email,
    currency: currencyCode,
    plan: plan?.publicDisplayName ?? null,
  }));
