import type { Column, Sort } from '../../ui/Column.ts';

/** The orders that the server offers for a list. */
export interface ListSorts<Order extends string> {
  /** By the id of the column: the server's names of its ascending and of its descending order. */
  columns: Readonly<Record<string, readonly [ascending: Order, descending: Order]>>;
  default: Order;
}

export type SortOf<Sorts> = Sorts extends ListSorts<infer Order> ? Order : never;

/** Orders whose descending names are the ascending ones with `_DESC`. */
export const defineSorts = <Name extends string>(
  columns: Readonly<Record<string, Name>>,
  defaultSort: NoInfer<Name | `${Name}_DESC`>,
): ListSorts<Name | `${Name}_DESC`> => ({
  columns: Object.fromEntries(Object.entries(columns).map(([id, name]) => [id, pairOf(name)])),
  default: defaultSort,
});

const pairOf = <Name extends string>(name: Name): readonly [Name, `${Name}_DESC`] => [name, `${name}_DESC`];

export const isSortOf = <Order extends string>({ columns }: ListSorts<Order>, sort: string): sort is Order =>
  Object.values<readonly string[]>(columns).some((orders) => orders.includes(sort));

/** The order in the address's parameter `sort`, else the default one. */
export function parseSort<Order extends string>(sorts: ListSorts<Order>, searchParams: URLSearchParams): Order {
  const sort = searchParams.get('sort');
  return sort !== null && isSortOf(sorts, sort) ? sort : sorts.default;
}

/** The column and direction of an order. */
export function sortShown<Order extends string>({ columns }: ListSorts<Order>, sort: Order): Sort {
  const found = Object.entries(columns).find(([, orders]) => orders.includes(sort));
  return { column: found?.[0] ?? '', direction: found?.[1][1] === sort ? 'descending' : 'ascending' };
}

/** The value of the address's parameter `sort`; undefined for the default order. */
export function sortParameter<Order extends string>(
  sorts: ListSorts<Order>,
  { column, direction }: Sort,
): Order | undefined {
  const sort = sorts.columns[column]?.[direction === 'ascending' ? 0 : 1];
  return sort === sorts.default ? undefined : sort;
}

/** Marks the columns that have an order. */
export const withSorts = <Row>(
  columns: readonly Column<Row>[],
  { columns: sorted }: ListSorts<string>,
): Column<Row>[] =>
  columns.map((column) => (Object.hasOwn(sorted, column.id) ? { ...column, sortable: true } : column));
