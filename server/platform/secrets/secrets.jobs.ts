import { sql } from 'kysely';
import type { JobHandler } from '../jobs/Jobs.ts';
import type { SecretBox } from './SecretBox.ts';

const BATCH_SIZE = 1_000;

/**
 * Seals all secrets with the newest key, so that older keys can be removed after a rotation. Logs a secret that no key
 * opens and leaves it unchanged.
 */
export const reseal: JobHandler = async ({ reads, secrets, rooms, log }) => {
  const sealedColumns = rooms.flatMap((room) => room.sealedColumns ?? []);
  for (const { table, id, column, boundTo, role } of sealedColumns) {
    const names = { table: sql.table(table), id: sql.ref(id), column: sql.ref(column) };
    const oldAfter = (last: string) => sql<{ id: string; sealed: string }>`
      select ${names.id} as id, ${names.column} as sealed from ${names.table}
      where ${names.column} is not null and not starts_with(${names.column}, ${secrets.prefix})
        and ${names.id} > ${last}
      order by ${names.id} limit ${sql.lit(BATCH_SIZE)}`;
    const replace = (row: { id: string; sealed: string }, resealed: string) => sql`
      update ${names.table} set ${names.column} = ${resealed}
      where ${names.id} = ${row.id} and ${names.column} = ${row.sealed}`;
    let last: string | undefined = '';
    while (last !== undefined) {
      const rows: { id: string; sealed: string }[] = await reads.run({ role }, oldAfter(last));
      for (const row of rows) {
        const resealed = sealAgain(secrets, row.sealed, boundTo(row.id));
        if (resealed) await reads.run({ role }, replace(row, resealed));
        else log.error({ table, id: row.id }, 'sealed secret cannot be opened with any key');
      }
      last = rows.at(-1)?.id;
    }
  }
};

function sealAgain(secrets: SecretBox, sealed: string, boundTo: string): string | undefined {
  try {
    return secrets.seal(secrets.open(sealed, boundTo), boundTo);
  } catch {
    return undefined;
  }
}
