import { useState } from 'react';
import type { InvoiceRow } from './readInvoice.ts';

export interface Selection {
  /** The selected rows that are still listed, in the order of the list. */
  selected: InvoiceRow[];
  toggle: (id: string) => void;
  /** Replaces the selection. */
  select: (rows: readonly InvoiceRow[]) => void;
}

/** Keeps which rows of a list are selected. A row that leaves the list is no longer selected. */
export function useSelection(rows: readonly InvoiceRow[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    selected: rows.filter(({ id }) => ids.has(id)),
    toggle: (id) =>
      setIds((current) => new Set(current.has(id) ? [...current].filter((each) => each !== id) : [...current, id])),
    select: (chosen) => setIds(new Set(chosen.map(({ id }) => id))),
  };
}
