import { useEffect, useState } from 'react';
import type { NavigationEntry } from './navigation.ts';

/** The menu entries that only admins see; they are not part of the first load. */
export interface AdminNavigation {
  load: () => Promise<NavigationEntry[]>;
  /** The entries once they are loaded, so that the back office shows them in its first render. */
  loaded?: NavigationEntry[];
}

/**
 * Returns the menu entries that only admins see. Empty for other users, and until the entries are loaded. When that
 * fails, the next page load tries again; every screen remains reachable by its address.
 */
export function useAdminNavigation(isAdmin: boolean, { load, loaded }: AdminNavigation): NavigationEntry[] {
  const [entries, setEntries] = useState(loaded);
  useEffect(() => {
    if (isAdmin) void load().then(setEntries, reportError);
  }, [isAdmin, load]);
  return isAdmin ? (entries ?? []) : [];
}
