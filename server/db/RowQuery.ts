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
import { anyOf } from './anyOf.ts';
import { sqlBuilder, type Tables } from './tables.ts';

// oxlint-disable-next-line @typescript-eslint/no-explicit-any
type Select<Row> = SelectQueryBuilder<Tables, any, Row>;
type Selection = NonNullable<SelectQueryNode['selections']>[number];

/** Partners may ask for any set of columns: beyond so many, all of them are read. */
const MAX_NARROWER = 100;

/** The rows of a select by their ids. Its text is compiled once, and once for each set of columns that suffices. */
export class RowQuery<Row extends { id: string }> {
  readonly #node: SelectQueryNode;
  readonly #fields: Map<string, Selection>;
  readonly #compiled: CompiledQuery<Row>;
  readonly #idsAt: number;
  readonly #narrower = new Map<string, RowQuery<Row>>();
  /** A document's own list of columns is asked for row by row. */
  readonly #known = new WeakMap<readonly string[], RowQuery<Row>>();

  constructor(select: Select<Row> | SelectQueryNode) {
    this.#node = 'kind' in select ? select : withIds(select);
    this.#fields = new Map(this.#node.selections!.map((selection) => [nameOf(selection), selection]));
    this.#compiled = sqlBuilder.getExecutor().compileQuery<Row>(this.#node, { queryId: 'rows' });
    this.#idsAt = this.#compiled.parameters.indexOf(NO_IDS);
  }

  by(ids: readonly string[]): Compilable<Row> {
    const compiled = { ...this.#compiled, parameters: this.#compiled.parameters.with(this.#idsAt, ids) };
    return { compile: () => compiled };
  }

  /** With these columns alone, where they are all there; what reads them must not look for more. */
  only(fields: readonly string[]): RowQuery<Row> {
    let narrower = this.#known.get(fields);
    if (!narrower) this.#known.set(fields, (narrower = this.#narrowed(fields)));
    return narrower;
  }

  #narrowed(fields: readonly string[]): RowQuery<Row> {
    const key = fields.join();
    const known = this.#narrower.get(key);
    if (known) return known;
    const selections = fields.flatMap((field) => this.#fields.get(field) ?? []);
    if (selections.length < fields.length || this.#narrower.size >= MAX_NARROWER) return this;
    const narrower = new RowQuery<Row>({ ...this.#node, selections });
    this.#narrower.set(key, narrower);
    return narrower;
  }
}

/** What a query finds. */
export type RowOf<Query> = Query extends RowQuery<infer Row> ? Row : never;

const NO_IDS: string[] = [];

const withIds = <Row>(select: Select<Row>): SelectQueryNode =>
  select.where('id', '=', anyOf(NO_IDS)).toOperationNode() as SelectQueryNode;

/** What a row calls a column: its alias, else its own name. */
function nameOf({ selection }: Selection): string {
  if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) return selection.alias.name;
  if (ReferenceNode.is(selection) && ColumnNode.is(selection.column)) return selection.column.column.name;
  throw new Error('Rows by id are selected by columns with names');
}
