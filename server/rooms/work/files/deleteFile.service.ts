import { sql } from 'kysely';
import { assertMay, may } from '../../../platform/access/policy.ts';
import { callerId } from '../../../platform/access/viewer.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { takeLock } from '../../../platform/db/locks.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { forbidden, notFound } from '../../../platform/errors.ts';
import { previewKeyOf } from '../../../platform/files/FileStore.ts';
import type { Services } from '../../../platform/services.ts';
import { fileById, type FileRow } from './file.reads.ts';
import { areaOf } from './fileArea.ts';
import { ownerOf } from './fileOwner.ts';
import { publishFile } from './publishFile.ts';
import { StoredFile } from './StoredFile.ts';

/**
 * Deletes a file of the caller's company, or cancels its upload. People delete their own files, and administrators of
 * the company those of everybody in it. Files of the reseller stay.
 */
export async function deleteFile(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'shareFiles');
  const file = await fileById(ctx, id);
  if (!file) throw notFound('Filen findes ikke');
  if (file.isFromReseller) throw forbidden('Kun vi kan slette denne fil');
  const isOwn = file.uploadedById === callerId(ctx.viewer);
  if (!isOwn && !may(ctx.viewer, 'manageCompany')) throw forbidden('Kun den, der har delt filen, kan slette den');
  return removeFile(ctx, file);
}

/** Deletes any file, as the reseller. */
export async function deleteFileAsAdmin(ctx: Context, id: string) {
  const file = await fileById(ctx.admin, id);
  if (!file) throw notFound('Filen findes ikke');
  assertMay(ctx.viewer, areaOf(file));
  return removeFile(ctx, file);
}

async function removeFile(ctx: Context, file: FileRow) {
  const { id, customerId } = file;
  const keys = await ctx.writeAsSystem(async (write) => {
    await takeLock(write, `files of ${ownerOf(file)}`);
    const removed = await endFile(write, id);
    if (removed)
      await recordAudit(write, ctx, { action: 'FILE_DELETED', customerId: customerId ?? undefined, detail: id });
    return removed ?? [];
  });
  await removeBytes(ctx.services, id, keys);
  return { deletedId: id };
}

/**
 * Marks a file as gone, and removes the content that no other file has. Returns the keys of bytes to remove once this
 * is committed; undefined when the file was gone before. The caller holds the lock of the company's files.
 */
export async function endFile(write: Write, id: string): Promise<string[] | undefined> {
  const file = await write.em.findOne(StoredFile, { id });
  if (!file || file.state === 'GONE') return undefined;
  const { contentId, state } = file;
  Object.assign(file, {
    state: 'GONE',
    deletedAt: new Date(),
    contentId: null,
    ticketHash: null,
    ticketExpiresAt: null,
    sendAt: null,
  });
  await write.em.flush();
  publishFile(write, file);
  if (!contentId) return state === 'UPLOADING' && file.arrivedKey ? [file.arrivedKey] : [];
  const removed = await runIn(
    write.em,
    sql<{ key: string }>`
      delete from file_content c where c.id = ${contentId}
        and not exists (select from stored_file f where f.content_id = c.id) returning c.store_key as key`,
  );
  return removed.flatMap(({ key }) => [key, previewKeyOf(key)]);
}

/** The rows are gone, so bytes that cannot be removed now are found by the sweep. */
export async function removeBytes({ files, log }: Services, id: string, keys: readonly string[]): Promise<void> {
  await files.forget(id).catch(() => undefined);
  for (const key of keys)
    await files
      .remove(key)
      .catch((err: unknown) => log.warn({ err, fileId: id }, 'removing a file failed, the sweep will remove it'));
}
