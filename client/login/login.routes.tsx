import { loadQuery } from 'react-relay';
import { environment } from '../relay/environment.ts';
import { redirectTo } from '../relay/redirectTo.ts';
import { localPath, sessionToken } from '../relay/session.ts';
import type { ClientRoom } from '../room.ts';
import confirmEmailQuery from './__generated__/ConfirmEmailScreenQuery$parameters.ts';
import type { ConfirmEmailScreenQuery } from './__generated__/ConfirmEmailScreenQuery.graphql.ts';
import resetPasswordQuery from './__generated__/ResetPasswordScreenQuery$parameters.ts';
import type { ResetPasswordScreenQuery } from './__generated__/ResetPasswordScreenQuery.graphql.ts';

export const loginRoom: ClientRoom = {
  framelessPages: [
    {
      path: '/login',
      loader: ({ request }) =>
        sessionToken() ? redirectTo(request, localPath(new URL(request.url).searchParams.get('next'))) : null,
      lazy: { Component: async () => (await import('./LoginScreen.tsx')).LoginScreen },
    },
    {
      path: '/login/callback',
      loader: async ({ request }) => (await import('./ProviderCallbackScreen.tsx')).completeAtProvider(request.url),
      lazy: { Component: async () => (await import('./ProviderCallbackScreen.tsx')).ProviderCallbackScreen },
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
      lazy: { Component: async () => (await import('./ResetPasswordScreen.tsx')).ResetPasswordScreen },
    },
    {
      path: '/confirm-email',
      loader: ({ request }) =>
        loadQuery<ConfirmEmailScreenQuery>(environment(), confirmEmailQuery, {
          token: new URL(request.url).searchParams.get('token') ?? '',
        }),
      lazy: { Component: async () => (await import('./ConfirmEmailScreen.tsx')).ConfirmEmailScreen },
    },
  ],
};
