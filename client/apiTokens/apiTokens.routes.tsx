import { KeyRound } from 'lucide-react';
import { screenRoute } from '../relay/screenRoute.tsx';
import type { ClientRoom } from '../room.ts';
import apiTokensQuery from './__generated__/ApiTokensScreenQuery$parameters.ts';
import type { ApiTokensScreenQuery } from './__generated__/ApiTokensScreenQuery.graphql.ts';

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
