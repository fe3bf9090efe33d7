import type { ReactNode } from 'react';
import type { AdminList } from '../../../domain/backOffice/savedViews.ts';
import type { ListColumn } from './ListColumn.ts';
import type { ListSorts } from './listSorts.ts';

export interface Words {
  title: string;
  text: string;
}

/** The columns and words of a list, for its screen, its skeleton and its rows. */
export interface List<Row extends { readonly id: string }> {
  label: string;
  /** Lets people choose, order and resize the columns and save views; left out where the columns are fixed. */
  name?: AdminList;
  columns: readonly ListColumn<Row, never>[];
  /** The orders that the server offers. */
  sorts?: ListSorts<string>;
  /** Says in Danish what failed when the list cannot be fetched, for example "Kunne ikke hente fakturaer". */
  failure: string;
  pageSize?: number;
  icon: ReactNode;
  empty: Words;
  /** Shown instead of `empty` when filters are set, with a link to the whole list. */
  noMatch?: Words & { clearPath: string; clearLabel?: string };
}
