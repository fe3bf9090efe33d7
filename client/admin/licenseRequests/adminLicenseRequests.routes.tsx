import { KeyRound } from 'lucide-react';
import { listRoute } from '../../app/relay/listRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { withDefaultView } from '../../parts/lists/defaultView.ts';
import { parseRequestFilters } from './requestFilters.ts';
import { parseLicenseRequestSort } from './requestSorts.ts';
import adminRequestsQuery from '#relay/AdminRequestsScreenQuery$parameters';
import type { AdminRequestsScreenQuery } from '#relay/AdminRequestsScreenQuery.graphql';

export const adminLicenseRequestsRoom: AdminRoom = {
  area: 'sell',
  screens: [
    withDefaultView(
      'LICENSE_REQUESTS',
      listRoute<AdminRequestsScreenQuery>({
        path: '/admin/license-requests',
        query: adminRequestsQuery,
        variables: ({ request }) => {
          const { searchParams } = new URL(request.url);
          return { ...parseRequestFilters(searchParams), sort: parseLicenseRequestSort(searchParams) };
        },
        load: async () => (await import('./AdminRequestsScreen.tsx')).AdminRequestsScreen,
      }),
    ),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'sales',
      to: '/admin/license-requests',
      label: 'Licensanmodninger',
      icon: <KeyRound aria-hidden />,
      shortcut: 'l',
    },
  ],
};
