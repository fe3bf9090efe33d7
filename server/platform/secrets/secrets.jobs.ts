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
    const selectOld = `
      select ${id} as id, ${column} as sealed from ${table}
      where ${column} is not null and not starts_with(${column}, $1) and ${id} > $2
      order by ${id} limit ${BATCH_SIZE}`;
    const replace = `update ${table} set ${column} = $1 where ${id} = $2 and ${column} = $3`;
    let last: string | undefined = '';
    while (last !== undefined) {
      const rows: { id: string; sealed: string }[] = await reads.runSql({ role }, selectOld, [secrets.prefix, last]);
      for (const row of rows) {
        const resealed = sealAgain(secrets, row.sealed, boundTo(row.id));
        if (resealed) await reads.runSql({ role }, replace, [resealed, row.id, row.sealed]);
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
