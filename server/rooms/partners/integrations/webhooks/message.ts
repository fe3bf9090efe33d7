import { WebhookEvent } from '../../../../../domain/partners/integrations/webhooks.ts';

/** The parts of a message that are stored and sent. */
export interface MessageContent {
  eventId: string;
  body: string;
}

interface NewMessage {
  eventId: string;
  customerId: string;
  type: WebhookEvent | 'test';
  data: Record<string, unknown>;
  now?: Date;
}

/** Creates a message by Standard Webhooks. */
export function newMessage({ eventId, customerId, type, data, now = new Date() }: NewMessage): MessageContent {
  const content = { type: typeOf(type), timestamp: now.toISOString(), data: { customerId, ...data } };
  return { eventId, body: JSON.stringify(content) };
}

const typeOf = (type: NewMessage['type']) => (type === 'test' ? type : WebhookEvent[type].type);

/** The body with the data of the changed row, which is read once: all attempts send the same body. */
export const withData = (body: string, customerId: string, data: object): string =>
  JSON.stringify({ ...(JSON.parse(body) as object), data: { customerId, ...data } });
