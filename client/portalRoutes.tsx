import { loadQuery, RelayEnvironmentProvider } from 'react-relay';
import { Outlet, type PatchRoutesOnNavigationFunctionArgs, type RouteObject } from 'react-router';
import { PublicRoute } from './app/PublicRoute.tsx';
import { actingCompany } from './app/relay/company.ts';
import { environment } from './app/relay/environment.ts';
import { requireSignIn } from './app/relay/screenRoute.tsx';
import { onSessionEnd } from './app/relay/session.ts';
import { RouteFailedInFrame } from './app/RouteFailed.tsx';
import { navigationOf } from './app/shell/navigation.ts';
import type { AdminNavigation } from './app/shell/useAdminNavigation.ts';
import { SHELL_ID } from './app/shell/useScreenPath.ts';
import { ProofQuestion } from './ProofQuestion.tsx';
import { rooms } from './rooms.ts';
import { setDraftCompany, storeDraft } from './ui/form/drafts.ts';
import shellQuery from '#relay/ShellQuery.graphql';

type PatchRoutes = PatchRoutesOnNavigationFunctionArgs['patch'];

const navigation = navigationOf(rooms);

/** Customers never need the rooms of admins, so these are not part of the first load. */
const loadAdminRooms = async () => {
  const { adminScreens, adminEntries } = await import('./adminRooms.ts');
  adminNavigation.loaded ??= adminEntries;
  return adminScreens;
};
const adminNavigation: AdminNavigation = {
  load: async () => {
    await loadAdminRooms();
    return adminNavigation.loaded!;
  },
};

/** Adds the routes of the back office, which are children of the shell. */
export async function patchAdminRoutes(patch: PatchRoutes): Promise<void> {
  const adminScreens = await loadAdminRooms();
  patch(SHELL_ID, [
    {
      id: 'back-office',
      lazy: {
        Component: async () => (await import('./app/shell/backOffice/BackOfficeFrame.tsx')).BackOfficeFrame,
      },
      children: [{ errorElement: <RouteFailedInFrame />, children: adminScreens }],
    },
  ]);
}

onSessionEnd(storeDraft);
setDraftCompany(() => actingCompany() ?? undefined);

/** The Relay environment around all screens, and the question for a proof of identity. */
const RelayRoute = () => (
  <RelayEnvironmentProvider environment={environment()}>
    <Outlet />
    <ProofQuestion />
  </RelayEnvironmentProvider>
);

/**
 * All routes except those of `visitorRooms` and of admins. Screens for signed-in users are shown inside `Shell`, which
 * loads the user, and a frame.
 */
export const portalRoutes: RouteObject[] = [
  {
    id: 'portal',
    element: <RelayRoute />,
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
            const { Shell } = await import('./app/shell/Shell.tsx');
            return () => <Shell navigation={navigation} adminNavigation={adminNavigation} />;
          },
        },
        children: [
          {
            lazy: { Component: async () => (await import('./app/shell/Shell.tsx')).CustomerFrame },
            children: [
              { errorElement: <RouteFailedInFrame />, children: rooms.flatMap(({ screens = [] }) => screens) },
            ],
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
    ],
  },
];
