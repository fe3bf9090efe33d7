import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { KEPT_DAYS } from '../../../platform/sync/deletedNode.reads.ts';
import { endFile } from './deleteFile.service.ts';
import { orphansOf, type StoredKey } from './orphans.ts';

const system = { role: dbRoles.system };
/** Uploads that nobody has completed for so long end, and their bytes go. */
const ABANDONED_HOURS = 24;
/** A younger object may belong to an upload whose row is written next. */
const ORPHAN_HOURS = 24;
const BATCH = 500;
const HOUR_MS = 3_600_000;

/** Ends abandoned uploads, and removes bytes that belong to no row. */
export const sweepFiles: JobHandler = async (services) => {
  await endAbandoned(services);
  await services.files.removeArrivedBefore(new Date(Date.now() - ABANDONED_HOURS * HOUR_MS));
  await removeOrphans(services);
  await removeGoneRows(services);
};

async function endAbandoned({ writes, reads, files }: Services): Promise<void> {
  const abandoned = await reads.run(
    system,
    sql<{ id: string }>`
      select id from stored_file
      where state = 'UPLOADING' and source_url is null
        and created_at < now() - make_interval(hours => ${ABANDONED_HOURS})
      order by id limit ${BATCH}`,
  );
  for (const { id } of abandoned) {
    const keys = await writes.run(system, (write) => endFile(write, id));
    for (const key of keys ?? []) await files.remove(key);
  }
}

/** A batch of the store at a time, because the store may have more objects than memory. */
async function removeOrphans(services: Services): Promise<void> {
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

/** Rows of deleted files say who may hear of the deletion, for as long as its record is kept. */
const removeGoneRows = ({ writes }: Services) =>
  writes.run(system, async ({ em }) => {
    await runIn(
      em,
      sql`
        with gone as (
          select id from stored_file where state in ('GONE', 'REFUSED') and content_id is null and send_at is null
            and (source_url is null or comment_id is null)
            and coalesce(deleted_at, created_at) < now() - make_interval(days => ${KEPT_DAYS})
          order by id limit ${BATCH} for update),
        read as (delete from document_reading r using gone where r.file_id = gone.id and r.confirmed_at is null)
        delete from stored_file f using gone where f.id = gone.id
          and not exists (select from document_reading r where r.file_id = f.id)`,
    );
  });
