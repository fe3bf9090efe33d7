import type { RouteObject } from 'react-router';
import { loadPictures } from '../client/testing/browser/loadPictures.ts';
import type { Picture } from '../client/testing/Picture.ts';

/** The paths of all routes that show something; redirects have no code to load. */
function pathsOf(routes: RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path = '', children = [], lazy }) => {
    const fullPath = path.startsWith('/') ? path : `${parent}/${path}`.replace(/\/$/, '');
    return [...(lazy ? [fullPath || '/'] : []), ...pathsOf(children, fullPath)];
  });
}

const matches = (route: string, path: string) =>
  new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(path.split('?')[0]!);

/** Returns the paths of screens of which no picture is taken. A picture of a dialog shows the dialog alone. */
export function unpicturedScreens(routes: RouteObject[], pictures: Picture[]): string[] {
  return pathsOf(routes).filter((route) => !pictures.some(({ path, press }) => !press && matches(route, path)));
}

if (import.meta.filename === process.argv[1]) {
  const { rooms } = await import('../client/rooms.ts');
  const { visitorRooms } = await import('../client/visitorRooms.ts');
  const { adminRooms } = await import('../client/adminRooms.ts');
  const routes = [...rooms, ...visitorRooms, ...adminRooms].flatMap(
    ({ screens = [], publicPages = [], framelessPages = [] }) => [...screens, ...publicPages, ...framelessPages],
  );
  const missing = unpicturedScreens(
    routes,
    (await loadPictures()).flatMap(([, ofRoom]) => ofRoom),
  );
  for (const path of missing) process.stderr.write(`No *.pictures.ts has a picture of the screen ${path}\n`);
  process.exitCode = missing.length ? 1 : 0;
}
