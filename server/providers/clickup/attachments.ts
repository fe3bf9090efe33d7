import { z } from 'zod';
import { id } from '../lenient.ts';

export interface ClickUpAttachment {
  id: string;
  /** The name of the file. */
  title: string;
  /** Bytes; undefined when ClickUp does not say. */
  size?: number | undefined;
}

/** ClickUp lists attachments with their task, and leaves the list out of a task without any. */
export const attachmentsAnswer = z.object({
  attachments: z
    .array(
      z.object({
        id,
        title: z.string().catch(''),
        size: z.coerce.number().optional().catch(undefined),
      }),
    )
    .catch([]),
});
