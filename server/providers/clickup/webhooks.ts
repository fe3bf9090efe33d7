import { z } from 'zod';
import { id, listOf, text } from '../lenient.ts';

export interface ClickUpWebhook {
  id: string;
  endpoint: string;
  folderId: string | null;
  secret: string;
  /** False after ClickUp suspended the webhook for too many failures; the webhook must then be created again. */
  isActive: boolean;
  /** False when the webhook was registered by a release that subscribed to fewer events. */
  isComplete: boolean;
}

/** The events that change what the task board shows. */
export const WEBHOOK_EVENTS = [
  'taskCreated',
  'taskUpdated',
  'taskDeleted',
  'taskMoved',
  'taskStatusUpdated',
  'taskPriorityUpdated',
  'taskAssigneeUpdated',
  'taskDueDateUpdated',
  'taskTagUpdated',
  'taskTimeTrackedUpdated',
  'taskCommentPosted',
  'taskCommentUpdated',
] as const;

const webhook = z
  .object({
    id,
    endpoint: text,
    folder_id: id.nullish(),
    secret: text,
    health: z.object({ status: text }).nullish(),
    events: listOf(z.string()),
  })
  .transform(({ folder_id: folderId, health, events, ...rest }): ClickUpWebhook => ({
    ...rest,
    folderId: folderId ?? null,
    isActive: health?.status !== 'suspended',
    isComplete: events.includes('*') || WEBHOOK_EVENTS.every((event) => events.includes(event)),
  }));

export const webhooksAnswer = z.object({ webhooks: z.array(webhook) });
export const newWebhookAnswer = z
  .object({ id, webhook: z.object({ secret: z.string().min(1) }) })
  .transform(({ id: webhookId, webhook: { secret } }) => ({ id: webhookId, secret }));
