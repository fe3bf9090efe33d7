import { ShieldCheck } from 'lucide-react';
import { loadQuery } from 'react-relay';
import { environment } from '../../app/relay/environment.ts';
import { requireSignIn, screenRoute } from '../../app/relay/screenRoute.tsx';
import { SETUP_PATH } from '../../app/relay/session.ts';
import type { ClientRoom } from '../../app/room.ts';
import securityQuery from '#relay/SecurityScreenQuery$parameters';
import type { SecurityScreenQuery } from '#relay/SecurityScreenQuery.graphql';
import setupQuery from '#relay/SetupScreenQuery$parameters';
import type { SetupScreenQuery } from '#relay/SetupScreenQuery.graphql';

export const secondFactorsRoom: ClientRoom = {
  screens: [
    screenRoute<SecurityScreenQuery>({
      path: '/profile/sikkerhed',
      query: securityQuery,
      load: async () => (await import('./SecurityScreen.tsx')).SecurityScreen,
    }),
  ],
  framelessPages: [
    {
      path: SETUP_PATH,
      loader: (args) => {
        requireSignIn(args);
        return loadQuery<SetupScreenQuery>(environment(), setupQuery, {}, { fetchPolicy: 'network-only' });
      },
      lazy: { Component: async () => (await import('./SetupScreen.tsx')).SetupScreen },
    },
  ],
  navigation: [{ menu: 'further', to: '/profile/sikkerhed', label: 'Sikkerhed', icon: <ShieldCheck aria-hidden /> }],
};
