import { sql } from 'kysely';

/** Formats a timestamp within JSON in the API's format of `DateTime`. */
export const isoTimestamp = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
