import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { BACKOFF_MINUTES } from '../../../platform/db/backoff.ts';
import { takeLock } from '../../../platform/db/locks.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { FileMissingError, previewKeyOf } from '../../../platform/files/FileStore.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import { Semaphore } from '../../../platform/Semaphore.ts';
import type { Services } from '../../../platform/services.ts';
import { mailSharedVersions } from './document.mails.ts';
import { hasPreviewOf } from './previewTypes.ts';
import { publishFile } from './publishFile.ts';
import type { StoredFile } from './StoredFile.ts';
import { isStoreOurs } from './storePlace.ts';

const system = { role: dbRoles.system };
/** A run ends after this many files, so that a restart of the portal does not wait for it. */
const MAX_FILES = 50;
/** Longer than a scan and a preview take. */
const LEASE = sql`interval '3 minutes'`;
/** A decoded picture takes up to 64 MB, so they are drawn one after the other. */
const drawing = new Semaphore(1);

interface DueContent {
  id: string;
  /** Null for a file of an event. */
  customerId: string | null;
  storeKey: string;
  mediaType: string;
  attempts: number;
}

/** Scans what has arrived, draws previews, and lets the files be read. */
export const scanFiles: JobHandler = async (services) => {
  for (let count = 0; count < MAX_FILES; count += 1) {
    const content = await claimNext(services);
    if (!content) return;
    try {
      await handle(services, content);
    } catch (error) {
      services.log.warn({ err: error, contentId: content.id }, 'scanning a file failed, will retry');
      await postpone(services, content);
    }
  }
};

const claimNext = ({ writes }: Services): Promise<DueContent | undefined> =>
  writes.run(system, async ({ em }) => {
    const [claimed] = await runIn(
      em,
      sql<DueContent>`
        update file_content set scan_at = now() + ${LEASE}, attempts = attempts + 1
        where id = (
          select id from file_content where scan_at <= now() order by scan_at, id limit 1 for update skip locked)
        returning id, customer_id as "customerId", store_key as "storeKey", media_type as "mediaType", attempts`,
    );
    return claimed;
  });

async function handle(services: Services, content: DueContent): Promise<void> {
  try {
    const threat = await scan(services, content);
    if (threat) {
      services.log.warn({ contentId: content.id, threat }, 'a file with malware was refused');
      await settle(services, content, { state: 'REFUSED', refusal: 'MALWARE', hasPreview: false });
      await services.files.remove(content.storeKey);
      return;
    }
    const hasPreview = await storePreview(services, content);
    await settle(services, content, { state: 'READY', refusal: null, hasPreview });
  } catch (error) {
    if (!(error instanceof FileMissingError)) throw error;
    // A replica with another store has none of the files, which are not lost for that.
    if (!(await isStoreOurs(services.reads, services.files))) throw error;
    services.log.error({ contentId: content.id }, 'the store has lost a file');
    await settle(services, content, { state: 'REFUSED', refusal: 'LOST', hasPreview: false });
  }
}

/** The name of the threat; undefined for a clean file, and where no scanner is set up. */
async function scan({ files, clamAv }: Services, { storeKey }: DueContent): Promise<string | undefined> {
  const bytes = await files.read(storeKey);
  if (!clamAv) {
    bytes.destroy();
    return undefined;
  }
  const result = await clamAv.scan(bytes);
  return result.isClean ? undefined : result.name;
}

/** Returns whether the content has a preview. A picture that cannot be drawn is a file like any other. */
async function storePreview(services: Services, { id, storeKey, mediaType }: DueContent): Promise<boolean> {
  if (!hasPreviewOf(mediaType)) return false;
  const preview = await drawing.run(async () => {
    // The library that draws takes 6 MB of memory.
    const { drawPreview } = await import('./drawPreview.ts');
    return drawPreview(await buffer(await services.files.read(storeKey)), mediaType).catch((err: unknown) => {
      services.log.info({ err, contentId: id }, 'a picture could not be drawn');
      return undefined;
    });
  });
  if (!preview) return false;
  await services.files.putBytes(previewKeyOf(storeKey), preview);
  return true;
}

interface Outcome {
  state: 'READY' | 'REFUSED';
  refusal: 'MALWARE' | 'LOST' | null;
  hasPreview: boolean;
}

const settle = (
  { writes, clamAv, config }: Services,
  { id, customerId }: DueContent,
  { state, refusal, hasPreview }: Outcome,
) =>
  writes.run(system, async (write) => {
    // An edit of a document that asks for readers meanwhile either sees the version, or is seen by the mail.
    if (customerId) await takeLock(write, `files of ${customerId}`);
    await runIn(
      write.em,
      sql`
        update file_content set state = ${state}, refusal = ${refusal}, has_preview = ${hasPreview},
          is_scanned = ${clamAv !== undefined}, scan_at = null, attempts = 0
        where id = ${id}`,
    );
    // Counts the version up, so that programs that copy the data read the new state.
    await runIn(
      write.em,
      sql`
        update stored_file set version = version + 1, send_at = case
          when ${state === 'READY'} and task_id is not null and click_up_id is null then now() else send_at end
        where content_id = ${id}`,
    );
    await publishFilesOf(write, id);
    if (state === 'READY') await mailSharedVersions(write, config, id);
  });

async function publishFilesOf(write: Write, contentId: string): Promise<void> {
  const files = await runIn(
    write.em,
    sql<Pick<StoredFile, 'id' | 'customerId' | 'documentId' | 'taskId' | 'commentId'>>`
      select id, customer_id as "customerId", document_id as "documentId", task_id as "taskId",
        comment_id as "commentId"
      from stored_file where content_id = ${contentId} order by id`,
  );
  for (const file of files) publishFile(write, file);
}

const postpone = ({ writes }: Services, { id }: DueContent) =>
  writes.run(system, ({ em }) =>
    runIn(
      em,
      sql`update file_content set scan_at = now() + make_interval(mins => ${BACKOFF_MINUTES}) where id = ${id}`,
    ),
  );
