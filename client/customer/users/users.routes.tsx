import { Users } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import usersQuery from '#relay/UsersScreenQuery$parameters';
import type { UsersScreenQuery } from '#relay/UsersScreenQuery.graphql';

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
