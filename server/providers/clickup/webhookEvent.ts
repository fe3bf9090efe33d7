import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { parsedJson } from '../readJson.ts';
import { isSigned } from '../signedBody.ts';
import { id, listOf, text } from './lenient.ts';

export interface ClickUpEvent {
  /** The same however often it is told: ClickUp has no id of its own for a delivery. */
  id: string;
  webhookId: string;
  type: string;
  taskId: string | undefined;
}

const body = z.object({
  event: z.string(),
  webhook_id: id,
  task_id: id.nullish(),
  history_items: listOf(z.object({ id, parent_id: text })),
});

/** Signature first; of what is inside only the ids count, since events come in any order. */
export function verifyWebhook(rawBody: Buffer, signature: string | undefined, secret: string): ClickUpEvent {
  if (!secret || !isSigned(rawBody, Buffer.from(signature ?? '', 'hex'), secret)) throw notClickUps();
  const read = body.safeParse(parsedJson(rawBody));
  if (!read.success) throw notClickUps();
  const { event: type, webhook_id: webhookId, task_id: taskId, history_items: changes } = read.data;
  return {
    id: [webhookId, type, taskId, ...changes.map((change) => change.id)].join(':'),
    webhookId,
    type,
    taskId: taskId ?? undefined,
  };
}

/** Says whose secret to verify with, and nothing more: at this point anyone may have written it. */
export function claimedWebhookId(rawBody: Buffer): string | undefined {
  return z.object({ webhook_id: z.string() }).safeParse(parsedJson(rawBody)).data?.webhook_id;
}

const notClickUps = () => new AppError('BAD_USER_INPUT', 'Webhookens signatur er ugyldig');
