import { useSyncExternalStore } from 'react';
import { classes } from './classes.ts';
import styles from './Table.module.css';
import type { Column } from './Table.tsx';

/** Wider than a phone, which has cards, and too narrow for many columns. */
const NARROW = '(min-width: 768px) and (max-width: 1279px)';

const isNarrow = () => window.matchMedia?.(NARROW).matches ?? false;

function followWidth(onChange: () => void): () => void {
  const media = window.matchMedia?.(NARROW);
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

/** The columns that there is room for: the others stand in the cells of those they go under. */
export function useColumnsWithRoom<Row>(columns: Column<Row>[]): Column<Row>[] {
  return useSyncExternalStore(followWidth, isNarrow, () => false) ? foldColumns(columns) : columns;
}

function foldColumns<Row>(columns: Column<Row>[]): Column<Row>[] {
  const goesUnder = ({ under }: Column<Row>) => columns.some(({ id }) => id === under);
  return columns
    .filter((column) => !goesUnder(column))
    .map((column) => {
      const below = columns.filter(({ under }) => under === column.id);
      return below.length
        ? {
            ...column,
            cell: (row) => (
              <>
                {column.cell(row)}
                {below.map((other) => (
                  <Below key={other.id} column={other} row={row} />
                ))}
              </>
            ),
          }
        : column;
    });
}

const Below = <Row,>({ column: { title, isPlain, cell }, row }: { column: Column<Row>; row: Row }) => (
  <div className={classes(styles.below, !isPlain && styles.titled)}>
    {!isPlain && <span className={styles.belowTitle}>{title} </span>}
    {cell(row)}
  </div>
);
