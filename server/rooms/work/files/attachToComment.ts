import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput } from '../../../platform/errors.ts';

interface StoredComment {
  id: string;
  taskId: string;
  authorId: string | null;
}

/**
 * Puts uploaded files with the comment with which they are sent, in the transaction that stores the comment. Only files
 * that the author has uploaded to this task, and has sent with no other comment, are accepted. Each id is given once.
 */
export async function attachToComment(
  { em }: Write,
  { id, taskId, authorId }: StoredComment,
  fileIds: readonly string[],
): Promise<void> {
  if (!fileIds.length) return;
  const attached = await runIn(
    em,
    sql`
      update stored_file set comment_id = ${id}
      where id = any(${[...fileIds]}::text[]) and task_id = ${taskId} and uploaded_by_id = ${authorId}
        and comment_id is null and state = 'STORED' returning 1`,
  );
  if (attached.length !== fileIds.length)
    throw badInput({ fileIds: 'En af filerne kan ikke sendes. Vedhæft den igen.' }, 'NOT_FOUND');
}
