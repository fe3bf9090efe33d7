import { createHmac } from 'node:crypto';

export const SIGNATURE_HEADER = 'Webhook-Signature';

/** What a receiver works out itself: the moment and the very text, so that neither can be changed nor sent again much later. */
export function signatureOf(secret: string, body: string, now: Date): string {
  const moment = Math.floor(now.getTime() / 1000);
  return `t=${moment},v1=${createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex')}`;
}
