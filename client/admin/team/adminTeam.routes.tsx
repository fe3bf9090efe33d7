import { UsersRound } from 'lucide-react';
import type { ClientRoom } from '../../room.ts';
import { adminListRoute } from '../../shell/adminScreenRoute.ts';
import { parseTeamSearch } from './parseTeamSearch.ts';
import teamQuery from './__generated__/TeamScreenQuery$parameters.ts';
import type { TeamScreenQuery } from './__generated__/TeamScreenQuery.graphql.ts';

export const adminTeamRoom: ClientRoom = {
  screens: [
    adminListRoute<TeamScreenQuery>({
      path: '/admin/team',
      query: teamQuery,
      variables: ({ request }) => ({ search: parseTeamSearch(new URL(request.url).searchParams) }),
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
    },
  ],
};
