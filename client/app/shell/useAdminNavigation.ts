import { useEffect, useState } from 'react';
import type { Areas } from './areas/area.ts';
import { entriesInAreas, type AreaEntry } from './areas/entriesInAreas.ts';
import type { NavigationEntry } from './navigation.ts';

/** The menu entries of the back office; they are not part of the first load. */
export interface AdminNavigation {
  load: () => Promise<AreaEntry[]>;
  /** The entries once they are loaded, so that the back office shows them in its first render. */
  loaded?: AreaEntry[];
}

/**
 * Returns the menu entries of the viewer's areas. Empty for users of companies, and until the entries are loaded. When
 * that fails, the next page load tries again; every screen remains reachable by its address.
 */
export function useAdminNavigation(areas: Areas, { load, loaded }: AdminNavigation): NavigationEntry[] {
  const [entries, setEntries] = useState(loaded);
  const isEmployee = areas.workInBackOffice;
  useEffect(() => {
    if (isEmployee) void load().then(setEntries, reportError);
  }, [isEmployee, load]);
  return isEmployee ? entriesInAreas(entries ?? [], areas) : [];
}
