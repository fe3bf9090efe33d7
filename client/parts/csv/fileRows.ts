import type { Environment } from 'relay-runtime';
import type { Cell } from '../../../domain/basics/csv.ts';

/** Loads the rows of a file, the heading row first. Rejects when they cannot be fetched. */
export type LoadRows = (environment: Environment) => Promise<readonly (readonly Cell[])[]>;

/** A column of a file. */
export interface FileColumn<Row> {
  title: string;
  /** The heading in the file, where it differs from the title on screen. */
  csvTitle?: string;
  /** The cell in the file; a column without it is only on screen. */
  csv?: (row: Row) => Cell;
}

/** The heading row of a file, and a row of cells for each of the given rows. */
export function fileRows<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): Cell[][] {
  const saved = columns.flatMap(({ title, csvTitle = title, csv }) => (csv ? { csvTitle, csv } : []));
  return [saved.map(({ csvTitle }) => csvTitle), ...rows.map((row) => saved.map(({ csv }) => csv(row)))];
}
