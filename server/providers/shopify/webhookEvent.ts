import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { parseJson } from '../http/parseJson.ts';
import { invalidEvent, invalidSignature, isSigned } from '../signedBody.ts';
import { isShopHost } from './shopHost.ts';

export interface ShopifyEvent {
  /** Read from the signed body: the header with the shop is not signed and sometimes holds another domain. */
  shop: string;
}

/** Headers of an event. They are not signed: they may identify repetitions, but must not decide anything alone. */
export interface ShopifyDelivery {
  id: string | undefined;
  /** Such as 'app/uninstalled'. */
  topic: string | undefined;
}

const shop = z.string().refine(isShopHost);
/** Events about the shop name it `myshopify_domain`; requests about its customers' data name it `shop_domain`. */
const body = z
  .object({ myshopify_domain: shop })
  .transform((event) => event.myshopify_domain)
  .or(z.object({ shop_domain: shop }).transform((event) => event.shop_domain));

/**
 * `signature` is the header x-shopify-hmac-sha256. Throws UNAUTHENTICATED when the signature is invalid, and
 * BAD_USER_INPUT when the body is.
 */
export function verifyWebhook(rawBody: Buffer, signature: string | undefined, secret: string): ShopifyEvent {
  if (!secret || !isSigned(rawBody, Buffer.from(signature ?? '', 'base64'), secret)) throw invalidSignature();
  const read = body.safeParse(parseJson(rawBody));
  if (!read.success) throw invalidEvent();
  return { shop: read.data };
}

export const readDeliveryHeaders = (headers: IncomingHttpHeaders): ShopifyDelivery => ({
  id: headers['x-shopify-webhook-id']?.toString(),
  topic: headers['x-shopify-topic']?.toString(),
});
