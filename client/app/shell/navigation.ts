import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import type { Subject } from '../../../domain/basics/vocabulary.ts';
import type { ScreenHandle } from '../relay/screenRoute.tsx';
import type { Area } from './areas/area.ts';
import type { AdminCounts } from './useAdminCounts.ts';

/**
 * Where an entry is listed: `main` in the header, `company` in the menu with the company's name, `further` in the user
 * menu, `admin` in the menu for employees of the reseller. The command palette lists all of them, and `terms` are
 * listed there alone.
 */
type MenuName = 'main' | 'company' | 'further' | 'admin' | 'terms';

/** The groups of the back office's side navigation, in their order. The first one has no heading. */
export type BackOfficeGroup = 'inbox' | 'companies' | 'sales' | 'operations' | 'events' | 'settings';

interface MenuAction {
  label: string;
  to: string;
  /** The area of an action that not every employee of the room's area may do. */
  area?: Area;
}

interface BaseEntry {
  to: string;
  label: string;
  icon: ReactNode;
  /** Whether the page is outside the client's router, so that it needs a full page load. */
  isExternal?: boolean;
  /**
   * Which number of items that wait for the team is shown beside the entry. An item has one entry: what the inbox lists
   * is counted there.
   */
  pending?: keyof AdminCounts;
  /** Which number of items that wait for the user's company is shown beside the entry. */
  awaiting?: 'tasks' | 'approvals';
  /** Dialogs of the screen that create something. The command palette offers them, and their addresses open them. */
  actions?: MenuAction[];
}

/** The fields that only entries of the back office have. */
interface BackOfficeFields {
  group: BackOfficeGroup;
  /** The label below the heading of the group, when the label alone would repeat the heading. */
  labelInGroup?: string;
  /** The letter that opens the screen when it is pressed after `g`. */
  shortcut?: string;
  /** Which number is shown beside the entry without asking for work: how much there is. */
  total?: keyof AdminCounts;
}

/** An entry that a room declares. */
export type NavigationEntry =
  | (BaseEntry & { menu: Exclude<MenuName, 'admin'> })
  | (BaseEntry & BackOfficeFields & { menu: 'admin' });

/** An entry with the subject of the screen that it opens, which the route of the screen declares. */
export type LinkedEntry = NavigationEntry & { subject?: Subject | undefined };

interface RoomScreens {
  screens?: RouteObject[];
  navigation?: NavigationEntry[];
}

/** The menu entries of rooms, with the subjects of their screens. */
export const navigationOf = (rooms: RoomScreens[]): LinkedEntry[] =>
  rooms.flatMap(({ screens = [], navigation = [] }) =>
    navigation.map((entry) => ({ ...entry, subject: subjectOf(screens.find(({ path }) => path === entry.to)) })),
  );

/** The subject of the screen of a route. */
export const subjectOf = (route: { handle?: unknown } | undefined): Subject | undefined =>
  (route?.handle as ScreenHandle | undefined)?.subject;

/** The entries whose screens somebody may see. */
export const visibleEntries = (entries: LinkedEntry[], subjects: ReadonlySet<Subject>): LinkedEntry[] =>
  entries.filter(({ subject }) => !subject || subjects.has(subject));

interface NavigationCounts {
  admin: AdminCounts;
  tasks: number;
  approvals: number;
}

/** An entry as it is shown, with its numbers. */
export interface NavigationItem extends Pick<BaseEntry, 'to' | 'label' | 'icon' | 'isExternal' | 'actions'> {
  pendingCount?: number;
  awaitingCount?: number;
}

/** An entry as the back office shows it. */
export interface BackOfficeItem extends NavigationItem, Omit<BackOfficeFields, 'total'> {
  totalCount?: number;
}

type Menus = Record<Exclude<MenuName, 'admin'>, NavigationItem[]> & { admin: BackOfficeItem[] };

/** Returns the items of each menu, in the order of the rooms. */
export function menusOf(entries: LinkedEntry[], counts: NavigationCounts): Menus {
  const menus: Menus = { main: [], company: [], further: [], admin: [], terms: [] };
  for (const { pending, awaiting, subject: _, ...entry } of entries) {
    const numbers = {
      ...(pending && { pendingCount: counts.admin[pending] ?? 0 }),
      ...(awaiting && { awaitingCount: counts[awaiting] }),
    };
    if (entry.menu === 'admin') {
      const { menu, total, ...item } = entry;
      menus[menu].push({ ...item, ...numbers, ...(total && { totalCount: counts.admin[total] ?? 0 }) });
    } else {
      const { menu, ...item } = entry;
      menus[menu].push({ ...item, ...numbers });
    }
  }
  return menus;
}
