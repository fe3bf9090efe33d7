import { loadQuery } from 'react-relay';
import type { RouteObject } from 'react-router';
import { PublicRoute } from './PublicRoute.tsx';
import { environment } from './relay/environment.ts';
import { redirectTo } from './relay/redirectTo.ts';
import { localPath, sessionToken } from './relay/session.ts';
import eventPlaceQuery from './events/place/__generated__/EventPlaceScreenQuery$parameters.ts';
import type { EventPlaceScreenQuery } from './events/place/__generated__/EventPlaceScreenQuery.graphql.ts';
import invitationQuery from './invitations/__generated__/InvitationScreenQuery$parameters.ts';
import type { InvitationScreenQuery } from './invitations/__generated__/InvitationScreenQuery.graphql.ts';
import confirmEmailQuery from './login/__generated__/ConfirmEmailScreenQuery$parameters.ts';
import type { ConfirmEmailScreenQuery } from './login/__generated__/ConfirmEmailScreenQuery.graphql.ts';
import resetPasswordQuery from './login/__generated__/ResetPasswordScreenQuery$parameters.ts';
import type { ResetPasswordScreenQuery } from './login/__generated__/ResetPasswordScreenQuery.graphql.ts';

/** The routes that need no sign-in: the sign-in itself, the pages of links in mails, and the public pages. */
export const publicRoutes: RouteObject[] = [
  {
    path: '/login',
    loader: ({ request }) =>
      sessionToken() ? redirectTo(request, localPath(new URL(request.url).searchParams.get('next'))) : null,
    lazy: { Component: async () => (await import('./login/LoginScreen.tsx')).LoginScreen },
  },
  {
    path: '/reset-password',
    loader: ({ request }) => {
      const token = new URL(request.url).searchParams.get('token');
      // The link can be used once, so a cached answer may be out of date.
      return token
        ? loadQuery<ResetPasswordScreenQuery>(
            environment(),
            resetPasswordQuery,
            { token },
            { fetchPolicy: 'network-only' },
          )
        : null;
    },
    lazy: { Component: async () => (await import('./login/ResetPasswordScreen.tsx')).ResetPasswordScreen },
  },
  {
    path: '/confirm-email',
    loader: ({ request }) =>
      loadQuery<ConfirmEmailScreenQuery>(environment(), confirmEmailQuery, {
        token: new URL(request.url).searchParams.get('token') ?? '',
      }),
    lazy: { Component: async () => (await import('./login/ConfirmEmailScreen.tsx')).ConfirmEmailScreen },
  },
  {
    path: '/invitation',
    loader: ({ request }) =>
      loadQuery<InvitationScreenQuery>(environment(), invitationQuery, {
        token: new URL(request.url).searchParams.get('token') ?? '',
      }),
    lazy: { Component: async () => (await import('./invitations/InvitationScreen.tsx')).InvitationScreen },
  },
  {
    element: <PublicRoute />,
    children: [
      {
        path: '/',
        loader: ({ request }) => (sessionToken() ? redirectTo(request, '/dashboard') : null),
        lazy: { Component: async () => (await import('./landing/LandingScreen.tsx')).LandingScreen },
      },
      {
        path: '/register',
        loader: ({ request }) => (sessionToken() ? redirectTo(request, '/dashboard') : null),
        lazy: { Component: async () => (await import('./registration/RegistrationScreen.tsx')).RegistrationScreen },
      },
      ...['/terms', '/terms/service-agreement', '/terms/clip-card', '/terms/license', '/terms/privacy'].map((path) => ({
        path,
        lazy: { Component: async () => (await import('./terms/TermsScreen.tsx')).TermsScreen },
      })),
      {
        path: '/events/registration',
        loader: ({ request }) =>
          loadQuery<EventPlaceScreenQuery>(environment(), eventPlaceQuery, {
            key: new URL(request.url).searchParams.get('key') ?? '',
          }),
        lazy: { Component: async () => (await import('./events/place/EventPlaceScreen.tsx')).EventPlaceScreen },
      },
      {
        path: '/events/public/:publicLink',
        lazy: {
          loader: async () => (await import('./events/public/loadPublicEvent.ts')).loadPublicEvent,
          Component: async () => (await import('./events/public/PublicEventScreen.tsx')).PublicEventScreen,
        },
        // The search parameters open the form; the event itself stays the same.
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          defaultShouldRevalidate && currentUrl.search === nextUrl.search,
      },
    ],
  },
];
