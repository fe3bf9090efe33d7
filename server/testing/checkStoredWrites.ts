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

const ROWS = `
select w.name,
  (select count(*)::int from department d where d.name = w.name)
    + (select count(*)::int from invitation i where i.email = w.name) as rows,
  (select count(*)::int from activity a join department d on d.id = a.entity_id where d.name = w.name)
    + (select count(*)::int from activity a join invitation i on i.id = a.entity_id where i.email = w.name)
    as activities,
  (select count(*)::int from mail m where m.recipient = w.name) as mails
from unnest($1::text[]) as w(name)`;

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
