import { TIME_ZONE } from '../../../../domain/basics/dates.ts';
import type { ReadPool } from '../../../platform/db/readPool.ts';
import type { DataSource } from './DataSource.ts';
import { ERASED_NAME, personalDataContext, personValues, PERSON_ROW, type Person } from './person.ts';
import { dataSources } from './sources.ts';

/** The years for which bookkeeping records are kept after the end of their financial year. */
const BOOKKEEPING_YEARS = 5;

type Reads = Pick<ReadPool, 'runSql'>;

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

const run = (reads: Reads, person: Person, statement: string) =>
  reads.runSql(personalDataContext(person.id), statement, personValues(person));

const deleteStatement = ({ table, where }: DataSource) => `${PERSON_ROW} delete from ${table} t using p where ${where}`;

/** Columns that change together with the others. The role of an erasure cannot read the hash of a password. */
const notCompared = new Set(['version', 'password_hash']);

/** Leaves rows alone that are erased already. */
function updateStatement({ table, where }: DataSource, columns: Record<string, string>): string {
  const values = Object.entries(columns);
  const changes = values
    .filter(([column]) => !notCompared.has(column))
    .map(([column, value]) => `t.${column} is distinct from ${value}`);
  return `${PERSON_ROW} update ${table} t set ${values.map(([column, value]) => `${column} = ${value}`).join(', ')}
    from p where ${where} and (${changes.join(' or ')})`;
}

/** Stores until when each bookkeeping record that names the person has to stay unchanged. */
async function rememberKept(
  reads: Reads,
  person: Person,
  { table, where }: DataSource,
  keptSince: string,
  financialYearEnd: number,
): Promise<void> {
  const day = `(${keptSince} at time zone '${TIME_ZONE}')`;
  await reads.runSql(
    personalDataContext(person.id),
    `${PERSON_ROW} insert into kept_record (table_name, record_id, user_id, kept_until)
     select '${table}', t.id, p.id, (make_date(
       extract(year from ${day})::int + case when extract(month from ${day}) > $7::int then 1 else 0 end, $7::int, 1)
       + interval '1 month' + interval '${BOOKKEEPING_YEARS} years')::date
     from ${table} t, p where ${where}
     on conflict do nothing`,
    [...personValues(person), financialYearEnd],
  );
}

/** Erases an already erased person from the bookkeeping records that the law no longer requires. */
export async function eraseKept(reads: Reads, userId: string): Promise<void> {
  const isDue = `k.user_id = $1 and k.kept_until <= (now() at time zone '${TIME_ZONE}')::date`;
  for (const { table, keptSince, erase } of dataSources) {
    if (!keptSince || typeof erase !== 'object') continue;
    const columns = Object.keys(erase).map((column) => `${column} = '${ERASED_NAME}'`);
    await reads.runSql(
      personalDataContext(userId),
      `with due as (delete from kept_record k where ${isDue} and k.table_name = '${table}' returning record_id)
       update ${table} t set ${columns.join(', ')} from due where t.id = due.record_id`,
      [userId],
    );
  }
}
