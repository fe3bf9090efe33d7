import { redirectTo } from '../../app/relay/redirectTo.ts';
import { sessionToken } from '../../app/relay/session.ts';
import type { ClientRoom } from '../../app/room.ts';

export const registrationRoom: ClientRoom = {
  publicPages: [
    {
      path: '/register',
      loader: ({ request }) => (sessionToken() ? redirectTo(request, '/dashboard') : null),
      lazy: { Component: async () => (await import('./RegistrationScreen.tsx')).RegistrationScreen },
    },
  ],
};
