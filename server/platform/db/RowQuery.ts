import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  ReferenceNode,
  type Compilable,
  type CompiledQuery,
  type SelectQueryBuilder,
  type SelectQueryNode,
} from 'kysely';
import { equalsAny } from './equalsAny.ts';
import { sqlBuilder, type Tables } from './tables.ts';

// oxlint-disable-next-line @typescript-eslint/no-explicit-any
type Select<Row> = SelectQueryBuilder<Tables, any, Row>;
type Selection = NonNullable<SelectQueryNode['selections']>[number];

/** A query that selects named columns of one table. */
export type RowSelect = Pick<SelectQueryBuilder<Tables, never, object>, 'toOperationNode'>;

/**
 * Partners may request any set of columns, so only this many narrower queries are kept; beyond that, all columns are
 * read.
 */
const MAX_NARROWED_QUERIES = 100;

/**
 * A select that finds rows by their ids. The SQL is compiled once for all columns, and once for each narrower set of
 * columns that was requested. Created once per query at start and shared by all requests.
 */
export class RowQuery<Row extends { id: string }> {
  readonly #node: SelectQueryNode;
  readonly #fields: Map<string, Selection>;
  readonly #compiled: CompiledQuery<Row>;
  readonly #idsAt: number;
  readonly #narrowedByColumns = new Map<string, RowQuery<PartialRow<Row>>>();
  /** Looked up once per row with the same array object, which avoids building the key of the map above each time. */
  readonly #narrowedByList = new WeakMap<readonly string[], RowQuery<PartialRow<Row>>>();

  constructor(select: Select<Row> | SelectQueryNode) {
    this.#node = 'kind' in select ? select : withIds(select);
    this.#fields = new Map(this.#node.selections!.map((selection) => [nameOf(selection), selection]));
    this.#compiled = sqlBuilder.getExecutor().compileQuery<Row>(this.#node, { queryId: 'rows' });
    this.#idsAt = this.#compiled.parameters.indexOf(NO_IDS);
  }

  /** The query for these ids, with the same SQL text for any number of them. */
  by(ids: readonly string[]): Compilable<Row> {
    const compiled = { ...this.#compiled, parameters: this.#compiled.parameters.with(this.#idsAt, ids) };
    return { compile: () => compiled };
  }

  /** The names of the columns, in their order. */
  get columns(): string[] {
    return [...this.#fields.keys()];
  }

  /** The SQL text for ids that another query finds; undefined when the query has other parameters than its ids. */
  textBy(ids: string): string | undefined {
    const { sql, parameters } = this.#compiled;
    return parameters.length === 1 ? sql.replace('$1', () => ids) : undefined;
  }

  /**
   * The query for these columns alone. Returns the whole query if it lacks one of the columns, or if too many narrower
   * queries are kept already.
   */
  only(fields: readonly string[]): RowQuery<PartialRow<Row>> {
    let narrowed = this.#narrowedByList.get(fields);
    if (!narrowed) this.#narrowedByList.set(fields, (narrowed = this.#narrow(fields)));
    return narrowed;
  }

  #narrow(fields: readonly string[]): RowQuery<PartialRow<Row>> {
    const key = fields.join();
    const existing = this.#narrowedByColumns.get(key);
    if (existing) return existing;
    const selections = fields.flatMap((field) => this.#fields.get(field) ?? []);
    if (selections.length < fields.length || this.#narrowedByColumns.size >= MAX_NARROWED_QUERIES) return this;
    const narrowed = new RowQuery<PartialRow<Row>>({ ...this.#node, selections });
    this.#narrowedByColumns.set(key, narrowed);
    return narrowed;
  }
}

/** A row of which some columns were read. */
export type PartialRow<Row extends { id: string }> = Pick<Row, 'id'> & Partial<Row>;

/** The type of a query's rows. */
export type RowOf<Query> = Query extends RowQuery<infer Row> ? Row : never;

const NO_IDS: string[] = [];

const withIds = <Row>(select: Select<Row>): SelectQueryNode =>
  select.where('id', '=', equalsAny(NO_IDS)).toOperationNode() as SelectQueryNode;

function nameOf(selection: Selection): string {
  const name = nameIn(selection);
  if (name === undefined) throw new Error('A RowQuery can only select named columns');
  return name;
}

/** The name of a column in a row: its alias, else its own name; undefined for `*`. */
function nameIn({ selection }: Selection): string | undefined {
  if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) return selection.alias.name;
  if (ReferenceNode.is(selection) && ColumnNode.is(selection.column)) return selection.column.column.name;
  return undefined;
}

/** The names of the columns of a query, in their order; undefined when the query selects a column without a name. */
export function selectedNames({ selections = [] }: SelectQueryNode): string[] | undefined {
  const names = selections.map(nameIn);
  return names.includes(undefined) ? undefined : (names as string[]);
}

/** The columns of a query with their names in a row. */
export function namedColumns(select: RowSelect): { name: string; column: string }[] {
  const { selections = [] } = select.toOperationNode() as SelectQueryNode;
  return selections.map((selection) => ({ name: nameOf(selection), column: columnOf(selection) }));
}

function columnOf({ selection }: Selection): string {
  const node = AliasNode.is(selection) ? selection.node : selection;
  if (ReferenceNode.is(node) && ColumnNode.is(node.column)) return node.column.column.name;
  throw new Error('Only a column of the table can be named');
}
