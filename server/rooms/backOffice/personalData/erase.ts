import { sql, type RawBuilder } from 'kysely';
import { TIME_ZONE } from '../../../../domain/basics/dates.ts';
import type { ReadPool } from '../../../platform/db/readPool.ts';
import type { DataSource, ErasedColumns } from './DataSource.ts';
import { ERASED_NAME, personalDataContext, personRow, type Person } from './person.ts';
import { dataSources } from './sources.ts';

/** The years for which bookkeeping records are kept after the end of their financial year. */
const BOOKKEEPING_YEARS = 5;

type Reads = Pick<ReadPool, 'run'>;

/**
 * Erases a person from all tables. Bookkeeping records keep the name until the law allows its erasure. Every statement
 * can be repeated, so an interrupted erasure is run again from the start.
 */
export async function eraseEverywhere(reads: Reads, person: Person, financialYearEnd: number): Promise<void> {
  for (const source of dataSources) {
    if (source.keptSince) await rememberKept(reads, person, source, source.keptSince, financialYearEnd);
    else if (source.erase === 'DELETE') await run(reads, person, deleteStatement(source));
    else if (source.erase) await run(reads, person, updateStatement(source, source.erase));
  }
  await eraseKept(reads, person.id);
}

const run = (reads: Reads, person: Person, statement: RawBuilder<unknown>) =>
  reads.run(personalDataContext(person.id), sql`${personRow(person)} ${statement}`);

const deleteStatement = ({ table, where }: DataSource) => sql`delete from ${sql.table(table)} t using p where ${where}`;

/** Columns that change together with the others. The role of an erasure cannot read the hash of a password. */
const notCompared = new Set(['version', 'password_hash']);

/** Leaves rows alone that are erased already. */
function updateStatement({ table, where }: DataSource, columns: ErasedColumns) {
  const values = Object.entries(columns);
  const assignments = values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const changes = values
    .filter(([column]) => !notCompared.has(column))
    .map(([column, value]) => sql`${sql.ref(`t.${column}`)} is distinct from ${value}`);
  return sql`update ${sql.table(table)} t set ${sql.join(assignments)}
    from p where ${where} and (${sql.join(changes, sql` or `)})`;
}

/** Stores until when each bookkeeping record that names the person has to stay unchanged. */
async function rememberKept(
  reads: Reads,
  person: Person,
  { table, where }: DataSource,
  keptSince: RawBuilder<unknown>,
  financialYearEnd: number,
): Promise<void> {
  const day = sql`(${keptSince} at time zone ${sql.lit(TIME_ZONE)})`;
  const yearEnd = sql`${financialYearEnd}::int`;
  await run(
    reads,
    person,
    sql`insert into kept_record (table_name, record_id, user_id, kept_until)
      select ${sql.lit(table)}, t.id, p.id, (make_date(
        extract(year from ${day})::int + case when extract(month from ${day}) > ${yearEnd} then 1 else 0 end,
        ${yearEnd}, 1)
        + interval '1 month' + make_interval(years => ${sql.lit(BOOKKEEPING_YEARS)}))::date
      from ${sql.table(table)} t, p where ${where}
      on conflict do nothing`,
  );
}

/** Erases an already erased person from the bookkeeping records that the law no longer requires. */
export async function eraseKept(reads: Reads, userId: string): Promise<void> {
  const isDue = sql`k.user_id = ${userId} and k.kept_until <= (now() at time zone ${sql.lit(TIME_ZONE)})::date`;
  for (const { table, keptSince, erase } of dataSources) {
    if (!keptSince || typeof erase !== 'object') continue;
    const columns = Object.keys(erase).map((column) => sql`${sql.ref(column)} = ${sql.lit(ERASED_NAME)}`);
    await reads.run(
      personalDataContext(userId),
      sql`
        with due as (
          delete from kept_record k where ${isDue} and k.table_name = ${sql.lit(table)} returning record_id)
        update ${sql.table(table)} t set ${sql.join(columns)} from due where t.id = due.record_id`,
    );
  }
}
