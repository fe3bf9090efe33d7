import type { Column } from '../../ui/Column.ts';
import type { FileColumn } from '../csv/fileRows.ts';

/** A column that is shown and, with `csv`, also saved. */
interface ShownColumn<Row, FileRow> extends Column<Row>, FileColumn<FileRow> {}

/** A column that is only in the file. */
interface SavedColumn<FileRow> extends FileColumn<FileRow> {
  id?: undefined;
  cell?: undefined;
}

/** A column of a list: `cell` shows a row in the table, and `csv` saves one of the rows that the file is made of. */
export type ListColumn<Row, FileRow = Row> = ShownColumn<Row, FileRow> | SavedColumn<FileRow>;

/** The columns of the table. */
export const shownColumns = <Row>(columns: readonly ListColumn<Row, never>[]): Column<Row>[] =>
  columns.filter((column): column is ShownColumn<Row, never> => column.cell !== undefined);
