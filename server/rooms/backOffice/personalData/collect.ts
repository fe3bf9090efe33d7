import { sql } from 'kysely';
import { labelOf } from '../../../../domain/basics/vocabulary.ts';
import type { ReadPool } from '../../../platform/db/readPool.ts';
import type { DataSource, ExportedColumn } from './DataSource.ts';
import { personalDataContext, personRow, type Person } from './person.ts';
import { dataSources } from './sources.ts';

type Value = string | number | boolean | null;

/** One kind of data in a copy, such as sign-ins. */
export interface Section {
  title: string;
  rows: Record<string, Value>[];
  /** Whether the copy lacks the oldest rows. */
  isShortened: boolean;
}

/** Everything that the portal holds about a person. */
export interface PersonalDataCopy {
  collectedAt: string;
  sections: Section[];
}

/** A section is limited, so that a copy fits into memory. Nobody's own rows have come near this number. */
const MAX_ROWS = 20_000;

const sqlOf = (column: ExportedColumn) => ('words' in column ? column.value : column);

/** Reads all data about a person in all companies, one table after the other. */
export async function collectPersonalData(
  reads: Pick<ReadPool, 'run'>,
  person: readonly Person[],
  maxRows = MAX_ROWS,
): Promise<PersonalDataCopy> {
  const sections: Section[] = [];
  for (const source of dataSources) {
    let section: Section | undefined;
    for (const inCompany of person) section = joined(section, await readSection(reads, inCompany, source, maxRows));
    if (section?.rows.length) sections.push(section);
  }
  return { collectedAt: new Date().toISOString(), sections };
}

/** Rows about the sign-in, or found by the address, are about the person in every company, and stand in a copy once. */
function joined(section: Section | undefined, next: Section | undefined): Section | undefined {
  if (!section || !next) return section ?? next;
  const known = new Set(section.rows.map((row) => JSON.stringify(row)));
  return {
    ...section,
    rows: [...section.rows, ...next.rows.filter((row) => !known.has(JSON.stringify(row)))],
    isShortened: section.isShortened || next.isShortened,
  };
}

async function readSection(
  reads: Pick<ReadPool, 'run'>,
  person: Person,
  { table, where, copy }: DataSource,
  maxRows: number,
): Promise<Section | undefined> {
  if (!copy) return undefined;
  const columns = Object.entries(copy.columns);
  // Numbered, because the headings are Danish text.
  const selected = columns.map(([, column], i) => sql`${sqlOf(column)} as ${sql.id(String(i))}`);
  const found = await reads.run(
    personalDataContext(person.id),
    sql<Record<string, Value>>`
      ${personRow(person)} select ${sql.join(selected)} from ${sql.table(table)} t, p where ${copy.where ?? where}
      ${copy.order ? sql`order by ${copy.order}` : sql``} limit ${sql.lit(maxRows + 1)}`,
  );
  const rows = found
    .slice(0, maxRows)
    .map((row) => Object.fromEntries(columns.map(([heading, column], i) => [heading, valueOf(row[i]!, column)])));
  return { title: copy.title, rows, isShortened: found.length > maxRows };
}

const valueOf = (value: Value, column: ExportedColumn): Value =>
  'words' in column && typeof value === 'string' ? labelOf(column.words, value) : value;
