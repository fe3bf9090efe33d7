import { loadQuery } from 'react-relay';
import { Navigate, redirect, type RouteObject } from 'react-router';
import companyQuery, { type CompanyScreenQuery } from './company/__generated__/CompanyScreenQuery.graphql.ts';
import dashboardQuery, { type DashboardScreenQuery } from './dashboard/__generated__/DashboardScreenQuery.graphql.ts';
import departmentsQuery, { type DepartmentsScreenQuery } from './departments/__generated__/DepartmentsScreenQuery.graphql.ts';
import installationsQuery, { type InstallationsScreenQuery } from './installations/__generated__/InstallationsScreenQuery.graphql.ts';
import invitationQuery, { type InvitationScreenQuery } from './invitations/__generated__/InvitationScreenQuery.graphql.ts';
import paymentsQuery, { type PaymentsScreenQuery } from './payments/__generated__/PaymentsScreenQuery.graphql.ts';
import profileQuery, { type ProfileScreenQuery } from './profile/__generated__/ProfileScreenQuery.graphql.ts';
import { PublicRoute } from './PublicRoute.tsx';
import { environment } from './relay/environment.ts';
import { requireSignIn, screen } from './relay/screen.tsx';
import { sessionToken } from './relay/session.ts';
import shellQuery from './shell/__generated__/ShellQuery.graphql.ts';
import { Spinner } from './ui/Meters.tsx';
import usersQuery, { type UsersScreenQuery } from './users/__generated__/UsersScreenQuery.graphql.ts';

/** Every address there is. A room joins with a line. */
export const routes: RouteObject[] = [
  {
    hydrateFallbackElement: <Spinner />,
    children: [
      { path: '/login', lazy: { Component: async () => (await import('./login/LoginScreen.tsx')).LoginScreen } },
      { path: '/reset-password', lazy: { Component: async () => (await import('./login/ResetPasswordScreen.tsx')).ResetPasswordScreen } },
      {
        path: '/invitation',
        loader: ({ request }) => loadQuery<InvitationScreenQuery>(environment(), invitationQuery, { token: new URL(request.url).searchParams.get('token') ?? '' }),
        lazy: { Component: async () => (await import('./invitations/InvitationScreen.tsx')).InvitationScreen },
      },
      {
        element: <PublicRoute />,
        children: [
          {
            path: '/',
            loader: () => (sessionToken() ? redirect('/dashboard') : null),
            lazy: { Component: async () => (await import('./landing/LandingScreen.tsx')).LandingScreen },
          },
          {
            path: '/register',
            loader: () => (sessionToken() ? redirect('/dashboard') : null),
            lazy: { Component: async () => (await import('./registration/RegistrationScreen.tsx')).RegistrationScreen },
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
          screen<DepartmentsScreenQuery>({ path: '/departments', query: departmentsQuery, load: async () => (await import('./departments/DepartmentsScreen.tsx')).DepartmentsScreen }),
          screen<PaymentsScreenQuery>({
            path: '/payments', query: paymentsQuery, load: async () => (await import('./payments/PaymentsScreen.tsx')).PaymentsScreen,
            variables: ({ request }) => {
              const departmentId = new URL(request.url).searchParams.get('department') ?? '';
              return { departmentId, isChosen: departmentId !== '' };
            },
          }),
          screen<ProfileScreenQuery>({ path: '/profile', query: profileQuery, load: async () => (await import('./profile/ProfileScreen.tsx')).ProfileScreen }),
          screen<InstallationsScreenQuery>({ path: '/zendesk-instances', query: installationsQuery, load: async () => (await import('./installations/InstallationsScreen.tsx')).InstallationsScreen }),
          screen<UsersScreenQuery>({ path: '/users', query: usersQuery, load: async () => (await import('./users/UsersScreen.tsx')).UsersScreen }),
          screen<CompanyScreenQuery>({ path: '/company', query: companyQuery, load: async () => (await import('./company/CompanyScreen.tsx')).CompanyScreen }),
        ],
      },
      ...(import.meta.env.DEV ? [{ path: '/dev/ui', lazy: { Component: async () => (await import('./ui/gallery/GalleryScreen.tsx')).GalleryScreen } }] : []),
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
