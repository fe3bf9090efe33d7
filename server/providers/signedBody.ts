import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether whoever knows the secret wrote it, found out without telling how nearly a guess was right. */
export function isSigned(content: Buffer | string, signature: Buffer, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(content).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

/** What anyone may have sent. */
export function parsedJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
