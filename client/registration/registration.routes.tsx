import { redirectTo } from '../relay/redirectTo.ts';
import { sessionToken } from '../relay/session.ts';
import type { ClientRoom } from '../room.ts';

export const registrationRoom: ClientRoom = {
  publicPages: [
    {
      path: '/register',
      loader: ({ request }) => (sessionToken() ? redirectTo(request, '/dashboard') : null),
      lazy: { Component: async () => (await import('./RegistrationScreen.tsx')).RegistrationScreen },
    },
  ],
};
