import { redirectTo } from '../../app/relay/redirectTo.ts';
import { localPath, sessionToken } from '../../app/relay/session.ts';
import type { ClientRoom } from '../../app/room.ts';

export const loginRoom: ClientRoom = {
  framelessPages: [
    {
      path: '/login',
      loader: ({ request }) => (sessionToken() ? redirectTo(request, localPath(parameterOf(request, 'next'))) : null),
      lazy: { Component: async () => (await import('./LoginScreen.tsx')).LoginScreen },
    },
    {
      path: '/reset-password',
      loader: async ({ request }) => {
        const token = parameterOf(request, 'token');
        return token ? (await import('./loadResetLink.ts')).loadResetLink(token) : null;
      },
      lazy: { Component: async () => (await import('./ResetPasswordScreen.tsx')).ResetPasswordScreen },
    },
    {
      path: '/confirm-email',
      loader: async ({ request }) =>
        (await import('./loadEmailConfirmation.ts')).loadEmailConfirmation(parameterOf(request, 'token') ?? ''),
      lazy: { Component: async () => (await import('./ConfirmEmailScreen.tsx')).ConfirmEmailScreen },
    },
  ],
};

const parameterOf = (request: Request, name: string) => new URL(request.url).searchParams.get(name);
