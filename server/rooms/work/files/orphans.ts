import { sql } from 'kysely';
import type { ReadPool } from '../../../platform/db/readPool.ts';
import { dbRoles } from '../../../platform/db/roles.ts';

export interface StoredKey {
  key: string;
}

/** Those of the keys that belong to no content and to no upload that has arrived. */
export async function orphansOf(reads: Pick<ReadPool, 'run'>, stored: readonly StoredKey[]): Promise<string[]> {
  if (!stored.length) return [];
  const rows = await reads.run(
    { role: dbRoles.system },
    sql<{ key: string }>`
      select s.key from unnest(${stored.map(({ key }) => key)}::text[]) s (key)
      where not exists (
        select from file_content c where c.store_key = regexp_replace(s.key, '\\.preview$', '') and c.state <> 'REFUSED'
          and (s.key = c.store_key or c.has_preview or c.state = 'SCANNING'))
        and not exists (
          select from stored_file f where f.arrived_key = s.key and f.state = 'UPLOADING')`,
  );
  return rows.map(({ key }) => key);
}
