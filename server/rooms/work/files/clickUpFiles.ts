import { cleanFileName, isProgramName } from '../../../../domain/work/files.ts';
import { takeLock } from '../../../platform/db/locks.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { ClickUpCommentFile } from '../../../providers/clickup/ClickUp.ts';
import { endFile } from './deleteFile.service.ts';
import { publishFile } from './publishFile.ts';
import { StoredFile } from './StoredFile.ts';

interface CopiedComment {
  id: string;
  taskId: string;
  customerId: string;
  authorName: string;
}

/**
 * Makes the files of a comment from ClickUp equal to those that it has there. The bytes of new ones are read by a job.
 * A file that the portal has deleted does not come back, and the sweep removes the bytes of those that are gone.
 */
export async function copyClickUpFiles(
  write: Write,
  { id: commentId, taskId, customerId, authorName }: CopiedComment,
  found: readonly ClickUpCommentFile[],
): Promise<void> {
  const { em } = write;
  const stored = await em.find(StoredFile, { commentId, sourceUrl: { $ne: null } }, { orderBy: { id: 'asc' } });
  if (!found.length && !stored.length) return;
  await takeLock(write, `files of ${customerId}`);
  const ids = new Set(found.map(({ id }) => id));
  for (const file of stored) if (!ids.has(file.clickUpId!)) await endFile(write, file.id);
  for (const { id: clickUpId, title, url, size } of found) {
    if (await em.findOne(StoredFile, { clickUpId })) continue;
    const name = cleanFileName(title);
    const isProgram = isProgramName(name);
    const file = em.create(StoredFile, {
      customerId,
      taskId,
      commentId,
      clickUpId,
      name,
      size: size ?? 0,
      sourceUrl: url,
      state: isProgram ? 'REFUSED' : 'UPLOADING',
      refusal: isProgram ? 'PROGRAM' : null,
      sendAt: isProgram ? null : new Date(),
      uploadedByName: authorName,
      isFromReseller: true,
    });
    await em.flush();
    publishFile(write, file);
  }
}
