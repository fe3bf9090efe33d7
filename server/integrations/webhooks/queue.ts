import type { EntityManager } from '@mikro-orm/postgresql';
import type { WebhookEvent } from '../../../domain/integrations/webhooks.ts';
import { newId } from '../../db/ids.ts';

/** What a company's own systems are told. `data` is small, and holds nothing that its own users may not see. */
export interface WebhookMessage {
  customerId: string;
  type: WebhookEvent;
  data: Record<string, unknown>;
}

/** One row for each of the company's systems that wants to hear of it; for most companies there is none. */
export async function queueWebhooks(em: EntityManager, messages: readonly WebhookMessage[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { customerId, type, data } of messages) {
    const receivers = await em.execute<{ id: string }[]>(
      `select id from integration_instance where customer_id = ? and plugin_id = 'webhooks' and is_enabled and settings -> 'events' ->> ? = 'true'`,
      [customerId, type],
    );
    if (!receivers.length) continue;
    const event = newEvent(customerId, type, data);
    for (const { id: instanceId } of receivers)
      ids.push(await queueDelivery(em, { customerId, instanceId, type, ...event }));
  }
  return ids;
}

export function newEvent(
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

interface Queued {
  customerId: string;
  instanceId: string;
  eventId: string;
  type: WebhookEvent | null;
  body: string;
}

/** A plain insert: whoever takes a seat may leave a message, but not read it back. */
export async function queueDelivery(
  em: EntityManager,
  { customerId, instanceId, eventId, type, body }: Queued,
): Promise<string> {
  const id = newId('hook');
  await em.execute(
    `insert into webhook_delivery (id, customer_id, instance_id, event_id, type, body, status, attempts, created_at, next_attempt_at)
     values (?, ?, ?, ?, ?, ?, 'WAITING', 0, now(), now())`,
    [id, customerId, instanceId, eventId, type, body],
  );
  return id;
}
