import type { ReactNode } from 'react';

/** The column by which a table is sorted. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** A column of a table. */
export interface Column<Row> {
  id: string;
  title: string;
  /** Aligns the cells to the right, for numbers. */
  end?: boolean;
  sortable?: boolean;
  /** Gives the cell the whole width of a card on a phone. */
  isLong?: boolean;
  /** A column of buttons: its title is for screen readers only, and on a phone it is in the corner of the card. */
  isActions?: boolean;
  /** The id of the column whose cells take this column in when the screen is too narrow for all columns. */
  under?: string;
  /** Shows the cell without the column's title when another column has taken it in. */
  isPlain?: boolean;
  cell: (row: Row) => ReactNode;
}
