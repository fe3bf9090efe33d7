import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Fragment, type ComponentType, type CSSProperties, type ReactNode } from 'react';
import { Card, CardFoot } from './Card.tsx';
import { classes } from './classes.ts';
import type { Sort, Column } from './Column.ts';
import { foldColumns } from './foldColumns.tsx';
import { Skeleton } from './Meters.tsx';
import styles from './Table.module.css';
import { Select } from './TextField.tsx';
import { useIsNarrow } from './useIsNarrow.ts';
import { useTableFit } from './useTableFit.ts';

export interface TableProps<Row> {
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
  /** Renders a row around its cells; a plain row when left out. */
  Row?: ComponentType<TableRowProps>;
  /** Rendered at the edge of each column's header, such as a handle that resizes the column. */
  renderHeaderEdge?: (column: Column<Row>) => ReactNode;
}

export interface TableRowProps {
  id: string;
  /** The id of the cell that names the row. */
  titleId: string;
  children: ReactNode;
}

const PlainRow = ({ children }: TableRowProps) => <tr>{children}</tr>;

/** Without a column of checkboxes, which is narrow. */
const MIN_WIDE_COLUMNS = 7;
const SKELETON_ROWS = 5;

/**
 * A table that adapts to the width of the window. On a phone, each row is a card. On a narrow screen, columns with
 * `foldsInto` move into the cells of other columns; if many columns are left, they scroll beside the first one. The
 * same happens wherever the texts need more room than there is, so that nothing is cut off.
 */
export function Table<Item>({
  label,
  columns: all,
  rows,
  rowId,
  sort,
  onSort,
  empty,
  foot,
  Row = PlainRow,
  renderHeaderEdge,
}: TableProps<Item>) {
  const { scrollerRef, isTooWide, isOverflowing } = useTableFit(all.map(({ id }) => id).join(' '));
  // Columns whose widths were chosen keep them, and scroll.
  const isSized = all.some(({ width }) => width);
  const isNarrow = useIsNarrow() || (isTooWide && !isSized);
  const columns = isNarrow ? foldColumns(all.filter(({ isPhoneOnly }) => !isPhoneOnly)) : all;
  const titleColumn = columns.find(({ isSelection }) => !isSelection);
  if (rows?.length === 0 && empty) return <Card flush>{empty}</Card>;
  return (
    <div
      className={classes(
        styles.wrap,
        isNarrow && styles.narrow,
        isSized && styles.sized,
        isOverflowing && styles.overflowing,
        columns.filter(({ isSelection }) => !isSelection).length >= MIN_WIDE_COLUMNS
          ? styles.wide
          : columns.length < all.length && styles.folded,
      )}
    >
      {sort && onSort && <PhoneSort columns={columns} sort={sort} onSort={onSort} />}
      <div ref={scrollerRef} className={styles.scroller}>
        <table className={styles.table} aria-label={label} aria-busy={rows === undefined}>
          <thead>
            <tr>
              {columns.map((column) => (
                <Header key={column.id} column={column} sort={sort} onSort={onSort} edge={renderHeaderEdge?.(column)} />
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
                  <Row key={rowId(row)} id={rowId(row)} titleId={`row-${rowId(row)}`}>
                    {columns.map((column) => (
                      <td
                        key={column.id}
                        id={Row !== PlainRow && column === titleColumn ? `row-${rowId(row)}` : undefined}
                        data-label={column.isActions ? undefined : column.title}
                        data-cell={kindOf(column)}
                        className={classOf(column)}
                        style={widthOf(column)}
                      >
                        {column.cell(row)}
                      </td>
                    ))}
                  </Row>
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
  edge,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  edge: ReactNode;
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
      <th scope="col" className={className} style={widthOf(column)}>
        {title}
        {edge}
      </th>
    );
  const direction = sort?.column === id ? sort.direction : undefined;
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" className={className} style={widthOf(column)} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        onClick={() => onSort({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      >
        {title}
        <Icon aria-hidden />
      </button>
      {edge}
    </th>
  );
}

const classOf = <Row,>({ end, isLong, isActions, isPhoneOnly, width }: Column<Row>) =>
  classes(
    end && styles.end,
    isLong && styles.long,
    isActions && styles.actions,
    isPhoneOnly && styles.phoneOnly,
    width !== undefined && styles.fixed,
  ) || undefined;

/** A variable, because the style sheet ignores the width on a phone. */
const widthOf = <Row,>({ width }: Column<Row>) => (width ? ({ '--width': `${width}px` } as CSSProperties) : undefined);

/** The part that a cell plays in a row that opens on a phone. */
const kindOf = <Row,>({ isSelection, isActions, isFact }: Column<Row>) =>
  isSelection ? 'selection' : isActions ? 'actions' : isFact && 'fact';

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
