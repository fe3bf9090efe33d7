import { Users } from 'lucide-react';
import { screenRoute } from '../relay/screenRoute.tsx';
import type { ClientRoom } from '../room.ts';
import usersQuery from './__generated__/UsersScreenQuery$parameters.ts';
import type { UsersScreenQuery } from './__generated__/UsersScreenQuery.graphql.ts';

export const usersRoom: ClientRoom = {
  screens: [
    screenRoute<UsersScreenQuery>({
      path: '/users',
      query: usersQuery,
      load: async () => (await import('./UsersScreen.tsx')).UsersScreen,
    }),
  ],
  navigation: [{ menu: 'company', to: '/users', label: 'Brugere', icon: <Users aria-hidden /> }],
};
