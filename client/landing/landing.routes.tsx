import { redirectTo } from '../relay/redirectTo.ts';
import { sessionToken } from '../relay/session.ts';
import type { ClientRoom } from '../room.ts';

export const landingRoom: ClientRoom = {
  publicPages: [
    {
      path: '/',
      loader: ({ request }) => (sessionToken() ? redirectTo(request, '/dashboard') : null),
      lazy: { Component: async () => (await import('./LandingScreen.tsx')).LandingScreen },
    },
  ],
};
