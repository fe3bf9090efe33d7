import { loadQuery } from 'react-relay';
import { Navigate, redirect, type RouteObject } from 'react-router';
import dashboardQuery, { type DashboardScreenQuery } from './dashboard/__generated__/DashboardScreenQuery.graphql.ts';
import { PublicRoute } from './PublicRoute.tsx';
import { environment } from './relay/environment.ts';
import { requireSignIn, screen } from './relay/screen.tsx';
import { sessionToken } from './relay/session.ts';
import shellQuery from './shell/__generated__/ShellQuery.graphql.ts';
import { Spinner } from './ui/Meters.tsx';

/** Every address there is. A room joins with a line. */
export const routes: RouteObject[] = [
  {
    hydrateFallbackElement: <Spinner />,
    children: [
      { path: '/login', lazy: { Component: async () => (await import('./login/LoginScreen.tsx')).LoginScreen } },
      { path: '/reset-password', lazy: { Component: async () => (await import('./login/ResetPasswordScreen.tsx')).ResetPasswordScreen } },
      {
        element: <PublicRoute />,
        children: [
          {
            path: '/',
            loader: () => (sessionToken() ? redirect('/dashboard') : null),
            lazy: { Component: async () => (await import('./landing/LandingScreen.tsx')).LandingScreen },
          },
          ...['/terms', '/terms/service-agreement', '/terms/clip-card', '/terms/license', '/terms/privacy'].map((path) => ({
            path, lazy: { Component: async () => (await import('./terms/TermsScreen.tsx')).TermsScreen },
          })),
        ],
      },
      {
        loader: (args) => {
          requireSignIn(args);
          return loadQuery(environment(), shellQuery, {});
        },
        // Who is signed in does not change from screen to screen.
        shouldRevalidate: () => false,
        lazy: { Component: async () => (await import('./shell/Shell.tsx')).Shell },
        children: [
          screen<DashboardScreenQuery>({ path: '/dashboard', query: dashboardQuery, load: async () => (await import('./dashboard/DashboardScreen.tsx')).DashboardScreen }),
        ],
      },
      ...(import.meta.env.DEV ? [{ path: '/dev/ui', lazy: { Component: async () => (await import('./ui/gallery/GalleryScreen.tsx')).GalleryScreen } }] : []),
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
