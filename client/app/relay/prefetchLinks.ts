import { matchRoutes, type DataRouter, type LoaderFunctionArgs } from 'react-router';
import { isInOtherCompany } from './otherTabs.ts';
import { prefetchScreenQuery } from './prefetchScreenQuery.ts';
import type { ScreenHandle } from './screenRoute.tsx';
import { sessionToken } from './session.ts';

/** A pointer that only crosses a link on its way to another one prefetches nothing. */
const HOVER_MS = 60;

const TYPES = ['pointerover', 'focusin', 'keyup'];

/**
 * Prefetches the code and the data of a screen when the pointer rests on a link to it, the link gets the focus, or the
 * arrow keys choose it in the command palette, so that the screen opens at once. A finger that touches a link
 * prefetches nothing, because most touches scroll. Returns a function that stops it.
 */
export function prefetchLinks(router: DataRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: string | undefined;
  const listen = (event: Event) => {
    if ('pointerType' in event && event.pointerType === 'touch') return;
    const link = chosenBy(event)?.closest<HTMLElement>('a[href^="/"], [data-prefetch]');
    const address = link ? addressOf(link) : undefined;
    if (address === latest) return;
    latest = address;
    clearTimeout(timer);
    if (address) timer = setTimeout(() => prefetchAddress(router, address), HOVER_MS);
  };
  for (const type of TYPES) document.addEventListener(type, listen);
  return () => {
    clearTimeout(timer);
    for (const type of TYPES) document.removeEventListener(type, listen);
  };
}

/** The element below the pointer or with the focus. In the palette, the field has the focus and names the choice. */
function chosenBy({ target }: Event): Element | null {
  if (!(target instanceof Element)) return null;
  const choice = target.getAttribute('aria-activedescendant');
  return choice ? document.getElementById(choice) : target;
}

/**
 * The address of a link, or of an element that opens a screen without being a link. Undefined for the open screen, and
 * for screens of another company.
 */
function addressOf(element: HTMLElement): string | undefined {
  if (!(element instanceof HTMLAnchorElement))
    return new URL(element.dataset.prefetch ?? '', window.location.origin).href;
  const isElsewhere = (element.target && element.target !== '_self') || element.hasAttribute('download');
  return isElsewhere || element.ariaCurrent || isInOtherCompany(element.href) ? undefined : element.href;
}

/** Prefetches what an address shows beside the screens that are shown already. Errors are left to the navigation. */
function prefetchAddress(router: DataRouter, href: string): void {
  if (!sessionToken() || savesData()) return;
  const request = new Request(href);
  const shown = new Set(router.state.matches.map(({ route, pathname }) => `${route.id} ${pathname}`));
  for (const { route, pathname, params } of matchRoutes(router.routes, new URL(href).pathname) ?? []) {
    const { query, variables, load } = (route.handle as Partial<ScreenHandle> | undefined) ?? {};
    if (query && load && !shown.has(`${route.id} ${pathname}`))
      prefetchScreen({ query, variables, load }, { request, params } as LoaderFunctionArgs).catch(() => undefined);
  }
}

async function prefetchScreen({ query, variables, load }: ScreenHandle, args: LoaderFunctionArgs): Promise<void> {
  const code = load();
  prefetchScreenQuery(query, (await variables?.(args)) ?? {});
  await code;
}

/** Whether the user has asked the browser to save data. Not all browsers say. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
