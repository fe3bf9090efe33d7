import { loadQuery } from 'react-relay';
import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { PublicRoute } from './PublicRoute.tsx';
import { environment } from './relay/environment.ts';
import { requireSignIn } from './relay/screenRoute.tsx';
import type { ClientRoom } from './room.ts';
import { rooms } from './rooms.ts';
import { RouteFailed } from './RouteFailed.tsx';
import type { AdminNavigation } from './shell/useAdminNavigation.ts';
import { Spinner } from './ui/Meters.tsx';
import shellQuery from './shell/__generated__/ShellQuery.graphql.ts';

const SHELL_ID = 'shell';
const navigationOf = (ofRooms: ClientRoom[]) => ofRooms.flatMap((room) => room.navigation ?? []);
const navigation = navigationOf(rooms);

/** Customers never need the rooms of admins, so these are not part of the first load. */
const loadAdminRooms = async () => {
  const { adminRooms } = await import('./adminRooms.ts');
  adminNavigation.loaded ??= navigationOf(adminRooms);
  return adminRooms;
};
const adminNavigation: AdminNavigation = {
  load: async () => {
    await loadAdminRooms();
    return adminNavigation.loaded!;
  },
};

/** Adds the routes of the back office to the shell when one of their addresses is opened. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!path.startsWith('/admin/')) return;
  const adminRooms = await loadAdminRooms();
  patch(SHELL_ID, [
    {
      id: 'back-office',
      lazy: {
        Component: async () => (await import('./shell/backOffice/BackOfficeFrame.tsx')).BackOfficeFrame,
      },
      children: adminRooms.flatMap(({ screens = [] }) => screens),
    },
  ]);
};

/**
 * The routes of the client without those of admins. Screens for signed-in users are shown inside `Shell`,
 * which loads the user, and a frame. An unknown path leads to `/`.
 */
export const routes: RouteObject[] = [
  {
    hydrateFallbackElement: <Spinner />,
    errorElement: <RouteFailed />,
    children: [
      ...rooms.flatMap(({ framelessPages = [] }) => framelessPages),
      { element: <PublicRoute />, children: rooms.flatMap(({ publicPages = [] }) => publicPages) },
      {
        id: SHELL_ID,
        loader: (args) => {
          requireSignIn(args);
          return loadQuery(environment(), shellQuery, {});
        },
        // The signed-in user does not change from screen to screen.
        shouldRevalidate: () => false,
        lazy: {
          Component: async () => {
            const { Shell } = await import('./shell/Shell.tsx');
            return () => <Shell navigation={navigation} adminNavigation={adminNavigation} />;
          },
        },
        children: [
          {
            lazy: { Component: async () => (await import('./shell/Shell.tsx')).CustomerFrame },
            children: rooms.flatMap(({ screens = [] }) => screens),
          },
        ],
      },
      ...(import.meta.env.DEV
        ? [
            {
              path: '/dev/ui',
              lazy: { Component: async () => (await import('./ui/gallery/GalleryScreen.tsx')).GalleryScreen },
            },
          ]
        : []),
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
