import { UsersRound } from 'lucide-react';
import type { ClientRoom } from '../../app/room.ts';
import { adminListRoute } from '../../app/shell/adminScreenRoute.ts';
import { parseSearch } from '../../ui/parseSearch.ts';
import teamQuery from '#relay/TeamScreenQuery$parameters';
import type { TeamScreenQuery } from '#relay/TeamScreenQuery.graphql';

export const adminTeamRoom: ClientRoom = {
  screens: [
    adminListRoute<TeamScreenQuery>({
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
