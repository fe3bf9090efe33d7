import { sql } from 'kysely';
import type { ReadPool } from '../../../platform/db/readPool.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { StoredObject } from '../../../platform/files/FileStore.ts';
import { orphansOf } from './orphans.ts';

export interface FilesReport {
  /** Contents and arrived uploads of the database that were compared. */
  contents: number;
  problems: string[];
}

const BATCH = 500;

interface Content {
  key: string;
  size: number;
}

/** Compares store and database both ways: contents without bytes, of another size, and bytes without a row. */
export async function verifyFiles(
  reads: Pick<ReadPool, 'run'>,
  objects: AsyncIterable<StoredObject>,
): Promise<FilesReport> {
  const contents = await reads.run(
    { role: dbRoles.system },
    sql<Content>`
      select store_key as key, size from file_content where state <> 'REFUSED'
      union all select arrived_key, size from stored_file where state = 'UPLOADING' and arrived_key is not null
      order by key`,
  );
  const missing = new Map(contents.map(({ key, size }) => [key, size]));
  const problems: string[] = [];
  let batch: StoredObject[] = [];
  const compareBatch = async () => {
    for (const key of await orphansOf(reads, batch)) problems.push(`${key}: belongs to no file`);
    batch = [];
  };
  for await (const object of objects) {
    const size = missing.get(object.key);
    if (size !== undefined && size !== object.size)
      problems.push(`${object.key}: has ${object.size} bytes instead of ${size}`);
    missing.delete(object.key);
    batch.push(object);
    if (batch.length >= BATCH) await compareBatch();
  }
  await compareBatch();
  for (const key of missing.keys()) problems.push(`${key}: is not in the store`);
  return { contents: contents.length, problems };
}
