import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;
const MIN_KEY_BYTES = 24;
const MAX_KEY_BYTES = 64;

/** Whether a secret is one of Standard Webhooks: the prefix and 24 to 64 bytes in base64. */
export function isStandardSecret(secret: string): boolean {
  const [, text = ''] = SECRET.exec(secret) ?? [];
  const { length } = Buffer.from(text, 'base64');
  return text.length % 4 === 0 && length >= MIN_KEY_BYTES && length <= MAX_KEY_BYTES;
}

interface SignedMessage {
  format: 'STANDARD' | 'LEGACY';
  id: string;
  body: string;
  /** The secrets that are valid now, the newest first. */
  secrets: readonly string[];
  now: Date;
}

/**
 * Returns the headers that identify and sign a message. They sign the time with the body, so that a receiver detects
 * changed messages and old messages that an attacker sends again.
 */
export function signedHeaders({ format, id, body, secrets, now }: SignedMessage): Record<string, string> {
  const seconds = String(Math.floor(now.getTime() / 1000));
  if (format === 'STANDARD') {
    const signatures = secrets.filter(isStandardSecret).map((secret) => new Webhook(secret).sign(id, now, body));
    return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
  }
  // A message has one signature. Receivers of the older format know the old secret until its end.
  const signature = createHmac('sha256', secrets.at(-1) ?? '')
    .update(`${seconds}.${body}`)
    .digest('hex');
  return { 'webhook-id': id, 'webhook-signature': `t=${seconds},v1=${signature}` };
}
