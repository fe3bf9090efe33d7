import { SelectQueryNode, type Compilable, type CompiledQuery } from 'kysely';
import { selectedNames, type RowQuery } from './RowQuery.ts';

/** The query of rows that belong to the rows of a page, or to other related rows. */
export interface RelatedRead {
  /** The column of the parent rows that holds the ids of the related rows. */
  key: string;
  /** The read whose rows are the parents; undefined for the rows of the page. */
  parent: RelatedRead | undefined;
  query: RowQuery<{ id: string }>;
}

/** The related rows of one page. Stays empty when the page was read by a statement of its own. */
export class RelatedRows {
  readonly reads: readonly RelatedRead[];
  readonly rows: { id: string }[][];

  /** The reads of a document, always in the same array; a parent comes before its children. */
  constructor(reads: readonly RelatedRead[]) {
    this.reads = reads;
    this.rows = reads.map(() => []);
  }
}

/** A page's query, and the object that receives the related rows when they are read by the same statement. */
export interface PageRead<Row> extends Compilable<Row> {
  related?: RelatedRows | undefined;
}

/** One statement for a page and its related rows. Each row of the result is an array that begins with its set. */
export interface CombinedStatement {
  text: string;
  /** The names of the columns of the page, followed by those of each read. */
  columns: string[][];
}

/** Partners may combine pages and relations in many ways, and PostgreSQL keeps the plan of each combination. */
const MAX_COMBINED = 300;
let combinedCount = 0;
const combined = new WeakMap<readonly RelatedRead[], Map<string, CombinedStatement | undefined>>();

/** Returns undefined when the page must be read by a statement of its own. Each text is built once. */
export function combinedStatement(page: CompiledQuery, reads: readonly RelatedRead[]): CombinedStatement | undefined {
  let byText = combined.get(reads);
  if (!byText) combined.set(reads, (byText = new Map()));
  if (!byText.has(page.sql) && combinedCount < MAX_COMBINED) {
    combinedCount += 1;
    byText.set(page.sql, combine(page, reads));
  }
  return byText.get(page.sql);
}

/**
 * The rows of all tables are returned one set after the other. The columns of the other sets are null: in the first
 * set by outer joins that never match, which give each null the type of its column.
 */
function combine({ sql, query }: CompiledQuery, reads: readonly RelatedRead[]): CombinedStatement | undefined {
  const pageColumns = SelectQueryNode.is(query) ? selectedNames(query) : undefined;
  const columns = [pageColumns ?? [], ...reads.map((read) => read.query.columns)];
  const nameOf = (read: RelatedRead | undefined) => `set_${read ? reads.indexOf(read) + 1 : 0}`;
  const queries = reads.map(({ key, parent, query: rows }) =>
    (parent ? parent.query.columns : pageColumns)?.includes(key)
      ? rows.textBy(`array(select "${key}" from ${nameOf(parent)})`)
      : undefined,
  );
  if (queries.includes(undefined)) return undefined;
  const tables = [sql, ...(queries as string[])].map((text, set) => `set_${set} as materialized (${text})`);
  const joins = reads.map((read) => `left join ${nameOf(read)} on false`);
  const related = reads.map((read, index) => {
    const values = columns.map((names, set) =>
      set === index + 1 ? `${nameOf(read)}.*` : names.map(() => 'null').join(),
    );
    return `union all select ${index + 1}, ${values.join()} from ${nameOf(read)}`;
  });
  return { text: [`with ${tables.join(', ')} select 0, * from set_0`, ...joins, ...related].join(' '), columns };
}

/** Returns the rows of the page, and adds the others to `related`. */
export function splitRows<Row>(result: unknown[][], { columns }: CombinedStatement, related: RelatedRows): Row[] {
  const sets: object[][] = [[], ...related.rows];
  const starts = columns.map((_, set) => columns.slice(0, set).reduce((sum, { length }) => sum + length, 1));
  for (const values of result) {
    const set = values[0] as number;
    const names = columns[set]!;
    const start = starts[set]!;
    const row: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i += 1) row[names[i]!] = values[start + i];
    sets[set]!.push(row);
  }
  return sets[0] as Row[];
}
