import { UsersRound } from 'lucide-react';
import { listRoute } from '../../app/relay/listRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { parseSearch } from '../../ui/parseSearch.ts';
import teamQuery from '#relay/TeamScreenQuery$parameters';
import type { TeamScreenQuery } from '#relay/TeamScreenQuery.graphql';

export const adminTeamRoom: AdminRoom = {
  area: 'administer',
  screens: [
    listRoute<TeamScreenQuery>({
      path: '/admin/team',
      query: teamQuery,
      variables: ({ request }) => ({ search: parseSearch(new URL(request.url).searchParams) }),
      load: async () => (await import('./TeamScreen.tsx')).TeamScreen,
    }),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'settings',
      to: '/admin/team',
      label: 'Team',
      icon: <UsersRound aria-hidden />,
      shortcut: 't',
      actions: [{ label: 'Tilføj team medlem', to: '/admin/team?opret=1' }],
    },
  ],
};
