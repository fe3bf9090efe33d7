import type { RouteObject } from 'react-router';
import type { Area } from './shell/areas/area.ts';
import type { CustomersSee } from './shell/areas/areaRoute.tsx';
import type { NavigationEntry } from './shell/navigation.ts';

/**
 * The routes and menu entries that a room adds to the client. The declarations of customers' rooms are loaded when the
 * client starts, and those of admins' rooms together, so they import their screens by `import()` alone.
 */
export interface ClientRoom {
  /** The routes of screens for signed-in users, in the frame of the portal. */
  screens?: RouteObject[];
  /** The routes of pages that need no sign-in, in the frame of the public pages. */
  publicPages?: RouteObject[];
  /** The routes of pages that need no sign-in and have no frame, such as the sign-in itself. */
  framelessPages?: RouteObject[];
  /** The entries of the menus and of the command palette. */
  navigation?: NavigationEntry[];
}

/** A room of the back office. Its screens, its menu entries and their actions are those of employees of the area. */
export interface AdminRoom extends ClientRoom {
  area: Area;
  customersSee?: CustomersSee;
}
