import { Webhook } from 'standardwebhooks';

interface SignedMessage {
  id: string;
  body: string;
  /** The secrets that are valid now, the newest first. */
  secrets: readonly string[];
  now: Date;
}

/**
 * Returns the headers that identify and sign a message by Standard Webhooks. They sign the time with the body, so that
 * a receiver detects changed messages and old messages that an attacker sends again.
 */
export const signedHeaders = ({ id, body, secrets, now }: SignedMessage): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
});
