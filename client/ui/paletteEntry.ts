import type { ReactNode } from 'react';

export interface PaletteEntry {
  id: string;
  label: string;
  /** The label with its matching letters marked. */
  marked?: ReactNode;
  /** A second line: what it is, and where. */
  details?: string;
  icon?: ReactNode;
  /** The address that the entry opens, if it does. It is prefetched while the entry is chosen (see prefetchLinks). */
  to?: string;
  onChoose: () => void;
  /** What else can be done with it. */
  actions?: PaletteEntry[];
}

export interface PaletteGroup {
  title: string;
  entries: PaletteEntry[];
}
