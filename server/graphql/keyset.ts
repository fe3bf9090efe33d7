import { sql, type Compilable, type SelectQueryBuilder } from 'kysely';
import { COUNTED_TO } from '../../domain/counting.ts';
import { total } from '../db/counting.ts';
import { sqlBuilder, type Tables } from '../db/tables.ts';
import { badInput } from '../errors.ts';
import { DEFAULT_PAGE, MAX_PAGE, type Page, type PageArgs } from './connection.ts';

export interface KeysetOrder {
  /** As it stands in SQL. */
  column: string;
  /** As the row calls it. */
  key: string;
}

export interface PageQuery<Row> {
  read: <R>(query: Compilable<R>) => Promise<R[]>;
  /** The rows without order or limit. */
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any
  query: SelectQueryBuilder<Tables, any, Row>;
  /** Columns that together name one row; all of them in the same direction, so that one row comparison pages. */
  order: KeysetOrder[];
  direction: 'asc' | 'desc';
  args: PageArgs;
}

/** One page by keyset: its cost is that of the page, however deep it lies. */
export async function readPage<Row extends object>({
  read,
  query,
  order,
  direction,
  args,
}: PageQuery<Row>): Promise<Page<Row>> {
  return pageOf(await read(keyset({ query, order, direction, args })), order, args, () => countRows(read, query));
}

export async function countRows<Row>(read: PageQuery<Row>['read'], query: PageQuery<Row>['query']): Promise<number> {
  // Written out: of a limit that it doesn't know the planner thinks that it is soon reached.
  const counted = query.clearSelect().select(sql.lit(1).as('row')).limit(sql.lit(COUNTED_TO)).as('counted');
  return (await read(sqlBuilder.selectFrom(counted).select(total)))[0]?.total ?? 0;
}

/** One row more than asked for says whether there is a next page. */
export function keyset<Row>({ query, order, direction, args }: Omit<PageQuery<Row>, 'read'>) {
  let page = query.limit(pageSize(args.first) + 1);
  for (const { column } of order) page = page.orderBy(sql.ref(column), direction);
  if (args.after) page = page.where(after(order, direction, decodeCursor(args.after, order.length)));
  return page;
}

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
    pageInfo: {
      hasNextPage,
      hasPreviousPage: Boolean(args.after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

/** The change behind an id: its row as it is now, or that there is none any more. */
export const changed = <Row extends object>(id: string, row: Row | undefined, order: KeysetOrder[]) =>
  row ? { edge: new RowEdge(row, order) } : { deletedId: id };

/** Its cursor is worked out only where it is asked for. */
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

export function pageSize(first: number | null | undefined): number {
  const size = first ?? DEFAULT_PAGE;
  if (size < 0 || size > MAX_PAGE) throw badInput({ first: `first skal være mellem 0 og ${MAX_PAGE}` });
  return size;
}

function after(order: KeysetOrder[], direction: 'asc' | 'desc', values: unknown[]) {
  const columns = sql.join(order.map(({ column }) => sql.ref(column)));
  return sql<boolean>`(${columns}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${sql.join(values.map((value) => sql.val(value)))})`;
}

const encodeCursor = (values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

function decodeCursor(cursor: string, length: number): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.length === length && values.every(isScalar)) return values;
  } catch {
    // falls through: a cursor that can't be read is the caller's mistake
  }
  throw badInput({ after: 'Ugyldig markør' });
}

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number';
