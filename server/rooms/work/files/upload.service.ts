import { sql } from 'kysely';
import { cleanFileName, formatBytes, isProgramName } from '../../../../domain/work/files.ts';
import { eventUploadForm, uploadForm } from '../../../../domain/work/validation/files.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import { hashSecret, newSecret } from '../../../platform/access/tokens.ts';
import { callerId, type Viewer } from '../../../platform/access/viewer.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Config } from '../../../platform/config.ts';
import type { Context } from '../../../platform/context.ts';
import { retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import { takeLock } from '../../../platform/db/locks.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError, badInput, conflict, forbidden, notFound, requestIdConflict } from '../../../platform/errors.ts';
import { parseIdempotencyKey, parseInput } from '../../../platform/graphql/validation.ts';
import { actorLabel, actorOf } from '../../companies/activity/activity.service.ts';
import { eventById } from '../../events/events/event.reads.ts';
import { mailSharedVersion } from './document.mails.ts';
import { fileById, fileChange } from './file.reads.ts';
import type { EventUploadInput, UploadInput } from './file.types.ts';
import { areaOf } from './fileArea.ts';
import { FileContent } from './FileContent.ts';
import { ownerOf } from './fileOwner.ts';
import { findTarget, type TargetIds } from './findTarget.ts';
import { publishFile } from './publishFile.ts';
import { StoredFile } from './StoredFile.ts';
import { assertStoreIsOurs, otherStore } from './storePlace.ts';
import { isReserved, quotaBytes, usedBytes } from './usage.reads.ts';

export const UPLOAD_PATH = '/api/uploads';
/**
 * Long enough for a phone that loses its connection, and short enough that unfinished uploads do not fill the quota.
 */
const TICKET_HOURS = 4;
/** Uploads that a company can have begun; each one counts towards its quota. */
const MAX_BEGUN = 100;

const NOT_FOUND_MESSAGE = 'Filen findes ikke';

export const keyOfRequest = (viewer: Viewer, requestId: string) => `${callerId(viewer)}:${requestId}`;

/**
 * Begins an upload: reserves its size of the company's quota, and issues a ticket for its bytes. `reader` has the
 * rights with which the caller acts. A repeated call returns the first file, with a new ticket while bytes are missing,
 * because the answer with the first ticket may be lost.
 */
export async function createUpload(
  ctx: Context,
  reader: Reader,
  { input, requestId, isFromReseller }: { input: UploadInput; requestId: string; isFromReseller: boolean },
) {
  const { settings } = ctx.services.files;
  const form = parseInput(uploadForm(settings.maxBytes), input);
  if (isFromReseller) assertMay(ctx.viewer, areaOf(form));
  const { customerId, isReadOnly } = await findTarget(reader, form);
  if (isReadOnly && !isFromReseller) throw forbidden('Kun vi kan ændre dette dokument');
  return startUpload(ctx, reader, requestId, { ...form, customerId, eventId: null, isFromReseller });
}

/** Begins the upload of a file to an event, as the reseller. Otherwise like `createUpload`. */
export async function createEventUpload(
  ctx: Context,
  { eventId, input, requestId }: { eventId: string; input: EventUploadInput; requestId: string },
) {
  const form = parseInput(eventUploadForm(ctx.services.files.settings.maxBytes), input);
  assertMay(ctx.viewer, 'runEvents');
  if (!(await eventById(ctx.admin, eventId))) throw notFound('Eventet findes ikke');
  return startUpload(ctx, ctx.admin, requestId, { ...form, customerId: null, eventId, isFromReseller: true });
}

/** A file whose upload begins. One of the ids says what it stands at. */
interface NewUpload extends TargetIds {
  name: string;
  size: number;
  /** Null for a file of an event. */
  customerId: string | null;
  eventId: string | null;
  isForAttendees?: boolean;
  note?: string | null;
  isFromReseller: boolean;
}

async function startUpload(ctx: Context, reader: Reader, requestId: string, upload: NewUpload) {
  const requestKey = keyOfRequest(ctx.viewer, parseIdempotencyKey('requestId', requestId));
  const name = cleanFileName(upload.name);
  if (isProgramName(name)) throw badInput({ name: 'Programmer kan ikke deles her' }, 'NOT_ALLOWED');
  const ticket = newSecret();
  const content = { ...upload, name };
  const { id, needsBytes } = await retryOnUniqueViolation(['file_request_key_unique'], () =>
    ctx.writeAsSystem(async (write) => {
      await assertStoreIsOurs(write, ctx.services.files);
      await takeLock(write, `files of ${ownerOf(content)}`);
      return (
        (await renewUpload(write, ctx, { requestKey, ticket, content })) ??
        (await beginUpload(write, ctx, { requestKey, ticket, content }))
      );
    }),
  );
  const file = await fileById(reader, id);
  if (!file) throw notFound(NOT_FOUND_MESSAGE);
  return {
    file,
    path: `${UPLOAD_PATH}/${id}`,
    ticket: needsBytes ? ticket : null,
    expiresAt: needsBytes ? expiry().toISOString() : null,
  };
}

const expiry = () => new Date(Date.now() + TICKET_HOURS * 3_600_000);

interface UploadRequest {
  requestKey: string;
  ticket: string;
  content: NewUpload;
}

/** The file of an earlier call with the key, with another ticket. */
async function renewUpload(write: Write, ctx: Context, { requestKey, ticket, content }: UploadRequest) {
  const earlier = await write.em.findOne(StoredFile, { requestKey });
  if (!earlier) return undefined;
  const isSame =
    earlier.name === content.name &&
    earlier.size === content.size &&
    earlier.taskId === (content.taskId ?? null) &&
    earlier.serviceAgreementId === (content.serviceAgreementId ?? null) &&
    earlier.licenseRequestId === (content.licenseRequestId ?? null) &&
    earlier.documentId === (content.documentId ?? null) &&
    earlier.eventId === content.eventId &&
    earlier.isForAttendees === (content.isForAttendees ?? false);
  if (!isSame) throw requestIdConflict();
  const needsBytes = earlier.state === 'UPLOADING' && !earlier.arrivedSha256;
  // The space of an expired upload may be taken meanwhile.
  if (needsBytes && earlier.ticketExpiresAt! <= new Date()) await assertFits(write, ctx, content);
  if (needsBytes) Object.assign(earlier, { ticketHash: hashSecret(ticket), ticketExpiresAt: expiry() });
  return { id: earlier.id, needsBytes };
}

async function beginUpload(write: Write, ctx: Context, { requestKey, ticket, content }: UploadRequest) {
  const { customerId, size, name, note = null, isFromReseller } = content;
  await assertFits(write, ctx, content);
  const file = write.em.create(StoredFile, {
    customerId,
    name,
    size,
    note: content.documentId ? note : null,
    state: 'UPLOADING',
    taskId: content.taskId ?? null,
    serviceAgreementId: content.serviceAgreementId ?? null,
    licenseRequestId: content.licenseRequestId ?? null,
    documentId: content.documentId ?? null,
    eventId: content.eventId,
    isForAttendees: content.isForAttendees ?? false,
    uploadedById: actorOf(ctx.viewer).actorId,
    uploadedByName: actorLabel(ctx.viewer),
    isFromReseller,
    requestKey,
    ticketHash: hashSecret(ticket),
    ticketExpiresAt: expiry(),
  });
  await write.em.flush();
  publishFile(write, file);
  return { id: file.id, needsBytes: true };
}

/**
 * The lock of the company keeps parallel uploads from taking the same free space. Files of events take no space of a
 * company.
 */
async function assertFits(write: Write, { services }: Context, { customerId, size }: NewUpload): Promise<void> {
  if (!customerId) return;
  const { settings } = services.files;
  const [row] = await runIn(
    write.em,
    sql<{ used: number; quota: number; begun: number }>`
      select ${usedBytes(customerId)} as used, ${quotaBytes(customerId, settings)} as quota,
        (select count(*)::int from stored_file where customer_id = ${customerId} and ${isReserved}
          and source_url is null) as begun`,
  );
  const { used, quota, begun } = row!;
  if (begun >= MAX_BEGUN)
    throw new AppError('CONFLICT', 'Der er for mange uploads i gang. Vent, til nogle af dem er færdige.');
  if (used + size > quota) {
    const left = formatBytes(Math.max(0, quota - used));
    throw badInput({ size: `Der er ikke plads. I har ${left} tilbage af ${formatBytes(quota)}.` }, 'TOO_LARGE');
  }
}

/** An upload whose bytes the bearer of its ticket may send now. */
export interface OpenUpload {
  id: string;
  /** Null for a file of an event. */
  customerId: string | null;
  eventId: string | null;
  size: number;
  name: string;
  /** All bytes have arrived before, and their answer may have been lost. */
  hasArrived: boolean;
}

interface StoredUpload extends OpenUpload {
  state: string;
  requestKey: string | null;
  ticketHash: string | null;
  isFromReseller: boolean;
  taskId: string | null;
  isExpired: boolean;
  place: string | null;
}

/**
 * Finds the upload behind a ticket. The ticket opens nothing for another caller than the one who began the upload, or
 * for somebody who no longer sees what the file stands at.
 */
export async function findUpload(ctx: Context, id: string, ticket: string): Promise<OpenUpload> {
  const [row] = await ctx.readAsSystem(
    sql<StoredUpload>`
      select id, customer_id as "customerId", size, name, state, arrived_sha256 is not null as "hasArrived",
        request_key as "requestKey", ticket_hash as "ticketHash", is_from_reseller as "isFromReseller",
        task_id as "taskId", event_id as "eventId", coalesce(ticket_expires_at < now(), false) as "isExpired",
        (select place from file_place) as place
      from stored_file where id = ${id}`,
  );
  if (!row?.requestKey?.startsWith(`${callerId(ctx.viewer)}:`)) throw notFound(NOT_FOUND_MESSAGE);
  assertMayUpload(ctx, row);
  const reader = row.isFromReseller ? ctx.admin : ctx;
  if (!(await fileById(reader, id))) throw notFound(NOT_FOUND_MESSAGE);
  if (row.hasArrived) return row;
  if (row.state !== 'UPLOADING' || row.isExpired || row.ticketHash !== hashSecret(ticket))
    throw badInput({ ticket: 'Uploadet er udløbet. Begynd igen.' }, 'EXPIRED');
  // A replica with another store may have the request of an upload that began on the right one.
  if (row.place && row.place !== (await ctx.services.files.place())) throw otherStore();
  return row;
}

/** The role of the caller may have changed since the upload began. */
function assertMayUpload(
  { viewer }: Context,
  upload: Pick<StoredUpload, 'isFromReseller' | 'taskId' | 'eventId'>,
): void {
  const { isFromReseller } = upload;
  assertMay(viewer, isFromReseller ? areaOf(upload) : 'shareFiles');
}

/**
 * Records that all bytes are in the store. The ticket is used up. Returns false when the upload has ended meanwhile, or
 * its ticket has expired and its space with it.
 */
export async function recordArrival(
  ctx: Context,
  { id }: OpenUpload,
  { sha256, mediaType, storeKey }: { sha256: string; mediaType: string; storeKey: string },
): Promise<boolean> {
  const rows = await ctx.writeAsSystem(({ em }) =>
    runIn(
      em,
      sql`
        update stored_file set arrived_sha256 = ${sha256}, arrived_key = ${storeKey}, media_type = ${mediaType},
          ticket_hash = null, ticket_expires_at = null
        where id = ${id} and arrived_sha256 is null and ${isReserved} returning 1`,
    ),
  );
  return rows.length > 0;
}

/** Refuses a file for its content. The bytes are not stored, and take nothing of the quota. */
export const refuseUpload = (ctx: Context, { id }: OpenUpload, refusal: 'PROGRAM'): Promise<void> =>
  ctx.writeAsSystem(async (write) => {
    const file = await write.em.findOne(StoredFile, { id });
    if (file?.state !== 'UPLOADING') return;
    Object.assign(file, { state: 'REFUSED', refusal, ticketHash: null, ticketExpiresAt: null });
    publishFile(write, file);
  });

/**
 * Completes an upload whose bytes have arrived: the file gets its content, which is scanned next. Equal bytes of one
 * company are stored once. A repeated call, from another tab for example, changes nothing.
 */
export async function completeUpload(ctx: Context, id: string) {
  const own = await findOwn(ctx, id);
  const { customerId, isFromReseller } = own;
  const unusedKey = await ctx.writeAsSystem(async (write) => {
    await takeLock(write, `files of ${ownerOf(own)}`);
    const file = await write.em.findOne(StoredFile, { id });
    if (!file) throw notFound(NOT_FOUND_MESSAGE);
    if (file.state !== 'UPLOADING') return undefined;
    if (!file.arrivedSha256) throw conflict('Filen er ikke kommet helt frem');
    const arrivedKey = file.arrivedKey!;
    const content = await contentOf(write, file, arrivedKey);
    Object.assign(file, {
      state: 'STORED',
      contentId: content.id,
      versionNumber: file.documentId ? await nextVersion(write, file.documentId) : null,
    });
    await write.em.flush();
    await recordAudit(write, ctx, { action: 'FILE_UPLOADED', customerId: customerId ?? undefined, detail: id });
    publishFile(write, file);
    // The scan that mails other versions is over when equal bytes came before.
    if (content.state === 'READY') await announceReady(write, ctx.services.config, file);
    return content.storeKey === arrivedKey ? undefined : arrivedKey;
  });
  // An equal file has brought the bytes before. The sweep removes these if this fails.
  if (unusedKey) await ctx.services.files.remove(unusedKey).catch(() => undefined);
  await ctx.services.jobs.send('files.scan', {});
  return fileChange(isFromReseller ? ctx.admin : ctx, id);
}

async function announceReady(write: Write, config: Config, file: StoredFile): Promise<void> {
  if (file.taskId) file.sendAt = new Date();
  await mailSharedVersion(write, config, file.id);
}

/** A file that the caller has uploaded, and still sees: a right may have been lost since the upload began. */
async function findOwn(ctx: Context, id: string) {
  const [own] = await ctx.readAsSystem(
    sql<Pick<StoredUpload, 'requestKey' | 'customerId' | 'eventId' | 'isFromReseller' | 'taskId'>>`
      select request_key as "requestKey", customer_id as "customerId", event_id as "eventId",
        is_from_reseller as "isFromReseller", task_id as "taskId"
      from stored_file where id = ${id}`,
  );
  if (!own?.requestKey?.startsWith(`${callerId(ctx.viewer)}:`)) throw notFound(NOT_FOUND_MESSAGE);
  assertMayUpload(ctx, own);
  if (!(await fileById(own.isFromReseller ? ctx.admin : ctx, id))) throw notFound(NOT_FOUND_MESSAGE);
  return own;
}

/**
 * The content of a file that has arrived: the one with equal bytes of its company, or a new one, which is scanned next.
 * A file of an event has a content of its own, which goes with the event.
 */
export async function contentOf(write: Write, file: StoredFile, storeKey: string): Promise<FileContent> {
  const { customerId, size } = file;
  const sha256 = file.arrivedSha256!;
  const equal = customerId ? await write.em.findOne(FileContent, { customerId, sha256 }) : null;
  if (equal && equal.refusal !== 'LOST') return equal;
  if (equal) return Object.assign(equal, { storeKey, state: 'SCANNING', refusal: null, scanAt: new Date() });
  const content = write.em.create(FileContent, {
    customerId,
    sha256,
    size,
    storeKey,
    mediaType: file.mediaType ?? 'application/octet-stream',
    state: 'SCANNING',
    scanAt: new Date(),
  });
  await write.em.flush();
  return content;
}

async function nextVersion({ em }: Write, documentId: string): Promise<number> {
  const [row] = await runIn(
    em,
    sql<{ next: number }>`
      with d as (update company_document set newest_at = now() where id = ${documentId} returning id)
      select coalesce(max(f.version_number), 0) + 1 as next from d left join stored_file f on f.document_id = d.id`,
  );
  return row!.next;
}
