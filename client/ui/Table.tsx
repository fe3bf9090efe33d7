import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Card, CardFoot } from './Card.tsx';
import { classes } from './classes.ts';
import { useColumnsWithRoom } from './foldColumns.tsx';
import { Skeleton } from './Meters.tsx';
import styles from './Table.module.css';
import { Select } from './TextField.tsx';

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
  /** Long enough to want a phone's whole width. */
  isLong?: boolean;
  /** Buttons that need no heading over them; on a phone they stand in the card's corner. */
  isActions?: boolean;
  /** The column in whose cells it stands where there is no room for all of them. */
  under?: string;
  /** There it is understood without its title. */
  isPlain?: boolean;
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
  /** Instead of the rows that are not there. */
  empty?: ReactNode;
  /** How much of it is shown, and more of it. */
  foot?: ReactNode;
}

const MANY_COLUMNS = 7;
const STAND_INS = 5;

/** On a phone every row becomes a card. Where many columns find no room, some go under others; are there still many, they scroll past the first. */
export function Table<Row>({ label, columns: all, rows, rowId, sort, onSort, empty, foot }: TableProps<Row>) {
  const columns = useColumnsWithRoom(all);
  if (rows?.length === 0 && empty) return <Card flush>{empty}</Card>;
  return (
    <div
      className={classes(
        styles.wrap,
        columns.length >= MANY_COLUMNS ? styles.wide : columns.length < all.length && styles.folded,
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
              ? Array.from({ length: STAND_INS }, (_, index) => (
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

/** A phone has no header row to sort by. */
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
