import { classes } from './classes.ts';
import type { Column } from './Column.ts';
import styles from './Table.module.css';

/** Moves columns with `foldsInto` into the cells of other columns, for a screen that has no room for all columns. */
export function foldColumns<Row>(columns: Column<Row>[]): Column<Row>[] {
  const isFolded = ({ foldsInto }: Column<Row>) => columns.some(({ id }) => id === foldsInto);
  return columns
    .filter((column) => !isFolded(column))
    .map((column) => {
      const folded = columns.filter(({ foldsInto }) => foldsInto === column.id);
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

const FoldedCell = <Row,>({ column: { title, hidesTitle, cell }, row }: { column: Column<Row>; row: Row }) => (
  <div className={classes(styles.below, !hidesTitle && styles.titled)}>
    {!hidesTitle && <span className={styles.belowTitle}>{title} </span>}
    {cell(row)}
  </div>
);
