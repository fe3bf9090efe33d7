import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Card, CardFoot } from './Card.tsx';
import { classes } from './classes.ts';
import type { Sort, Column } from './Column.ts';
import { Skeleton } from './Meters.tsx';
import styles from './Table.module.css';
import { Select } from './TextField.tsx';
import { useColumnsWithRoom } from './useColumnsWithRoom.tsx';

interface TableProps<Row> {
  label: string;
  columns: Column<Row>[];
  /** Undefined while the rows load; the table then shows skeleton rows of the same height. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Shown instead of the table when there are no rows. */
  empty?: ReactNode;
  /** Content below the rows, such as MorePages. */
  foot?: ReactNode;
}

const MIN_WIDE_COLUMNS = 7;
const SKELETON_ROWS = 5;

/**
 * A table that adapts to the width of the window. On a phone, each row is a card. On a narrow screen, columns with
 * `under` move into the cells of other columns; if many columns are left, they scroll beside the first one.
 */
export function Table<Row>({ label, columns: all, rows, rowId, sort, onSort, empty, foot }: TableProps<Row>) {
  const columns = useColumnsWithRoom(all);
  if (rows?.length === 0 && empty) return <Card flush>{empty}</Card>;
  return (
    <div
      className={classes(
        styles.wrap,
        columns.length >= MIN_WIDE_COLUMNS ? styles.wide : columns.length < all.length && styles.folded,
      )}
    >
      {sort && onSort && <PhoneSort columns={columns} sort={sort} onSort={onSort} />}
      <div className={styles.scroller}>
        <table className={styles.table} aria-label={label} aria-busy={rows === undefined}>
          <thead>
            <tr>
              {columns.map((column) => (
                <Header key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows === undefined
              ? Array.from({ length: SKELETON_ROWS }, (_, index) => (
                  <tr key={index}>
                    {columns.map((column) => (
                      <td key={column.id} className={classOf(column)}>
                        {!column.isActions && <Skeleton width="70%" />}
                      </td>
                    ))}
                  </tr>
                ))
              : rows.map((row) => (
                  <tr key={rowId(row)}>
                    {columns.map((column) => (
                      <td
                        key={column.id}
                        data-label={column.isActions ? undefined : column.title}
                        className={classOf(column)}
                      >
                        {column.cell(row)}
                      </td>
                    ))}
                  </tr>
                ))}
          </tbody>
        </table>
      </div>
      {foot && <CardFoot>{foot}</CardFoot>}
    </div>
  );
}

function Header<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}) {
  const { id, title, sortable, isActions } = column;
  const className = classOf(column);
  if (isActions)
    return (
      <th scope="col">
        <span className="visually-hidden">{title}</span>
      </th>
    );
  if (!sortable || !onSort)
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  const direction = sort?.column === id ? sort.direction : undefined;
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" className={className} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        onClick={() => onSort({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      >
        {title}
        <Icon aria-hidden />
      </button>
    </th>
  );
}

const classOf = <Row,>({ end, isLong, isActions }: Column<Row>) =>
  classes(end && styles.end, isLong && styles.long, isActions && styles.actions) || undefined;

/** A select for the sort order on phones, where there is no header row. */
function PhoneSort<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: Column<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}) {
  const choose = (choice: string) => {
    const [direction, column] = choice.split(/ (.*)/) as [Sort['direction'], string];
    onSort({ column, direction });
  };
  return (
    <div className={styles.phoneSort}>
      <Select
        label="Sortér efter"
        value={`${sort.direction} ${sort.column}`}
        onChange={(event) => choose(event.target.value)}
      >
        {columns
          .filter(({ sortable }) => sortable)
          .map(({ id, title }) => (
            <Fragment key={id}>
              <option value={`ascending ${id}`}>{title}, stigende</option>
              <option value={`descending ${id}`}>{title}, faldende</option>
            </Fragment>
          ))}
      </Select>
    </div>
  );
}
