import type { NavigationEntry } from '../navigation.ts';
import type { Area, Areas } from './area.ts';

/** A menu entry of a room, with the area of the room. */
export type AreaEntry = NavigationEntry & { readonly area: Area };

/** Returns the entries of the viewer's areas, each with the actions that the viewer may do. */
export const entriesInAreas = (entries: readonly AreaEntry[], areas: Areas): NavigationEntry[] =>
  entries
    .filter(({ area }) => areas[area])
    .map(({ area: _, actions, ...entry }) => ({
      ...entry,
      ...(actions && { actions: actions.filter(({ area }) => !area || areas[area]) }),
    }));
