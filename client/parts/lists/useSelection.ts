import { useState } from 'react';
import { toggleRow, type RowSelection } from './toggleRow.ts';

interface Listed {
  readonly id: string;
}

export interface Selection<Row extends Listed> {
  /** The selected rows that are still listed, in the order of the list. */
  selected: Row[];
  /** Selects or deselects a row; as a range, every row from the one that was toggled before. */
  toggle: (id: string, isRange?: boolean) => void;
  /** Replaces the selection. */
  select: (rows: readonly Row[]) => void;
}

/** Keeps which rows of a list are selected. A row that leaves the list is no longer selected. */
export function useSelection<Row extends Listed>(rows: readonly Row[]): Selection<Row> {
  const [{ ids }, setSelection] = useState<RowSelection>({ ids: new Set(), latest: undefined });
  return {
    selected: rows.filter(({ id }) => ids.has(id)),
    toggle: (id, isRange = false) =>
      setSelection((current) =>
        toggleRow(
          current,
          rows.map((row) => row.id),
          id,
          isRange,
        ),
      ),
    select: (chosen) => setSelection({ ids: new Set(chosen.map(({ id }) => id)), latest: undefined }),
  };
}
