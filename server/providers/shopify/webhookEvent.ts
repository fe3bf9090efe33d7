import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { parsedJson } from '../readJson.ts';
import { isSigned } from '../signedBody.ts';
import { isShopHost } from './shopHost.ts';

export interface ShopifyEvent {
  /** From the signed body: the header that names the shop is not signed, and has other domains in it at times. */
  shop: string;
}

/** What stands around an event. None of it is signed: it may tell repeats apart, and nothing is decided by it alone. */
export interface ShopifyDelivery {
  id: string | undefined;
  /** Such as 'app/uninstalled'. */
  topic: string | undefined;
}

const shop = z.string().refine(isShopHost);
/** The shop itself, or what Shopify asks in the name of its customers. */
const body = z
  .object({ myshopify_domain: shop })
  .transform((given) => given.myshopify_domain)
  .or(z.object({ shop_domain: shop }).transform((given) => given.shop_domain));

/** `signature` is the header x-shopify-hmac-sha256. */
export function verifyWebhook(rawBody: Buffer, signature: string | undefined, secret: string): ShopifyEvent {
  if (!secret || !isSigned(rawBody, Buffer.from(signature ?? '', 'base64'), secret)) throw notShopifys();
  const read = body.safeParse(parsedJson(rawBody));
  if (!read.success) throw notShopifys();
  return { shop: read.data };
}

export const deliveryOf = (headers: IncomingHttpHeaders): ShopifyDelivery => ({
  id: headers['x-shopify-webhook-id']?.toString(),
  topic: headers['x-shopify-topic']?.toString(),
});

const notShopifys = () => new AppError('BAD_USER_INPUT', 'Webhookens signatur er ugyldig');
