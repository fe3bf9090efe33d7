import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from './Meters.tsx';
import styles from './Table.module.css';

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface Column<Row> {
  id: string;
  title: string;
  /** Numbers stand to the right. */
  end?: boolean;
  sortable?: boolean;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  label: string;
  columns: Column<Row>[];
  /** While absent, rows of the same height stand in. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

const STAND_INS = 5;

/** On a phone every row becomes a card. */
export function Table<Row>({ label, columns, rows, rowId, sort, onSort }: TableProps<Row>) {
  return (
    <div className={styles.wrap}>
      <table className={styles.table} aria-label={label} aria-busy={rows === undefined}>
        <thead>
          <tr>
            {columns.map((column) => <Header key={column.id} column={column} sort={sort} onSort={onSort} />)}
          </tr>
        </thead>
        <tbody>
          {rows === undefined
            ? Array.from({ length: STAND_INS }, (_, index) => <tr key={index}>{columns.map(({ id }) => <td key={id}><Skeleton width="70%" /></td>)}</tr>)
            : rows.map((row) => (
              <tr key={rowId(row)}>
                {columns.map(({ id, title, end, cell }) => <td key={id} data-label={title} className={end ? styles.end : undefined}>{cell(row)}</td>)}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

function Header<Row>({ column, sort, onSort }: { column: Column<Row>; sort: Sort | undefined; onSort: ((sort: Sort) => void) | undefined }) {
  const { id, title, end, sortable } = column;
  const className = end ? styles.end : undefined;
  if (!sortable || !onSort) return <th scope="col" className={className}>{title}</th>;
  const direction = sort?.column === id ? sort.direction : undefined;
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" className={className} aria-sort={direction ?? 'none'}>
      <button type="button" onClick={() => onSort({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' })}>
        {title}<Icon aria-hidden />
      </button>
    </th>
  );
}
