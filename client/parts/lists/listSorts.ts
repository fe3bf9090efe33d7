import type { Column, Sort } from '../../ui/Column.ts';

/** The orders that the server offers for a list: each column's name there, ascending, and with `_DESC` descending. */
export interface ListSorts<Name extends string> {
  /** By the id of the column. */
  columns: Readonly<Record<string, Name>>;
  default: Name | `${Name}_DESC`;
}

export type SortOf<Sorts> = Sorts extends ListSorts<infer Name> ? Name | `${Name}_DESC` : never;

export const defineSorts = <Name extends string>(
  columns: Readonly<Record<string, Name>>,
  defaultSort: NoInfer<Name | `${Name}_DESC`>,
): ListSorts<Name> => ({ columns, default: defaultSort });

export const isSortOf = <Name extends string>(
  { columns }: ListSorts<Name>,
  sort: string,
): sort is Name | `${Name}_DESC` => Object.values<string>(columns).includes(sort.replace(/_DESC$/, ''));

/** The order in the address's parameter `sort`, else the default one. */
export function parseSort<Name extends string>(
  sorts: ListSorts<Name>,
  searchParams: URLSearchParams,
): Name | `${Name}_DESC` {
  const sort = searchParams.get('sort');
  return sort !== null && isSortOf(sorts, sort) ? sort : sorts.default;
}
/** The column and direction of an order. */
export function sortShown<Name extends string>({ columns }: ListSorts<Name>, sort: string): Sort {
  const name = sort.replace(/_DESC$/, '');
  const column = Object.keys(columns).find((id) => columns[id] === name) ?? '';
  return { column, direction: sort === name ? 'ascending' : 'descending' };
}

/** The value of the address's parameter `sort`; undefined for the default order. */
export function sortParameter<Name extends string>(sorts: ListSorts<Name>, { column, direction }: Sort) {
  const sort = direction === 'ascending' ? sorts.columns[column] : `${sorts.columns[column]}_DESC`;
  return sort === sorts.default ? undefined : sort;
}

/** Marks the columns that have an order. */
export const withSorts = <Row, Name extends string>(
  columns: readonly Column<Row>[],
  { columns: sorted }: ListSorts<Name>,
): Column<Row>[] =>
  columns.map((column) => (Object.hasOwn(sorted, column.id) ? { ...column, sortable: true } : column));
