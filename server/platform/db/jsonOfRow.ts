import { sql, type RawBuilder } from 'kysely';
import { namedColumns, type RowSelect } from './RowQuery.ts';
import { sqlBuilder } from './tables.ts';

/**
 * The columns of a query of rows as one JSON object, read from the table that the statement calls `alias`. So a
 * statement with several kinds of rows names no column by hand, and answers each as other reads do. Its text is made
 * once.
 */
export function jsonOfRow(select: RowSelect, alias: string): RawBuilder<unknown> {
  const members = namedColumns(select).flatMap(({ name, column }) => [
    sql.lit(name),
    valueInJson(`${alias}.${column}`),
  ]);
  return sql.raw(sql`json_build_object(${sql.join(members)})`.compile(sqlBuilder).sql);
}

/** Timestamps end with `_at`. */
const valueInJson = (column: string) => (column.endsWith('_at') ? isoTimestamp(column) : sql.ref(column));

/** Formats a timestamp within JSON in the API's format of `DateTime`. */
export const isoTimestamp = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
