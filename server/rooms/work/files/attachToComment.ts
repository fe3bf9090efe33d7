import { sql } from 'kysely';
import { MAX_COMMENT_FILES } from '../../../../domain/work/files.ts';
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
 * that the author has uploaded to this task, and has sent with no other comment, are accepted.
 */
export async function attachToComment(
  { em }: Write,
  { id, taskId, authorId }: StoredComment,
  fileIds: readonly string[],
): Promise<void> {
  if (!fileIds.length) return;
  if (fileIds.length > MAX_COMMENT_FILES) throw badInput({ fileIds: `Højst ${MAX_COMMENT_FILES} filer` }, 'TOO_LARGE');
  const attached = await runIn(
    em,
    sql`
      update stored_file set comment_id = ${id}
      where id = any(${[...fileIds]}::text[]) and task_id = ${taskId} and uploaded_by_id = ${authorId}
        and comment_id is null and state = 'STORED' returning 1`,
  );
  if (attached.length !== new Set(fileIds).size)
    throw badInput({ fileIds: 'En af filerne kan ikke sendes. Vedhæft den igen.' }, 'NOT_FOUND');
}
