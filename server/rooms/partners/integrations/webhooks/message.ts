import { WebhookEvent, type WebhookFormat } from '../../../../../domain/partners/integrations/webhooks.ts';

/** The parts of a message that are stored and sent. */
export interface MessageContent {
  eventId: string;
  format: WebhookFormat;
  body: string;
}

interface NewMessage {
  eventId: string;
  format: WebhookFormat;
  customerId: string;
  type: WebhookEvent | 'test';
  data: Record<string, unknown>;
  now?: Date;
}

/**
 * Creates a message in the format of its receiver. The older format keeps the names and the envelope that receivers
 * from before Standard Webhooks know.
 */
export function newMessage({ eventId, format, customerId, type, data, now = new Date() }: NewMessage): MessageContent {
  const time = now.toISOString();
  const content =
    format === 'STANDARD'
      ? { type: typeOf(type), timestamp: time, data: { customerId, ...data } }
      : { id: eventId, type, createdAt: time, customerId, data };
  return { eventId, format, body: JSON.stringify(content) };
}

/** The type of an event in messages by Standard Webhooks. */
const typeOf = (type: NewMessage['type']) => (type === 'test' ? type : WebhookEvent[type].type);

/** The body with the data of the changed row, which is read once: all attempts send the same body. */
export function withData(format: WebhookFormat, body: string, customerId: string, data: object): string {
  const message = JSON.parse(body) as object;
  return JSON.stringify({ ...message, data: format === 'STANDARD' ? { customerId, ...data } : data });
}
