import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { isSigned } from '../signedBody.ts';
import { isShopHost } from './shopHost.ts';

export interface ShopifyCallback {
  shop: string;
  /** Undefined where the shop's owner cancelled. */
  code: string | undefined;
  /** Whoever asked knows whether it is theirs, and that it comes once. */
  state: string;
}

const MOST_SECONDS = 90;

const answer = z.object({
  shop: z.string().refine(isShopHost),
  code: z.string().min(1).optional(),
  state: z.string().min(1),
  timestamp: z.string().regex(/^\d{1,12}$/),
});

/** What a browser brings back from a shop is Shopify's only where it is signed, whole and fresh. */
export function verifyCallback(query: URLSearchParams, secret: string, now = Date.now()): ShopifyCallback {
  if (!secret || isAmbiguous(query) || !isQuerySigned(query, secret)) throw notShopifys();
  const read = answer.safeParse(Object.fromEntries(query));
  if (!read.success || Math.abs(now / 1_000 - Number(read.data.timestamp)) > MOST_SECONDS) throw notShopifys();
  const { shop, code, state } = read.data;
  return { shop, code, state };
}

/** Of a name that comes twice, one reader takes the first and another the last. */
const isAmbiguous = (query: URLSearchParams) => new Set(query.keys()).size !== query.size;

function isQuerySigned(query: URLSearchParams, secret: string): boolean {
  const signed = new URLSearchParams(query);
  signed.delete('hmac');
  signed.delete('signature');
  signed.sort();
  return isSigned(signed.toString().replaceAll('+', '%20'), Buffer.from(query.get('hmac') ?? '', 'hex'), secret);
}

const notShopifys = () =>
  new AppError('BAD_USER_INPUT', 'Svaret fra Shopify er ugyldigt eller for gammelt. Forbind butikken igen.');
