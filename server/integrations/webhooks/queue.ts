import type { EntityManager } from '@mikro-orm/postgresql';
import type { WebhookEvent } from '../../../domain/integrations/webhooks.ts';
import { newId } from '../../db/ids.ts';

/** An event for a company's webhooks. `data` must be small and only contain data that the company's users may see. */
export interface WebhookMessage {
  customerId: string;
  type: WebhookEvent;
  data: Record<string, unknown>;
}

/** Queues one delivery for each enabled webhook that has chosen the event, and returns the ids. */
export async function queueWebhooks(em: EntityManager, messages: readonly WebhookMessage[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { customerId, type, data } of messages) {
    const receivers = await em.execute<{ id: string }[]>(
      `select id from integration_instance
       where customer_id = ? and plugin_id = 'webhooks' and is_enabled and settings -> 'events' ->> ? = 'true'`,
      [customerId, type],
    );
    if (!receivers.length) continue;
    const event = newWebhookEvent(customerId, type, data);
    for (const { id: instanceId } of receivers)
      ids.push(await queueDelivery(em, { customerId, instanceId, type, ...event }));
  }
  return ids;
}

export function newWebhookEvent(
  customerId: string,
  type: WebhookEvent | 'test',
  data: Record<string, unknown>,
): { eventId: string; body: string } {
  const eventId = newId('wevt');
  return {
    eventId,
    body: JSON.stringify({ id: eventId, type, createdAt: new Date().toISOString(), customerId, data }),
  };
}

interface QueuedDelivery {
  customerId: string;
  instanceId: string;
  eventId: string;
  type: WebhookEvent | null;
  body: string;
}

/**
 * Queues a delivery by a plain insert without `returning`, because some roles may insert deliveries but not read them.
 */
export async function queueDelivery(
  em: EntityManager,
  { customerId, instanceId, eventId, type, body }: QueuedDelivery,
): Promise<string> {
  const id = newId('hook');
  await em.execute(
    `insert into webhook_delivery (id, customer_id, instance_id, event_id, type, body, status, attempts, created_at,
       next_attempt_at)
     values (?, ?, ?, ?, ?, ?, 'WAITING', 0, now(), now())`,
    [id, customerId, instanceId, eventId, type, body],
  );
  return id;
}

declare module '../../db/writes.ts' {
  interface Messages {
    /** A message to the addresses of the company that subscribe to its type. */
    webhook: WebhookMessage;
  }
}
