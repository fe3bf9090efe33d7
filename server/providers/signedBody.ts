import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../platform/errors.ts';

/** Whether the HMAC-SHA256 signature is valid. Takes constant time, so that the duration does not help to guess it. */
export function isSigned(content: Buffer | string, signature: Buffer, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(content).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

/** Answered 401: Shopify rejects an app that answers a wrong signature otherwise. */
export const invalidSignature = () => new AppError('UNAUTHENTICATED', 'Webhookens signatur er ugyldig');
/** A signed body that is none of the provider's events. */
export const invalidEvent = () => new AppError('BAD_USER_INPUT', 'Webhookens indhold er ugyldigt');
