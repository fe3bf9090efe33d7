import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/ids.ts';
import { takeLock } from '../../../platform/db/locks.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError, conflict, notFound } from '../../../platform/errors.ts';
import { FileMissingError, keyOf } from '../../../platform/files/FileStore.ts';
import { actorLabel, actorOf } from '../../companies/activity/activity.service.ts';
import { CompanyDocument } from './CompanyDocument.ts';
import { removeBytes } from './deleteFile.service.ts';
import { mailSharedVersion } from './document.mails.ts';
import { documentById, type DocumentRow } from './document.reads.ts';
import { currentFileLoader, type FileRow } from './file.reads.ts';
import { FileContent } from './FileContent.ts';
import { publishFile } from './publishFile.ts';
import { StoredFile } from './StoredFile.ts';
import { quotaBytes, usedBytes } from './usage.reads.ts';

/** The key of a copy, by which a company gets a document once, however often a run is repeated. */
export const copyKey = (documentId: string, customerId: string) => `copy:${documentId}:${customerId}`;

/** Shares the newest version of a document of one company with another one, as the reseller, and mails its people. */
export async function copyDocument(ctx: Context, documentId: string, customerId: string): Promise<void> {
  const document = await documentById(ctx.admin, documentId);
  const file = document && (await currentFileLoader.of(ctx.admin).load(documentId));
  if (!file) throw notFound('Dokumentet findes ikke');
  const fileId = newId(StoredFile.idPrefix);
  const storeKey = await copyBytes(ctx, file, fileId, customerId);
  const remove = () => removeBytes(ctx.services, fileId, [storeKey]);
  try {
    const usesKey = await ctx.writeAsAdmin('sell', async (write) => {
      await takeLock(write, `files of ${customerId}`);
      return insertCopy(write, ctx, { document, file, fileId, customerId, storeKey });
    });
    if (!usesKey) await remove();
  } catch (error) {
    // After any other failure the transaction may be committed, so the sweep decides about the bytes.
    if (error instanceof AppError) await remove();
    throw error;
  }
}

/** Outside of the transaction, because a store may take seconds. */
async function copyBytes({ services }: Context, { storeKey }: FileRow, fileId: string, customerId: string) {
  const { files } = services;
  const key = keyOf(customerId, fileId);
  await files.prepareArrival();
  const bytes = await files.read(storeKey!).catch((error: unknown) => {
    throw error instanceof FileMissingError ? conflict('Filen findes ikke længere') : error;
  });
  await pipeline(bytes, createWriteStream(files.arrivingPath(fileId)));
  await files.keep(fileId, key);
  return key;
}

interface Copy {
  document: DocumentRow;
  file: FileRow;
  fileId: string;
  customerId: string;
  storeKey: string;
}

/** Returns whether the copied bytes are used: not when the company has equal ones, or has the document already. */
async function insertCopy(write: Write, ctx: Context, copy: Copy): Promise<boolean> {
  const { document, file, fileId, customerId, storeKey } = copy;
  const requestKey = copyKey(document.id, customerId);
  if (await write.em.findOne(CompanyDocument, { requestKey })) return false;
  const content = await contentOfCopy(write, ctx, copy);
  const { title, kind, subject, requirement, dueOn } = document;
  const created = write.em.create(CompanyDocument, {
    customerId,
    title,
    kind,
    subject,
    requirement,
    dueOn,
    isFromReseller: true,
    createdById: actorOf(ctx.viewer).actorId,
    createdByName: actorLabel(ctx.viewer),
    requestKey,
  });
  const version = write.em.create(StoredFile, {
    id: fileId,
    customerId,
    name: file.name,
    size: content.size,
    state: 'STORED',
    contentId: content.id,
    documentId: created.id,
    versionNumber: 1,
    uploadedById: created.createdById,
    uploadedByName: created.createdByName,
    isFromReseller: true,
  });
  await write.em.flush();
  await recordAudit(write, ctx, { action: 'FILE_UPLOADED', customerId, detail: fileId });
  publishFile(write, version);
  // The scan mails a version whose equal bytes have just arrived.
  if (content.state === 'READY') await mailSharedVersion(write, ctx.services.config, version.id);
  return content.storeKey === storeKey;
}

/** The content with equal bytes that the company has, or a new one that was scanned together with the original. */
async function contentOfCopy(write: Write, ctx: Context, copy: Copy): Promise<FileContent> {
  const { file, customerId, storeKey } = copy;
  const source = await write.em.findOne(FileContent, { storeKey: file.storeKey! });
  if (!source) throw notFound('Dokumentet findes ikke');
  const { sha256, size, mediaType, isScanned } = source;
  const equal = await write.em.findOne(FileContent, { customerId, sha256 });
  if (equal?.state === 'REFUSED') throw conflict('Virksomhedens egen udgave af filen er afvist');
  if (equal) return equal;
  await assertFits(write, ctx, customerId, size);
  return write.em.create(FileContent, { customerId, sha256, size, mediaType, storeKey, isScanned, state: 'READY' });
}

async function assertFits({ em }: Write, { services }: Context, customerId: string, size: number): Promise<void> {
  const [row] = await runIn(
    em,
    sql<{ fits: boolean }>`
      select ${usedBytes(customerId)} + ${size} <= ${quotaBytes(customerId, services.files.settings)} as fits`,
  );
  if (!row!.fits) throw conflict('Virksomheden har ikke plads til dokumentet');
}
