export interface RowSelection {
  ids: ReadonlySet<string>;
  /** The row that was toggled last, where a range begins. */
  latest: string | undefined;
}

/** Selects or deselects a row. A range gives all its rows the new state of the row that ends it. */
export function toggleRow({ ids, latest }: RowSelection, listed: string[], id: string, isRange: boolean): RowSelection {
  const start = isRange && latest !== undefined ? listed.indexOf(latest) : -1;
  const end = listed.indexOf(id);
  const range = start === -1 ? [id] : listed.slice(Math.min(start, end), Math.max(start, end) + 1);
  const next = new Set(ids);
  for (const each of range) {
    if (ids.has(id)) next.delete(each);
    else next.add(each);
  }
  return { ids: next, latest: id };
}
