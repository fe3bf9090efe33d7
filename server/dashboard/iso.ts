import { sql } from 'kysely';

/** A moment within JSON as the API tells every moment. */
export const iso = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
