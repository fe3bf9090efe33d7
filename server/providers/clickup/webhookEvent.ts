import { z } from 'zod';
import { parseJson } from '../http/parseJson.ts';
import { id, listOf, text } from '../lenient.ts';
import { invalidEvent, invalidSignature, isSigned } from '../signedBody.ts';

export interface ClickUpEvent {
  /** The same for each repetition of the event. Built from its contents, because ClickUp sends no id of the event. */
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

/**
 * Verifies the signature; throws UNAUTHENTICATED if the signature is invalid, and BAD_USER_INPUT if the body is.
 * Returns only ids, because events arrive in any order and their contents may be old.
 */
export function verifyWebhook(rawBody: Buffer, signature: string | undefined, secret: string): ClickUpEvent {
  if (!secret || !isSigned(rawBody, Buffer.from(signature ?? '', 'hex'), secret)) throw invalidSignature();
  const read = body.safeParse(parseJson(rawBody));
  if (!read.success) throw invalidEvent();
  const { event: type, webhook_id: webhookId, task_id: taskId, history_items: changes } = read.data;
  return {
    id: [webhookId, type, taskId, ...changes.map((change) => change.id)].join(':'),
    webhookId,
    type,
    taskId: taskId ?? undefined,
  };
}

/** Returns the id of the webhook whose secret must verify the body. The id is not verified itself. */
export function claimedWebhookId(rawBody: Buffer): string | undefined {
  return z.object({ webhook_id: z.string() }).safeParse(parseJson(rawBody)).data?.webhook_id;
}
