import { redirectTo } from '../relay/redirectTo.ts';
import { localPath, sessionToken } from '../relay/session.ts';
import type { ClientRoom } from '../room.ts';
import { loadEmailConfirmation } from './loadEmailConfirmation.ts';
import { loadResetLink } from './loadResetLink.ts';

export const loginRoom: ClientRoom = {
  framelessPages: [
    {
      path: '/login',
      loader: ({ request }) => (sessionToken() ? redirectTo(request, localPath(parameterOf(request, 'next'))) : null),
      lazy: { Component: async () => (await import('./LoginScreen.tsx')).LoginScreen },
    },
    {
      path: '/reset-password',
      loader: ({ request }) => {
        const token = parameterOf(request, 'token');
        return token ? loadResetLink(token) : null;
      },
      lazy: { Component: async () => (await import('./ResetPasswordScreen.tsx')).ResetPasswordScreen },
    },
    {
      path: '/confirm-email',
      loader: ({ request }) => loadEmailConfirmation(parameterOf(request, 'token') ?? ''),
      lazy: { Component: async () => (await import('./ConfirmEmailScreen.tsx')).ConfirmEmailScreen },
    },
  ],
};

const parameterOf = (request: Request, name: string) => new URL(request.url).searchParams.get(name);
