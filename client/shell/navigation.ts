import type { ReactNode } from 'react';
import type { AdminCounts } from './useAdminCounts.ts';

/**
 * Where an entry is listed: `main` in the header, `company` in the menu with the company's name, `further` in the user
 * menu, `admin` in the menu for admins. The command palette lists all of them, and `terms` are listed there alone.
 */
type MenuName = 'main' | 'company' | 'further' | 'admin' | 'terms';

/** An entry that a room declares. */
export interface NavigationEntry {
  menu: MenuName;
  to: string;
  label: string;
  icon: ReactNode;
  /** Whether the page is outside the client's router, so that it needs a full page load. */
  isExternal?: boolean;
  /** Which number of items that wait for an admin is shown beside the entry. */
  pending?: keyof AdminCounts;
  /** Which number of items that wait for the user's company is shown beside the entry. */
  awaiting?: 'tasks' | 'approvals';
}

interface NavigationCounts {
  admin: AdminCounts;
  tasks: number;
  approvals: number;
}

/** An entry as it is shown, with its numbers. */
export interface NavigationItem extends Pick<NavigationEntry, 'to' | 'label' | 'icon' | 'isExternal'> {
  pendingCount?: number;
  awaitingCount?: number;
}

/** Returns the items of each menu, in the order of the rooms. */
export function menusOf(entries: NavigationEntry[], counts: NavigationCounts): Record<MenuName, NavigationItem[]> {
  const menus: Record<MenuName, NavigationItem[]> = { main: [], company: [], further: [], admin: [], terms: [] };
  for (const { menu, pending, awaiting, ...item } of entries) {
    menus[menu].push({
      ...item,
      ...(pending && { pendingCount: counts.admin[pending] }),
      ...(awaiting && { awaitingCount: counts[awaiting] }),
    });
  }
  return menus;
}
