import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { valuesOf } from '../../../../../domain/basics/vocabulary.ts';
import { WebhookEvent } from '../../../../../domain/partners/integrations/webhooks.ts';
import type { Topic } from '../../../../platform/db/events.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { runIn } from '../../../../platform/db/query.ts';
import { dbRoles, type DbRole } from '../../../../platform/db/roles.ts';
import type { TransactionSummary } from '../../../../platform/db/writes.ts';
import { newMessage, type MessageContent } from './message.ts';
import { webhookEvents } from './webhookEvents.ts';

/** An event for a company's webhooks. `data` must be small and only contain data that the company's users may see. */
export interface WebhookMessage {
  customerId: string;
  type: WebhookEvent;
  data: Record<string, unknown>;
}

interface QueuedEvent extends WebhookMessage {
  /** The row whose state becomes the data of the message. */
  subjectId: string | null;
}

/** The event that a change of a topic causes. */
const changeEventOf = new Map<Topic, WebhookEvent>(
  valuesOf(WebhookEvent).flatMap((type) => {
    const { row } = webhookEvents[type];
    return row ? [[row.topic, type]] : [];
  }),
);

/** The topics whose changes webhooks can send. */
export const sentTopics: readonly Topic[] = [...changeEventOf.keys()];

/**
 * Roles that may neither read integrations nor add deliveries. Their own writes are flushed by now, so the rest of the
 * transaction belongs to the system.
 */
const rolesWithoutWebhooks = new Set<DbRole>([dbRoles.attendee, dbRoles.personalData, dbRoles.public]);

/**
 * Queues one delivery for each enabled webhook that has chosen the event, and returns the ids. Beside the messages of
 * the transaction, each changed row that the customer may see causes one message.
 */
export async function queueWebhooks(
  em: EntityManager,
  messages: readonly WebhookMessage[],
  { events: changes, role }: TransactionSummary,
): Promise<string[]> {
  const events = [...messages.map((message) => ({ ...message, subjectId: null })), ...changeEvents(changes)];
  // A company that is just being registered has no webhooks.
  if (!events.length || role === dbRoles.registration) return [];
  if (rolesWithoutWebhooks.has(role)) await runIn(em, sql`set local role ${sql.id(dbRoles.system)}`);
  // Read with the rights of the function, because a webhook is the company's, whatever the caller may see.
  const companies = [...new Set(events.map(({ customerId }) => customerId))];
  const receivers = await runIn(
    em,
    sql<Receiver>`
      select id, customer_id, chosen from webhook_receivers(${companies})`,
  );
  const ids: string[] = [];
  for (const { customerId, type, data, subjectId } of receivers.length ? events : []) {
    const choosers = receivers.filter(
      ({ customer_id, chosen }) => customer_id === customerId && chosen?.[type] === true,
    );
    const eventId = choosers.length ? newEventId() : '';
    for (const { id: instanceId } of choosers) {
      const message = newMessage({ eventId, customerId, type, data });
      ids.push(await queueDelivery(em, { customerId, instanceId, type, subjectId, ...message }));
    }
  }
  return ids;
}

interface Receiver {
  id: string;
  customer_id: string;
  chosen: Record<string, boolean> | null;
}

/** One event for each changed row of a company, however often the transaction has published it. */
function changeEvents(changes: TransactionSummary['events']): QueuedEvent[] {
  const events = new Map<string, QueuedEvent>();
  for (const { topic, id, customerId } of changes) {
    const type = changeEventOf.get(topic);
    if (type && customerId) events.set(`${type} ${id}`, { customerId, type, subjectId: id, data: { id } });
  }
  return [...events.values()];
}

export const newEventId = () => newId('wevt');

interface QueuedDelivery extends MessageContent {
  customerId: string;
  instanceId: string;
  type: WebhookEvent | null;
  subjectId: string | null;
}

/**
 * Queues a delivery by a plain insert without `returning`, because some roles may insert deliveries but not read them.
 */
export async function queueDelivery(
  em: EntityManager,
  { customerId, instanceId, eventId, type, body, subjectId }: QueuedDelivery,
): Promise<string> {
  const id = newId('hook');
  await runIn(
    em,
    sql`
      insert into webhook_delivery (id, customer_id, instance_id, event_id, type, body, subject_id, status,
        attempts, created_at, next_attempt_at)
      values (${id}, ${customerId}, ${instanceId}, ${eventId}, ${type}, ${body}, ${subjectId}, 'WAITING', 0,
        now(), now())`,
  );
  return id;
}

declare module '../../../../platform/db/writes.ts' {
  interface Messages {
    /** A message to the addresses of the company that subscribe to its type. */
    webhook: WebhookMessage;
  }
}
