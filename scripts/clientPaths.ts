import { writeFileSync } from 'node:fs';
import type { RouteObject } from 'react-router';

/** All routes of the client, apart from the one for unknown paths. */
export async function loadClientRoutes(): Promise<RouteObject[]> {
  const [{ rooms }, { visitorRooms }, { adminRooms }] = await Promise.all([
    import('../client/rooms.ts'),
    import('../client/visitorRooms.ts'),
    import('../client/adminRooms.ts'),
  ]);
  return [...rooms, ...visitorRooms, ...adminRooms].flatMap(
    ({ screens = [], publicPages = [], framelessPages = [] }) => [...screens, ...publicPages, ...framelessPages],
  );
}

/** The full paths of these routes and their children, with parameters such as `:taskId`. */
export function pathsOf(
  routes: RouteObject[],
  isListed: (route: RouteObject) => boolean = () => true,
  parent = '',
): string[] {
  return routes.flatMap((route) => {
    const { path = '', children = [] } = route;
    const fullPath = path.startsWith('/') ? path : `${parent}/${path}`.replace(/\/$/, '');
    return [...(isListed(route) ? [fullPath || '/'] : []), ...pathsOf(children, isListed, fullPath)];
  });
}

/** Writes the paths to the file that the server reads, which answers 404 at all others. */
if (import.meta.filename === process.argv[1])
  writeFileSync(process.argv[2]!, JSON.stringify([...new Set(pathsOf(await loadClientRoutes()))].sort()));
