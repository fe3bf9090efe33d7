import { redirect, replace } from 'react-router';

/**
 * Redirects from a route loader to a path of the portal.
 *
 * An address that was opened directly or by the Back button already has an entry in the browser's history. The
 * redirect replaces that entry, because Back would otherwise lead to the redirecting address, and from there forward
 * again. The navigation of a link within the portal has no entry yet, so an ordinary redirect is enough.
 */
export function redirectTo(request: Request, path: string): Response {
  const { pathname, search } = new URL(request.url);
  const isInHistory = window.location.pathname === pathname && window.location.search === search;
  return isInHistory ? replace(path) : redirect(path);
}
