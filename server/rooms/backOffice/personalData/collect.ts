import { labelOf } from '../../../../domain/basics/vocabulary.ts';
import type { ReadPool } from '../../../platform/db/readPool.ts';
import type { DataSource, ExportedColumn } from './DataSource.ts';
import { personalDataContext, personValues, PERSON_ROW, type Person } from './person.ts';
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

const sqlOf = (column: ExportedColumn) => (typeof column === 'string' ? column : column.sql);

/** Reads all data about a person, one table after the other. */
export async function collectPersonalData(
  reads: Pick<ReadPool, 'runSql'>,
  person: Person,
  maxRows = MAX_ROWS,
): Promise<PersonalDataCopy> {
  const sections: Section[] = [];
  for (const source of dataSources) {
    const section = await readSection(reads, person, source, maxRows);
    if (section?.rows.length) sections.push(section);
  }
  return { collectedAt: new Date().toISOString(), sections };
}

async function readSection(
  reads: Pick<ReadPool, 'runSql'>,
  person: Person,
  { table, where, copy }: DataSource,
  maxRows: number,
): Promise<Section | undefined> {
  if (!copy) return undefined;
  const columns = Object.entries(copy.columns);
  // Numbered, because the headings are Danish text.
  const selected = columns.map(([, column], i) => `${sqlOf(column)} as "${i}"`).join(', ');
  const found = await reads.runSql<Record<string, Value>>(
    personalDataContext(person.id),
    `${PERSON_ROW} select ${selected} from ${table} t, p where ${copy.where ?? where}
     ${copy.order ? `order by ${copy.order}` : ''} limit ${maxRows + 1}`,
    personValues(person),
  );
  const rows = found
    .slice(0, maxRows)
    .map((row) => Object.fromEntries(columns.map(([heading, column], i) => [heading, valueOf(row[i]!, column)])));
  return { title: copy.title, rows, isShortened: found.length > maxRows };
}

const valueOf = (value: Value, column: ExportedColumn): Value =>
  typeof column === 'object' && typeof value === 'string' ? labelOf(column.words, value) : value;
