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
  /** Shown on a phone while the row is closed, in lists whose rows open there. */
  isFact?: boolean;
  /** A column of checkboxes. */
  isSelection?: boolean;
  /** A column of buttons: its title is for screen readers only, and on a phone it is in the corner of the card. */
  isActions?: boolean;
  /** The id of the column whose cells take this column in when the screen is too narrow for all columns. */
  foldsInto?: string;
  /** Shows the cell without the column's title when another column has taken it in. */
  hidesTitle?: boolean;
  /** A fixed width in pixels; without it, the width that the contents need. */
  width?: number | undefined;
  /** Left out of the table, but shown in the compact rows of a phone. */
  isPhoneOnly?: boolean;
  /** Hidden until a person chooses it, in lists whose columns can be chosen. */
  isExtra?: boolean;
  cell: (row: Row) => ReactNode;
}
