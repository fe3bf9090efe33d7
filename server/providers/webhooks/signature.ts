import { createHmac } from 'node:crypto';

export const SIGNATURE_HEADER = 'Webhook-Signature';

/**
 * Returns the value of the signature header. It signs the timestamp with the body, so that a receiver detects changed
 * messages and old messages that an attacker sends again.
 */
export function signatureOf(secret: string, body: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
