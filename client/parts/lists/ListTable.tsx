import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { AdminList } from '../../../domain/backOffice/savedViews.ts';
import type { Column, Sort } from '../../ui/Column.ts';
import { Table, type TableProps } from '../../ui/Table.tsx';
import { arrangeColumns, resizeColumn } from './arrangeColumns.ts';
import { shownColumns, type ListColumn } from './ListColumn.ts';
import { ListRow } from './ListRow.tsx';
import { parseSort, sortParameter, sortShown, withSorts, type ListSorts } from './listSorts.ts';
import styles from './ListTable.module.css';
import { ResizeHandle } from './ResizeHandle.tsx';
import { selectionColumn, type Selectable } from './selectionColumn.tsx';
import { useColumns } from './useColumns.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useRowLinks } from './useRowLinks.ts';
import { useRowPlace } from './useRowPlace.ts';

interface ListTableProps<Row extends { readonly id: string }> extends Omit<TableProps<Row>, 'columns'> {
  columns: readonly ListColumn<Row, never>[];
  /** Lets the rows be selected; left out where a list has no action for several rows. */
  selection?: Selectable<Row>;
  /** Lets people choose, order and resize the columns; left out where they are fixed. */
  list?: AdminList;
  /** The orders that the server offers. */
  sorts?: ListSorts<string>;
}

/**
 * The table of a list that keeps its place. A press anywhere on a row follows the link of the cell that names it, the
 * keys j and k move the focus from row to row, x selects, and on a phone each row is compact and opens.
 */
export function ListTable<Row extends { readonly id: string }>({
  selection,
  list: name,
  sorts,
  columns: all,
  ...props
}: ListTableProps<Row>) {
  const list = useRef<HTMLDivElement>(null);
  useRowPlace(list, props.rows !== undefined);
  useRowLinks(list);
  useRowKeys(list, selection?.toggle);
  const { columns: settings, change } = useColumns(name);
  const sorted = useAddressSort(sorts);
  const shown = shownColumns(all);
  const sortable = sorts ? withSorts(shown, sorts) : shown;
  const arranged = name ? arrangeColumns(sortable, settings) : sortable;
  const columns = selection ? [selectionColumn(selection), ...arranged] : arranged;
  return (
    <div ref={list} className={styles.list}>
      <Table
        {...props}
        {...sorted}
        columns={columns}
        Row={ListRow}
        {...(name && {
          renderHeaderEdge: ({ id, title, width, isSelection, isActions }: Column<Row>) =>
            !isSelection &&
            !isActions && (
              <ResizeHandle
                title={title}
                width={width}
                onResize={(next) => change(resizeColumn(settings, shown, id, next))}
              />
            ),
        })}
      />
    </div>
  );
}

/** The order in the address, and a function that writes another one there as an entry of the history. */
function useAddressSort(sorts: ListSorts<string> | undefined) {
  const [searchParams, setSearchParams] = useSearchParams();
  if (!sorts) return {};
  return {
    sort: sortShown(sorts, parseSort(sorts, searchParams)),
    onSort: (sort: Sort) =>
      setSearchParams(
        (params) => {
          const parameter = sortParameter(sorts, sort);
          if (parameter) params.set('sort', parameter);
          else params.delete('sort');
          return params;
        },
        { preventScrollReset: true },
      ),
  };
}
