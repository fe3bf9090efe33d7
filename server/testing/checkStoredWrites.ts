import type { LoadRequest } from './load.ts';

type Sql = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

export interface Stored {
  /** Writes that were confirmed but not stored. */
  lost: string[];
  /** Writes that were stored more than once. */
  twice: string[];
  /** Writes whose number of activities or mails differs from that of rows. */
  halfDone: string[];
  /** Repeated writes that never succeeded. */
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

/** Compares the stored rows of a load with the answers that the load received. */
export async function checkStoredWrites(requests: LoadRequest[], sql: Sql): Promise<Stored> {
  const writes = Map.groupBy(
    requests.filter(({ kind }) => kind !== 'read'),
    ({ name }) => name,
  );
  const rows = await sql<{ name: string; rows: number; activities: number; mails: number }>(ROWS, [[...writes.keys()]]);
  const isDone = (name: string) => writes.get(name)!.some((one) => one.isDone);
  const mailsOf = (name: string) => (writes.get(name)![0]!.kind.startsWith('invitation') ? 1 : 0);
  const names = (of: typeof rows) => of.map(({ name }) => name);
  return {
    lost: names(rows.filter((row) => isDone(row.name) && row.rows === 0)),
    twice: names(rows.filter((row) => row.rows > 1)),
    halfDone: names(
      rows.filter(
        ({ name, rows: stored, activities, mails }) => activities !== stored || mails !== stored * mailsOf(name),
      ),
    ),
    neverDone: names(rows.filter(({ name }) => writes.get(name)![0]!.kind.endsWith('again') && !isDone(name))),
    writes: rows.length,
  };
}

/** Expected result: every confirmed write is stored completely and once. */
export const ALL_STORED_ONCE = { lost: [], twice: [], halfDone: [], neverDone: [] };
