import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { ReadPool } from '../../../platform/db/readPool.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError } from '../../../platform/errors.ts';
import type { FileStorage } from '../../../platform/files/FileStorage.ts';

export const otherStore = () =>
  new AppError('NOT_CONFIGURED', 'Filerne ligger i et andet lager end det, portalen bruger');

/**
 * Refuses an upload when the database's files are in another store than this portal's, such as the disk of a second
 * replica. The first upload decides; without any files, the next one decides anew.
 */
export async function assertStoreIsOurs({ em }: Write, files: Pick<FileStorage, 'place'>): Promise<void> {
  const place = await files.place();
  const [known] = await runIn(em, sql<{ place: string }>`select place from file_place where id = 'store'`);
  // Uploads of all companies would wait for each other if each of them wrote the row.
  if (known?.place === place) return;
  const [row] = await runIn(
    em,
    sql<{ place: string }>`
      insert into file_place as p (id, place) values ('store', ${place})
      on conflict (id) do update set place = case when exists (select from file_content) then p.place
        else excluded.place end
      returning place`,
  );
  if (row!.place !== place) throw otherStore();
}

/**
 * Whether the files of the database are in this portal's store. Asked before the portal believes that a file is lost or
 * that bytes belong to no file, because both look the same when the store or the database is another one.
 */
export async function isStoreOurs(reads: Pick<ReadPool, 'run'>, files: Pick<FileStorage, 'place'>): Promise<boolean> {
  const place = await files.place();
  const [known] = await reads.run(
    { role: dbRoles.system },
    sql<{ place: string }>`select place from file_place where id = 'store'`,
  );
  return known?.place === place;
}
