import type { RouteObject } from 'react-router';
import { loadPictures } from '../client/testing/browser/loadPictures.ts';
import type { Picture } from '../client/testing/Picture.ts';
import { loadClientRoutes, pathsOf } from './clientPaths.ts';

const matches = (route: string, path: string) =>
  new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(path.split('?')[0]!);

/** Returns the paths of screens of which no picture is taken. A picture of a dialog shows the dialog alone. */
export function unpicturedScreens(routes: RouteObject[], pictures: Picture[]): string[] {
  // Redirects have no code to load.
  return pathsOf(routes, ({ lazy }) => Boolean(lazy)).filter(
    (route) => !pictures.some(({ path, press }) => !press && matches(route, path)),
  );
}

if (import.meta.filename === process.argv[1]) {
  const missing = unpicturedScreens(
    await loadClientRoutes(),
    (await loadPictures()).flatMap(([, ofRoom]) => ofRoom),
  );
  for (const path of missing) process.stderr.write(`No *.pictures.ts has a picture of the screen ${path}\n`);
  process.exitCode = missing.length ? 1 : 0;
}
