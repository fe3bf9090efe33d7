import { Users } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import userRightsQuery from '#relay/UserRightsScreenQuery$parameters';
import type { UserRightsScreenQuery } from '#relay/UserRightsScreenQuery.graphql';
import usersQuery from '#relay/UsersScreenQuery$parameters';
import type { UsersScreenQuery } from '#relay/UsersScreenQuery.graphql';

export const usersRoom: ClientRoom = {
  screens: [
    screenRoute<UsersScreenQuery>({
      path: '/users',
      subject: 'PEOPLE',
      query: usersQuery,
      load: async () => (await import('./UsersScreen.tsx')).UsersScreen,
    }),
    screenRoute<UserRightsScreenQuery>({
      path: '/users/:userId',
      subject: 'PEOPLE',
      query: userRightsQuery,
      variables: ({ params }) => ({ id: params.userId ?? '' }),
      load: async () => (await import('./rights/UserRightsScreen.tsx')).UserRightsScreen,
    }),
  ],
  navigation: [{ menu: 'company', to: '/users', label: 'Brugere', icon: <Users aria-hidden /> }],
};
