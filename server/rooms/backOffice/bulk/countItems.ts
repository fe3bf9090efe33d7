import { sql } from 'kysely';

const count = (state: string) =>
  sql`(select count(*) from bulk_item i where i.run_id = r.id and i.state = ${sql.lit(state)})`;

/** SQL: sets the counts of the run `r` from its rows. */
export const COUNTS = sql.join(
  ['done', 'failed', 'skipped', 'undone', 'kept'].map(
    (column) => sql`${sql.ref(column)} = ${count(column.toUpperCase())}`,
  ),
);
