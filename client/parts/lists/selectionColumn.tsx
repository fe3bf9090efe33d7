import { Checkbox } from '../../ui/Choice.tsx';
import type { Column } from '../../ui/Column.ts';
import type { Selection } from './useSelection.ts';

/** A list whose rows can be selected. */
export interface Selectable<Row extends { readonly id: string }> extends Selection<Row> {
  /** The name of a row, for its checkbox. */
  nameOf: (row: Row) => string;
}

/** A column with a checkbox for each row. A press with Shift selects a range. */
export const selectionColumn = <Row extends { readonly id: string }>({
  selected,
  toggle,
  nameOf,
}: Selectable<Row>): Column<Row> => ({
  id: 'select',
  title: 'Vælg',
  isSelection: true,
  cell: (row) => (
    <Checkbox
      checked={selected.some(({ id }) => id === row.id)}
      onChange={({ nativeEvent }) => toggle(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    >
      <span className="visually-hidden">Vælg {nameOf(row)}</span>
    </Checkbox>
  ),
});
