import { AliasNode, IdentifierNode, sql, TableNode, type SelectQueryBuilder, type SelectQueryNode } from 'kysely';
import { COUNT_LIMIT } from '../../../domain/basics/countLimit.ts';
import { totalColumn } from '../db/counting.ts';
import type { Query } from '../db/query.ts';
import type { PageRead } from '../db/relatedRows.ts';
import { sqlBuilder, type Tables } from '../db/tables.ts';
import { badInput } from '../errors.ts';
import { DEFAULT_PAGE, MAX_PAGE, RELATED_ROWS, SYNC, type Page, type PageArgs, type PageInfo } from './connection.ts';

/** A column that a list is ordered by. */
export interface KeysetOrder {
  /** The column's name in SQL. */
  column: string;
  /** The property of the row that holds the column's value. */
  key: string;
}

/** A keyset-paged list, and the arguments of the page to read. */
export interface PageQuery<Row> {
  read: <R>(query: Query<R>) => Promise<R[]>;
  /** Selects all rows of the list, without order or limit. */
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any
  query: SelectQueryBuilder<Tables, any, Row>;
  /** Columns that together identify one row. All have the same direction, so that a row comparison can page. */
  order: KeysetOrder[];
  direction: 'asc' | 'desc';
  args: PageArgs;
}

/**
 * Reads one page by keyset, which costs the same at any depth of the list. Throws BAD_USER_INPUT for an invalid page
 * size or cursor. The total is counted only when `totalCount()` is called.
 */
export async function readPage<Row extends object>(list: PageQuery<Row>): Promise<Page<Row>> {
  const { read, query, order, direction, args } = changesOf(list);
  const page = keyset({ query, order, direction, args });
  const rows = await read<Row>({
    compile: () => page.compile(),
    related: args[RELATED_ROWS],
  } as PageRead<Row>).catch(rethrowInvalidCursor(args));
  return pageOf(rows, order, args, () => countRows(read, query));
}

/** The row's time of change, which a page of changes reads as well, and the id. */
const byChange = [
  { column: 'changed_at', key: 'changedAt' },
  { column: 'id', key: 'id' },
];

/**
 * The changes of a list in their order, when the arguments ask for them; otherwise the list itself. Changes that other
 * transactions could still commit are left out, so that no cursor gets beyond them.
 */
export function changesOf<Row, List extends Omit<PageQuery<Row>, 'read'>>(list: List): List {
  const range = list.args[SYNC];
  if (!range) return list;
  const table = tableOf(list.query);
  const changedAt = sql.ref(`${table}.changed_at`);
  const query = list.query
    .select(sql<string>`${changedAt}`.as('changedAt') as never)
    .where(sql<boolean>`${changedAt} >= ${range.since} and ${changedAt} < ${range.until}`);
  const order = byChange.map(({ column, key }) => ({ column: `${table}.${column}`, key }));
  return { ...list, query, order, direction: 'asc' };
}

/** The name that a query gives to the table of its rows. */
function tableOf(query: Pick<PageQuery<unknown>['query'], 'toOperationNode'>): string {
  const [from] = (query.toOperationNode() as SelectQueryNode).from!.froms;
  if (AliasNode.is(from!) && IdentifierNode.is(from.alias)) return from.alias.name;
  if (TableNode.is(from!)) return from.table.identifier.name;
  throw new Error('A list of changes is read from a table');
}

/** Counts the rows of a list, at most `COUNT_LIMIT` of them. */
export async function countRows<Row>(read: PageQuery<Row>['read'], query: PageQuery<Row>['query']): Promise<number> {
  // The limit is a literal, because the planner assumes that a limit it does not know is reached soon.
  const counted = query.clearSelect().select(sql.lit(1).as('row')).limit(sql.lit(COUNT_LIMIT)).as('counted');
  return (await read(sqlBuilder.selectFrom(counted).select(totalColumn)))[0]?.total ?? 0;
}

/** The query of one page. Selects one row more than the page has, which shows whether there is a next page. */
export function keyset<Row>({ query, order, direction, args }: Omit<PageQuery<Row>, 'read'>) {
  let page = query.limit(pageSize(args.first) + 1);
  for (const { column } of order) page = page.orderBy(sql.ref(column), direction);
  if (args.after) page = page.where(after(order, direction, decodeCursor(args.after, order.length)));
  return page;
}

/** Makes a page of the rows that `keyset` selected. Removes the extra row from `rows`. */
export function pageOf<Row extends object>(
  rows: Row[],
  order: KeysetOrder[],
  args: PageArgs,
  totalCount: Page<Row>['totalCount'],
): Page<Row> {
  const hasNextPage = rows.length > pageSize(args.first);
  if (hasNextPage) rows.pop();
  const edges = rows.map((node) => new RowEdge(node, order));
  return {
    edges,
    pageInfo: pageInfoOf(edges, args, hasNextPage),
    totalCount,
    syncedUntil: args[SYNC]?.until ?? null,
  };
}

export const pageInfoOf = (edges: { cursor: string }[], args: PageArgs, hasNextPage: boolean): PageInfo => ({
  hasNextPage,
  hasPreviousPage: Boolean(args.after),
  startCursor: edges[0]?.cursor ?? null,
  endCursor: edges.at(-1)?.cursor ?? null,
});

/** The payload of a change: the edge of the row as it is now, or the id when the row is gone or no longer visible. */
export const changePayload = <Row extends object>(id: string, row: Row | undefined, order: KeysetOrder[]) =>
  row ? { edge: new RowEdge(row, order) } : { deletedId: id };

/** Computes the cursor only when the document selects it. */
class RowEdge<Row extends object> {
  readonly node: Row;
  private readonly order: KeysetOrder[];

  constructor(node: Row, order: KeysetOrder[]) {
    this.node = node;
    this.order = order;
  }

  get cursor(): string {
    return encodeCursor(this.order.map(({ key }) => (this.node as Record<string, unknown>)[key]));
  }
}

/** The number of rows on a page; throws BAD_USER_INPUT when `first` is out of range. */
export function pageSize(first: number | null | undefined): number {
  const size = first ?? DEFAULT_PAGE;
  if (size < 0 || size > MAX_PAGE) throw badInput({ first: `first skal være mellem 0 og ${MAX_PAGE}` });
  return size;
}

function after(order: KeysetOrder[], direction: 'asc' | 'desc', values: unknown[]) {
  const columns = sql.join(order.map(({ column }) => sql.ref(column)));
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  return sql<boolean>`(${columns}) ${comparison} (${sql.join(values.map((value) => sql.val(value)))})`;
}

const encodeCursor = (values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

/** The values of a cursor of a list with `length` order columns. Throws BAD_USER_INPUT for an invalid cursor. */
export function decodeCursor(cursor: string, length: number): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.length === length && values.every(isScalar)) return values;
  } catch {
    // Not JSON: answered as an invalid cursor below.
  }
  throw invalidCursor();
}

const invalidCursor = () => badInput({ after: 'Ugyldig markør' });

/** PostgreSQL's codes for a text that is no value of a column's type, such as a name in place of a date. */
const INVALID_VALUE_CODES = new Set(['22003', '22007', '22008', '22P02']);

/**
 * Creates an error handler for the read of a page. A cursor of another list has values of other types, which only the
 * database notices.
 */
export const rethrowInvalidCursor =
  ({ after: cursor }: PageArgs) =>
  (error: unknown): never => {
    throw cursor && INVALID_VALUE_CODES.has((error as { code?: string }).code ?? '') ? invalidCursor() : error;
  };

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number';
