import type { ClientRoom } from '../../app/room.ts';

/** Apart from the sign-in, because the page also offers to join a company and is loaded with Relay. */
export const providerRoom: ClientRoom = {
  framelessPages: [
    {
      path: '/login/callback',
      loader: async ({ request }) => (await import('./ProviderCallbackScreen.tsx')).completeAtProvider(request.url),
      lazy: { Component: async () => (await import('./ProviderCallbackScreen.tsx')).ProviderCallbackScreen },
    },
  ],
};
