import { useState } from 'react';
import { useSelection, type Selection } from '../useSelection.ts';

export interface BulkSelection<Row extends { readonly id: string }, Filter = object> extends Selection<Row> {
  /** The filter arguments of the list. */
  filter: Filter;
  /** Whether all rows that match the filters are selected, also those that are not loaded. */
  isAll: boolean;
  /** Selects all rows that match the filters, until a row is deselected or the filters change. */
  selectAll: () => void;
  /** The filter that matches exactly the selected rows. */
  selectedFilter: Filter | { ids: string[] };
}

/** A selection that can contain all rows that match the filters of the list. */
export function useBulkSelection<Row extends { readonly id: string }, Filter extends object>(
  rows: readonly Row[],
  filter: Filter,
): BulkSelection<Row, Filter> {
  const selection = useSelection(rows);
  const filterKey = JSON.stringify(filter);
  const [selectedFilter, setSelectedFilter] = useState<string>();
  const isAll = selectedFilter === filterKey;
  const select = (chosen: readonly Row[]) => {
    setSelectedFilter(undefined);
    selection.select(chosen);
  };
  return {
    selected: isAll ? [...rows] : selection.selected,
    toggle: (id, isRange) => (isAll ? select(rows.filter((row) => row.id !== id)) : selection.toggle(id, isRange)),
    select,
    filter,
    isAll,
    selectAll: () => setSelectedFilter(filterKey),
    selectedFilter: isAll ? filter : { ids: selection.selected.map(({ id }) => id) },
  };
}
