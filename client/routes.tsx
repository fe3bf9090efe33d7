import { matchRoutes, Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { PublicRoute } from './app/PublicRoute.tsx';
import { RouteFailed } from './app/RouteFailed.tsx';
import { Spinner } from './ui/Meters.tsx';
import { visitorRooms } from './visitorRooms.ts';

const ROOT_ID = 'root';

const visitorRoutes: RouteObject[] = [
  ...visitorRooms.flatMap(({ framelessPages = [] }) => framelessPages),
  { element: <PublicRoute />, children: visitorRooms.flatMap(({ publicPages = [] }) => publicPages) },
];

const loadPortal = () => import('./portalRoutes.tsx');

/** Adds the routes of the portal, and those of the back office, when one of their addresses is opened. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (matchRoutes(visitorRoutes, path)) return;
  const { portalRoutes, patchAdminRoutes } = await loadPortal();
  patch(ROOT_ID, portalRoutes);
  if (path.startsWith('/admin/')) await patchAdminRoutes(patch);
};

/**
 * Prefetches the code of the overview when somebody types on a page for visitors: the user is about to sign in, or to
 * register.
 */
export function prefetchPortalOnInput(): void {
  const prefetch = () => {
    if (!matchRoutes(visitorRoutes, window.location.pathname)) return;
    document.removeEventListener('input', prefetch);
    for (const load of [
      loadPortal,
      () => import('./app/shell/Shell.tsx'),
      () => import('./customer/dashboard/DashboardScreen.tsx'),
    ])
      load().catch(() => undefined);
  };
  document.addEventListener('input', prefetch);
}

/** The routes of the pages for visitors. An unknown path leads to `/`. */
export const routes: RouteObject[] = [
  {
    id: ROOT_ID,
    hydrateFallbackElement: <Spinner />,
    errorElement: <RouteFailed />,
    children: [...visitorRoutes, { path: '*', element: <Navigate to="/" replace /> }],
  },
];
