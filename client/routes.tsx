import { loadQuery } from 'react-relay';
import { Navigate, type RouteObject } from 'react-router';
import { adminRoutes } from './admin/adminRoutes.ts';
import { customerRoutes } from './customerRoutes.ts';
import { publicRoutes } from './publicRoutes.tsx';
import { environment } from './relay/environment.ts';
import { requireSignIn } from './relay/screenRoute.tsx';
import { RouteFailed } from './RouteFailed.tsx';
import { Spinner } from './ui/Meters.tsx';
import shellQuery from './shell/__generated__/ShellQuery.graphql.ts';

/** All routes of the client. Screens for signed-in users are shown in the frame of the shell. */
export const routes: RouteObject[] = [
  {
    hydrateFallbackElement: <Spinner />,
    errorElement: <RouteFailed />,
    children: [
      ...publicRoutes,
      {
        loader: (args) => {
          requireSignIn(args);
          return loadQuery(environment(), shellQuery, {});
        },
        // The signed-in user does not change from screen to screen.
        shouldRevalidate: () => false,
        lazy: { Component: async () => (await import('./shell/Shell.tsx')).Shell },
        children: [...customerRoutes, ...adminRoutes],
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
