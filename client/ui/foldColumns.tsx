import { classes } from './classes.ts';
import type { Column } from './Column.ts';
import styles from './Table.module.css';

/** Moves columns with `under` into the cells of other columns, for a screen that has no room for all columns. */
export function foldColumns<Row>(columns: Column<Row>[]): Column<Row>[] {
  const isFolded = ({ under }: Column<Row>) => columns.some(({ id }) => id === under);
  return columns
    .filter((column) => !isFolded(column))
    .map((column) => {
      const folded = columns.filter(({ under }) => under === column.id);
      return folded.length
        ? {
            ...column,
            cell: (row) => (
              <>
                {column.cell(row)}
                {folded.map((other) => (
                  <FoldedCell key={other.id} column={other} row={row} />
                ))}
              </>
            ),
          }
        : column;
    });
}

const FoldedCell = <Row,>({ column: { title, isPlain, cell }, row }: { column: Column<Row>; row: Row }) => (
  <div className={classes(styles.below, !isPlain && styles.titled)}>
    {!isPlain && <span className={styles.belowTitle}>{title} </span>}
    {cell(row)}
  </div>
);
