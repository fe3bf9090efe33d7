import type { Asked } from './load.ts';

type Sql = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

export interface Stored {
  /** Answered as done, and not there. */
  lost: string[];
  /** There more often than they were asked for. */
  twice: string[];
  /** With another number of activities or mails than of rows. */
  halfDone: string[];
  /** Sent again until it was done, and never done. */
  neverDone: string[];
  /** How many writes there were in all. */
  writes: number;
}

const ROWS = `
select w.name, (select count(*)::int from department d where d.name = w.name) + (select count(*)::int from invitation i where i.email = w.name) as rows,
  (select count(*)::int from activity a join department d on d.id = a.entity_id where d.name = w.name)
    + (select count(*)::int from activity a join invitation i on i.id = a.entity_id where i.email = w.name) as activities,
  (select count(*)::int from mail m where m.recipient = w.name) as mails
from unnest($1::text[]) as w(name)`;

/** What a load left in the database, held against what it was told. */
export async function storedOf(asked: Asked[], sql: Sql): Promise<Stored> {
  const writes = Map.groupBy(
    asked.filter(({ kind }) => kind !== 'read'),
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

/** Nothing acknowledged is lost, nothing is done twice, nothing by halves. */
export const allOnce = { lost: [], twice: [], halfDone: [], neverDone: [] };
