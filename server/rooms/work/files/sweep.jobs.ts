import { sql } from 'kysely';
import { takeLock } from '../../../platform/db/locks.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { KEPT_DAYS } from '../../../platform/sync/deletedNode.reads.ts';
import { endFile, removeBytes } from './deleteFile.service.ts';
import { orphansOf, type StoredKey } from './orphans.ts';
import { StoredFile } from './StoredFile.ts';
import { isStoreOurs } from './storePlace.ts';

const system = { role: dbRoles.system };
/** Uploads that nobody has completed for so long end, and their bytes go. */
const ABANDONED_HOURS = 24;
/** A younger object may belong to an upload whose row is written next. */
const ORPHAN_HOURS = 24;
const BATCH = 500;
const HOUR_MS = 3_600_000;

/** Ends abandoned uploads, removes the rows of what was deleted long ago, and bytes that belong to no row. */
export const sweepFiles: JobHandler = async (services) => {
  await endAbandoned(services);
  await services.files.removeStale();
  await removeGoneRows(services);
  await removeGoneDocuments(services);
  await removeOrphans(services);
};

interface Upload {
  id: string;
  customerId: string;
}

async function endAbandoned(services: Services): Promise<void> {
  for (let count = BATCH; count === BATCH;) {
    const abandoned = await services.reads.run(
      system,
      sql<Upload>`
        select id, customer_id as "customerId" from stored_file
        where state = 'UPLOADING' and source_url is null
          and created_at < now() - make_interval(hours => ${ABANDONED_HOURS})
        order by id limit ${BATCH}`,
    );
    for (const upload of abandoned) await endUpload(services, upload);
    count = abandoned.length;
  }
}

async function endUpload(services: Services, { id, customerId }: Upload): Promise<void> {
  const keys = await services.writes.run(system, async (write) => {
    await takeLock(write, `files of ${customerId}`);
    const upload = await write.em.findOne(StoredFile, { id });
    // It may have been completed since the list was read.
    return upload?.state === 'UPLOADING' ? endFile(write, id) : [];
  });
  await removeBytes(services, id, keys ?? []);
}

/** A batch of the store at a time, because the store may have more objects than memory. */
async function removeOrphans(services: Services): Promise<void> {
  if (!(await isStoreOurs(services.reads, services.files))) {
    services.log.warn('the files of the database are in another store, so no bytes are removed from this one');
    return;
  }
  const before = new Date(Date.now() - ORPHAN_HOURS * HOUR_MS);
  let batch: StoredKey[] = [];
  const removeBatch = async () => {
    for (const key of await orphansOf(services.reads, batch)) {
      services.log.info({ key }, 'removing bytes that belong to no file');
      await services.files.remove(key);
    }
    batch = [];
  };
  for await (const { key, changedAt } of services.files.list()) {
    if (changedAt < before) batch.push({ key });
    if (batch.length >= BATCH) await removeBatch();
  }
  await removeBatch();
}

/**
 * Rows of deleted files say who may hear of the deletion, for as long as its record is kept. A version that somebody
 * has confirmed stays with its document, because it says what the company has agreed to.
 */
async function removeGoneRows({ writes }: Services): Promise<void> {
  for (let count = BATCH; count === BATCH;) count = await writes.run(system, removeGoneBatch);
}

async function removeGoneBatch({ em }: Write): Promise<number> {
  const removed = await runIn(
    em,
    sql`
      with gone as (
        select id from stored_file g where state in ('GONE', 'REFUSED') and content_id is null and send_at is null
          and (source_url is null or comment_id is null)
          and coalesce(deleted_at, created_at) < now() - make_interval(days => ${KEPT_DAYS})
          and not exists (select from document_reading r where r.file_id = g.id and r.confirmed_at is not null)
        order by id limit ${BATCH} for update),
      read as (delete from document_reading r using gone where r.file_id = gone.id)
      delete from stored_file f using gone where f.id = gone.id returning 1`,
  );
  return removed.length;
}

/**
 * A document goes once the record of its deletion and its versions are gone. A confirmed version stays, and its
 * document with it.
 */
async function removeGoneDocuments({ writes }: Services): Promise<void> {
  await writes.run(system, ({ em }) =>
    runIn(
      em,
      sql`
        delete from company_document d
        where d.deleted_at < now() - make_interval(days => ${KEPT_DAYS})
          and not exists (select from stored_file f where f.document_id = d.id)`,
    ),
  );
}
