import { useSyncExternalStore } from 'react';
import { classes } from './classes.ts';
import type { Column } from './Column.ts';
import styles from './Table.module.css';

/** Wider than a phone, where rows are cards, and too narrow for many columns. */
const NARROW_SCREEN = '(min-width: 768px) and (max-width: 1279px)';

const isNarrow = () => window.matchMedia?.(NARROW_SCREEN).matches ?? false;

function subscribeToWidth(onChange: () => void): () => void {
  const media = window.matchMedia?.(NARROW_SCREEN);
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

/** Returns the columns to render. On a narrow screen, columns with `under` are part of the cells of other columns. */
export function useColumnsWithRoom<Row>(columns: Column<Row>[]): Column<Row>[] {
  return useSyncExternalStore(subscribeToWidth, isNarrow, () => false) ? foldColumns(columns) : columns;
}

function foldColumns<Row>(columns: Column<Row>[]): Column<Row>[] {
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
