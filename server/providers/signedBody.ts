import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether the HMAC-SHA256 signature is valid. Takes constant time, so that the duration does not help to guess it. */
export function isSigned(content: Buffer | string, signature: Buffer, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(content).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
