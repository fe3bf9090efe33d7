import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether whoever knows the secret wrote it, found out without telling how nearly a guess was right. */
export function isSigned(content: Buffer | string, signature: Buffer, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(content).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
