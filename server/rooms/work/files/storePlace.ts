import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError } from '../../../platform/errors.ts';
import { storeUnavailable, type FileStorage } from '../../../platform/files/FileStorage.ts';

/**
 * Refuses to store or read files when the database's files are in another store than this portal's, such as the disk of
 * a second replica. The first upload decides; without any files, the next one decides anew.
 */
export async function assertStoreIsOurs({ em }: Write, files: Pick<FileStorage, 'store'>): Promise<void> {
  const { place } = await files.store().catch(() => {
    throw storeUnavailable();
  });
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
  if (row!.place !== place)
    throw new AppError('NOT_CONFIGURED', 'Filerne ligger i et andet lager end det, portalen bruger');
}
