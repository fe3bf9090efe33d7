import { createHmac, timingSafeEqual } from 'node:crypto';

/** Checks an HMAC-SHA256 signature, in constant time so that the duration does not help to guess it. */
export function isSigned(content: Buffer | string, signature: Buffer, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(content).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
