import { loadQuery } from 'react-relay';
import { Navigate, type RouteObject } from 'react-router';
import { PublicRoute } from './PublicRoute.tsx';
import { environment } from './relay/environment.ts';
import { requireSignIn } from './relay/screenRoute.tsx';
import { rooms } from './rooms.ts';
import { RouteFailed } from './RouteFailed.tsx';
import { Spinner } from './ui/Meters.tsx';
import shellQuery from './shell/__generated__/ShellQuery.graphql.ts';

const navigation = rooms.flatMap((room) => room.navigation ?? []);

/** All routes of the client. Screens for signed-in users are shown inside `Shell`. An unknown path leads to `/`. */
export const routes: RouteObject[] = [
  {
    hydrateFallbackElement: <Spinner />,
    errorElement: <RouteFailed />,
    children: [
      ...rooms.flatMap(({ framelessPages = [] }) => framelessPages),
      { element: <PublicRoute />, children: rooms.flatMap(({ publicPages = [] }) => publicPages) },
      {
        loader: (args) => {
          requireSignIn(args);
          return loadQuery(environment(), shellQuery, {});
        },
        // The signed-in user does not change from screen to screen.
        shouldRevalidate: () => false,
        lazy: {
          Component: async () => {
            const { Shell } = await import('./shell/Shell.tsx');
            return () => <Shell navigation={navigation} />;
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
