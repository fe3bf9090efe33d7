import type { LoadRequest } from './load.ts';

type Sql = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

export interface StoredWrites {
  /** Names of writes that were confirmed but not stored. */
  lost: string[];
  /** Names of writes that were stored more than once. */
  twice: string[];
  /** Names of writes whose number of activities or mails does not fit their number of rows. */
  halfDone: string[];
  /** Names of writes that were sent again after failures and never succeeded. */
  neverDone: string[];
  /** Total number of writes. */
  writes: number;
}

/** Reads each table once, whatever the number of writes. */
const ROWS = `
with w as materialized (select unnest($1::text[]) as name),
  stored as materialized (
    select w.name, d.id from w join department d using (name)
    union all select w.name, i.id from w join invitation i on i.email = w.name),
  acts as (
    select name, count(*)::int as activities
    from stored join activity a on a.entity_id = stored.id group by name),
  mails as (
    select recipient as name, count(*)::int as mails
    from mail where recipient in (select name from w) group by recipient)
select w.name, (select count(*)::int from stored where stored.name = w.name) as rows,
  coalesce(activities, 0) as activities, coalesce(mails, 0) as mails
from w left join acts using (name) left join mails using (name)`;

/** Compares the rows that the writes of a load have stored with the answers that the load received. */
export async function checkStoredWrites(requests: LoadRequest[], sql: Sql): Promise<StoredWrites> {
  const writes = Map.groupBy(
    requests.filter(({ kind }) => kind !== 'read'),
    ({ name }) => name,
  );
  const rows = await sql<{ name: string; rows: number; activities: number; mails: number }>(ROWS, [[...writes.keys()]]);
  const isConfirmed = (name: string) => writes.get(name)!.some((request) => request.isDone);
  const expectedMailsPerRow = (name: string) => (writes.get(name)![0]!.kind.startsWith('invitation') ? 1 : 0);
  const namesOf = (some: typeof rows) => some.map(({ name }) => name);
  return {
    lost: namesOf(rows.filter((row) => isConfirmed(row.name) && row.rows === 0)),
    twice: namesOf(rows.filter((row) => row.rows > 1)),
    halfDone: namesOf(
      rows.filter(
        ({ name, rows: stored, activities, mails }) =>
          activities !== stored || mails !== stored * expectedMailsPerRow(name),
      ),
    ),
    neverDone: namesOf(rows.filter(({ name }) => writes.get(name)![0]!.kind.endsWith('again') && !isConfirmed(name))),
    writes: rows.length,
  };
}

/** Expected result: every confirmed write is stored completely and once. */
export const ALL_STORED_ONCE = { lost: [], twice: [], halfDone: [], neverDone: [] };
