import { z } from 'zod';
import { id, text } from './lenient.ts';

export interface ClickUpWebhook {
  id: string;
  endpoint: string;
  folderId: string | null;
  secret: string;
  /** ClickUp gives up on an address that fails too often; such a webhook is deleted and made anew. */
  isActive: boolean;
}

/** What the board shows of a task, and nothing else. */
export const HEARD = [
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
] as const;

const webhook = z
  .object({ id, endpoint: text, folder_id: id.nullish(), secret: text, health: z.object({ status: text }).nullish() })
  .transform(({ folder_id: folderId, health, ...rest }): ClickUpWebhook => ({
    ...rest,
    folderId: folderId ?? null,
    isActive: health?.status !== 'suspended',
  }));

export const webhooksAnswer = z.object({ webhooks: z.array(webhook) });
export const newWebhookAnswer = z
  .object({ id, webhook: z.object({ secret: z.string().min(1) }) })
  .transform(({ id: webhookId, webhook: { secret } }) => ({ id: webhookId, secret }));
