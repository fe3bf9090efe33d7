import { SelectQueryNode, type CompiledQuery } from 'kysely';
import type { Query } from './query.ts';
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
export interface PageRead<Row> extends Query<Row> {
  related?: RelatedRows | undefined;
}

/** A statement for a page and its related rows. Each row of the result is an array that begins with its set. */
interface Layout {
  text: string;
  /** The column of the result for each column of the page, followed by those of each read. */
  positions: readonly (readonly number[])[];
  isPacked: boolean;
}

/**
 * The statement of one page with its related rows. At first, each set has columns of its own in the result, with nulls
 * in those of the others: dozens of nulls for each row. The types of the columns in the first answer then let columns
 * of the same type share one.
 */
export class CombinedStatement {
  /** The names of the columns of the page, followed by those of each read. */
  readonly #columns: readonly string[][];
  readonly #tables: string;
  #layout: Layout;

  constructor(tables: string, columns: readonly string[][]) {
    this.#tables = tables;
    this.#columns = columns;
    let next = 1;
    const positions = columns.map((names) => names.map(() => next++));
    this.#layout = { text: this.#textOf(positions), positions, isPacked: false };
  }

  get layout(): Layout {
    return this.#layout;
  }

  /** Learns the types of the columns from an answer with this layout. */
  learnTypes({ positions, isPacked }: Layout, fields: readonly { dataTypeID: number }[]): void {
    if (isPacked) return;
    const shared = new Map<string, number>();
    const packed = positions.map((ofSet) => {
      const counts = new Map<number, number>();
      return ofSet.map((position) => {
        const type = fields[position]!.dataTypeID;
        const count = (counts.get(type) ?? 0) + 1;
        counts.set(type, count);
        const key = `${type} ${count}`;
        if (!shared.has(key)) shared.set(key, shared.size + 1);
        return shared.get(key)!;
      });
    });
    this.#layout = { text: this.#textOf(packed), positions: packed, isPacked: true };
  }

  /** Returns the rows of the page, and adds the others to `related`. */
  split<Row>({ positions }: Layout, result: unknown[][], related: RelatedRows): Row[] {
    const sets: object[][] = [[], ...related.rows];
    for (const values of result) {
      const set = values[0] as number;
      const names = this.#columns[set]!;
      const ofSet = positions[set]!;
      const row: Record<string, unknown> = {};
      for (let i = 0; i < names.length; i += 1) row[names[i]!] = values[ofSet[i]!];
      sets[set]!.push(row);
    }
    return sets[0] as Row[];
  }

  /**
   * The rows of all tables are returned one set after the other. In the first set, outer joins that never match give
   * each null the type of its column.
   */
  #textOf(positions: Layout['positions']): string {
    const columns: { set: number; position: number; name: string }[] = positions.flatMap((ofSet, set) =>
      ofSet.map((position, i) => ({ set, position, name: `set_${set}."${this.#columns[set]![i]}"` })),
    );
    const width = Math.max(...positions.flat());
    const selects = positions.map((_, set) => {
      const values = Array.from({ length: width }, (__, i) => {
        const own = columns.find((column) => column.position === i + 1 && column.set === set);
        const any = set === 0 ? columns.find(({ position }) => position === i + 1) : undefined;
        return (own ?? any)?.name ?? 'null';
      });
      return `select ${set}, ${values.join()} from set_${set}`;
    });
    const joins = positions.slice(1).map((_, i) => `left join set_${i + 1} on false`);
    const [page, ...reads] = selects;
    return [`with ${this.#tables} ${page}`, ...joins, ...reads.map((read) => `union all ${read}`)].join(' ');
  }
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
  return new CombinedStatement(tables.join(', '), columns);
}
