import { useEffect, useState } from 'react';
import type { NavigationEntry } from './navigation.ts';

/**
 * Returns the menu entries that only admins see. Empty for other users, and until the entries are loaded. When that
 * fails, the next page load tries again; every screen remains reachable by its address.
 */
export function useAdminNavigation(isAdmin: boolean, load: () => Promise<NavigationEntry[]>): NavigationEntry[] {
  const [entries, setEntries] = useState<NavigationEntry[]>([]);
  useEffect(() => {
    if (isAdmin) void load().then(setEntries, reportError);
  }, [isAdmin, load]);
  return isAdmin ? entries : [];
}
