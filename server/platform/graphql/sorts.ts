import { sql } from 'kysely';
import { registerEnumType } from 'type-graphql';
import { SYNC } from './connection.ts';
import { readConsecutivePage } from './consecutivePages.ts';
import { type KeysetOrder, type PageQuery, readPage } from './keyset.ts';

/** A column by which a list can be sorted. It needs an index on the column and the id. */
export interface SortColumn extends KeysetOrder {
  /** What the column is, for the schema. */
  words: string;
  /** Rows without a value are listed last in both directions. */
  isNullable?: true;
}

/** The orders of a list: each column ascending, and descending with the suffix `_DESC`. */
export interface ListSorts<Sort extends string> {
  /** The enum of the schema. */
  values: { readonly [Key in Sort]: Key };
  default: Sort;
  columns: Record<string, SortColumn>;
  /** Tells apart rows with the same value. */
  byId: KeysetOrder;
}

/** Declares the orders of a list as an enum of the schema. */
export function defineSorts<Name extends string>(
  enumName: string,
  columns: Record<Name, SortColumn>,
  options: { byId?: KeysetOrder; default: NoInfer<Name | `${Name}_DESC`> },
): ListSorts<Name | `${Name}_DESC`> {
  const values: Record<string, string> = {};
  const valuesConfig: Record<string, { description: string }> = {};
  for (const [name, { words, isNullable }] of Object.entries<SortColumn>(columns)) {
    const rest = isNullable ? '; rows without a value come last.' : '.';
    for (const [value, direction] of [
      [name, 'ascending'],
      [`${name}_DESC`, 'descending'],
    ] as const) {
      values[value] = value;
      valuesConfig[value] = { description: `By ${words}, ${direction}${rest}` };
    }
  }
  registerEnumType(values, {
    name: enumName,
    description: `An order of a list. The order is stable: rows with the same value are sorted by their id.`,
    valuesConfig,
  });
  return {
    values: values as ListSorts<Name | `${Name}_DESC`>['values'],
    columns,
    default: options.default,
    byId: options.byId ?? { column: 'id', key: 'id' },
  };
}

interface SortedPageQuery<Row, Sort extends string> extends Pick<PageQuery<Row>, 'read' | 'query' | 'args'> {
  sorts: ListSorts<Sort>;
  /** The default order when left out. */
  sort: Sort | null | undefined;
}

/**
 * Reads one page of a list in one of its orders. A row comparison cannot page over nulls, so the rows with a value and
 * those without one are two consecutive parts, each with a keyset of its own.
 */
export function readSortedPage<Row extends object, Sort extends string>({
  sorts,
  sort,
  ...page
}: SortedPageQuery<Row, Sort>) {
  if (page.args[SYNC]) return readPage({ ...page, order: [sorts.byId], direction: 'asc' });
  const name = sort ?? sorts.default;
  const direction: 'asc' | 'desc' = name.endsWith('_DESC') ? 'desc' : 'asc';
  const { column, key, isNullable } = sorts.columns[name.replace(/_DESC$/, '')]!;
  const byColumn = column === sorts.byId.column ? [sorts.byId] : [{ column, key }, sorts.byId];
  if (!isNullable) return readPage({ ...page, order: byColumn, direction });
  const { read, query, args } = page;
  const value = sql.ref(column);
  const withValue = query.where(sql<boolean>`${value} is not null`);
  // The order names the column, so that the planner can use the column's index.
  const withoutValue = query.where(sql<boolean>`${value} is null`).orderBy(value, direction);
  const parts = [
    { part: 0, query: withValue, order: byColumn, direction },
    { part: 1, query: withoutValue, order: [sorts.byId], direction },
  ];
  return readConsecutivePage(read, parts, args);
}
