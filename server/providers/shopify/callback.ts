import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { isSigned } from '../signedBody.ts';
import { isShopHost } from './shopHost.ts';

export interface ShopifyCallback {
  shop: string;
  /** Undefined when the shop's owner cancelled. */
  code: string | undefined;
  /** The caller must check that it has issued this state and that the state is used only once. */
  state: string;
}

const MAX_AGE_SECONDS = 90;

const answer = z.object({
  shop: z.string().refine(isShopHost),
  code: z.string().min(1).optional(),
  state: z.string().min(1),
  timestamp: z.string().regex(/^\d{1,12}$/),
});

/**
 * Returns the query of a redirect from Shopify. Throws BAD_USER_INPUT unless the query is signed, unambiguous, valid,
 * and no more than 90 seconds older or newer than `now`.
 */
export function verifyCallback(query: URLSearchParams, secret: string, now = Date.now()): ShopifyCallback {
  if (!secret || isAmbiguous(query) || !isQuerySigned(query, secret)) throw invalidCallback();
  const read = answer.safeParse(Object.fromEntries(query));
  if (!read.success || Math.abs(now / 1_000 - Number(read.data.timestamp)) > MAX_AGE_SECONDS) throw invalidCallback();
  const { shop, code, state } = read.data;
  return { shop, code, state };
}

/** A repeated name is ambiguous: one parser takes its first value and another the last. */
const isAmbiguous = (query: URLSearchParams) => new Set(query.keys()).size !== query.size;

function isQuerySigned(query: URLSearchParams, secret: string): boolean {
  const signed = new URLSearchParams(query);
  signed.delete('hmac');
  signed.delete('signature');
  signed.sort();
  return isSigned(signed.toString().replaceAll('+', '%20'), Buffer.from(query.get('hmac') ?? '', 'hex'), secret);
}

const invalidCallback = () =>
  new AppError('BAD_USER_INPUT', 'Svaret fra Shopify er ugyldigt eller for gammelt. Forbind butikken igen.');
