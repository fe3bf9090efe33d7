import { loadQuery } from 'react-relay';
import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { PublicRoute } from './PublicRoute.tsx';
import { environment } from './relay/environment.ts';
import { requireSignIn } from './relay/screenRoute.tsx';
import type { ClientRoom } from './room.ts';
import { rooms } from './rooms.ts';
import { RouteFailed } from './RouteFailed.tsx';
import { Spinner } from './ui/Meters.tsx';
import shellQuery from './shell/__generated__/ShellQuery.graphql.ts';

const FRAME_ID = 'frame';
const navigationOf = (ofRooms: ClientRoom[]) => ofRooms.flatMap((room) => room.navigation ?? []);
const navigation = navigationOf(rooms);

/** Customers never need the rooms of admins, so these are not part of the first load. */
const loadAdminRooms = async () => (await import('./adminRooms.ts')).adminRooms;
const loadAdminNavigation = async () => navigationOf(await loadAdminRooms());

/** Adds the routes of the admins' screens to the frame when one of their addresses is opened. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!path.startsWith('/admin/')) return;
  const adminRooms = await loadAdminRooms();
  patch(
    FRAME_ID,
    adminRooms.flatMap(({ screens = [] }) => screens),
  );
};

/**
 * The routes of the client without those of admins. Screens for signed-in users are shown inside `Shell`. An unknown
 * path leads to `/`.
 */
export const routes: RouteObject[] = [
  {
    hydrateFallbackElement: <Spinner />,
    errorElement: <RouteFailed />,
    children: [
      ...rooms.flatMap(({ framelessPages = [] }) => framelessPages),
      { element: <PublicRoute />, children: rooms.flatMap(({ publicPages = [] }) => publicPages) },
      {
        id: FRAME_ID,
        loader: (args) => {
          requireSignIn(args);
          return loadQuery(environment(), shellQuery, {});
        },
        // The signed-in user does not change from screen to screen.
        shouldRevalidate: () => false,
        lazy: {
          Component: async () => {
            const { Shell } = await import('./shell/Shell.tsx');
            return () => <Shell navigation={navigation} loadAdminNavigation={loadAdminNavigation} />;
          },
        },
        children: rooms.flatMap(({ screens = [] }) => screens),
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
