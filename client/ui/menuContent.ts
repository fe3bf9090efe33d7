import type { ReactNode } from 'react';

/** An entry of a menu. */
export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  to?: string;
  /** `newTab` for a page outside the portal, `file` for a download. In both cases the current page stays. */
  opens?: 'newTab' | 'file';
  danger?: boolean;
  isDisabled?: boolean;
  /** Whether the entry leads to the current screen. */
  isCurrent?: boolean;
  /** Puts a line above the entry. */
  startsGroup?: boolean;
  /** Content at the end of the entry, such as a number of pending items. */
  end?: ReactNode;
  onAction?: () => void;
}

/** The entries of a menu, and its name for screen readers. */
export interface MenuContent {
  label: string;
  entries: MenuEntry[];
  /** Content above the entries, such as the name of the signed-in user. */
  header?: ReactNode;
}
