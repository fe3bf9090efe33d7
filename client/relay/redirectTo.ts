import { redirect, replace } from 'react-router';

/**
 * Redirects from a loader. An address that was opened directly, or by the Back button, has an entry in the browser's history
 * already: the target takes its place, since Back would otherwise lead to the address that redirects, and on again. A link within
 * the portal adds its entry only once it is followed.
 */
export function redirectTo(request: Request, path: string): Response {
  const { pathname, search } = new URL(request.url);
  const isInHistory = window.location.pathname === pathname && window.location.search === search;
  return isInHistory ? replace(path) : redirect(path);
}
