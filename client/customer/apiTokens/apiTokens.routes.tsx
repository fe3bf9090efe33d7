import { KeyRound } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import apiTokensQuery from '#relay/ApiTokensScreenQuery$parameters';
import type { ApiTokensScreenQuery } from '#relay/ApiTokensScreenQuery.graphql';

export const apiTokensRoom: ClientRoom = {
  screens: [
    screenRoute<ApiTokensScreenQuery>({
      path: '/keys',
      query: apiTokensQuery,
      load: async () => (await import('./ApiTokensScreen.tsx')).ApiTokensScreen,
    }),
  ],
  navigation: [{ menu: 'company', to: '/keys', label: 'API-nøgler', icon: <KeyRound aria-hidden /> }],
};
