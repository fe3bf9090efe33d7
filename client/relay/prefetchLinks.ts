import { matchRoutes, type DataRouter } from 'react-router';
import type { ScreenHandle } from './screenRoute.tsx';
import { sessionToken } from './session.ts';

/** A pointer that only crosses a link on its way to another one prefetches nothing. */
const HOVER_MS = 60;

/**
 * Prefetches the code and the data of a screen when the pointer rests on a link of a navigation, or the link gets the
 * focus, so that the screen opens at once. Links elsewhere are left out, because a table has one in each row. Returns a
 * function that stops it.
 */
export function prefetchLinks(router: DataRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: string | undefined;
  const listen = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('nav a[href^="/"]') : null;
    if (link?.href === latest) return;
    latest = link?.href;
    clearTimeout(timer);
    if (link && !link.ariaCurrent) timer = setTimeout(() => prefetchScreen(router, link.href), HOVER_MS);
  };
  document.addEventListener('pointerover', listen);
  document.addEventListener('focusin', listen);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', listen);
    document.removeEventListener('focusin', listen);
  };
}

/** Prefetches what an address shows beside the screens that are shown already. Errors are left to the navigation. */
function prefetchScreen(router: DataRouter, href: string): void {
  if (!sessionToken()) return;
  const request = new Request(href);
  const shown = new Set(router.state.matches.map(({ route, pathname }) => `${route.id} ${pathname}`));
  for (const { route, pathname, params } of matchRoutes(router.routes, new URL(href).pathname) ?? []) {
    const { prefetch } = (route.handle as Partial<ScreenHandle> | undefined) ?? {};
    if (!shown.has(`${route.id} ${pathname}`)) void prefetch?.({ request, params }).catch(() => undefined);
  }
}
