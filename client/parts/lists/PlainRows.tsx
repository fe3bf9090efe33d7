import type { ReactNode } from 'react';
import type { PaginationState } from '../../app/relay/useMorePages.ts';
import { Table } from '../../ui/Table.tsx';
import { EmptyList } from './EmptyList.tsx';
import type { List } from './list.ts';
import { shownColumns, type ListColumn } from './ListColumn.ts';
import { MorePages } from './MorePages.tsx';

interface PlainRowsProps<Row extends { readonly id: string }> {
  list: List<Row>;
  rows: readonly Row[];
  /** Number of all rows that match, also those that are not loaded. */
  total: number;
  pages: PaginationState;
  /** The list's own columns when left out; a list with actions adds a column for them. */
  columns?: readonly ListColumn<Row, never>[];
  isFiltered?: boolean;
  /** Creates the first row of an empty list. */
  action?: ReactNode;
}

/**
 * The rows of a list without keys, selection, order and columns to choose. On a phone, each row is a whole card instead
 * of a line that opens.
 */
export const PlainRows = <Row extends { readonly id: string }>({
  list,
  rows,
  total,
  pages,
  columns = list.columns,
  isFiltered = false,
  action,
}: PlainRowsProps<Row>) => (
  <Table
    label={list.label}
    columns={shownColumns(columns)}
    rows={rows}
    rowId={({ id }) => id}
    empty={<EmptyList list={list} isFiltered={isFiltered} action={action} />}
    foot={
      <MorePages shown={rows.length} total={total} pages={pages} size={list.pageSize ?? 20} failure={list.failure} />
    }
  />
);

/** The list while its rows are loaded. */
export const PlainSkeleton = ({ list: { label, columns } }: { list: List<never> }) => (
  <Table<never> label={label} columns={shownColumns<never>(columns)} rows={undefined} rowId={() => ''} />
);
