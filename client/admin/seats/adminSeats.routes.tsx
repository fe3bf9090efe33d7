import { Gauge } from 'lucide-react';
import type { ClientRoom } from '../../app/room.ts';
import { adminListRoute } from '../../app/shell/adminScreenRoute.ts';
import { withDefaultView } from '../../parts/lists/defaultView.ts';
import { parseSeatFilters } from './seatFilters.ts';
import { parseSeatSort } from './seatSorts.ts';
import adminSeatsQuery from '#relay/AdminSeatsScreenQuery$parameters';
import type { AdminSeatsScreenQuery } from '#relay/AdminSeatsScreenQuery.graphql';

export const adminSeatsRoom: ClientRoom = {
  screens: [
    withDefaultView(
      'SEATS',
      adminListRoute<AdminSeatsScreenQuery>({
        path: '/admin/seats',
        query: adminSeatsQuery,
        variables: ({ request }) => {
          const { searchParams } = new URL(request.url);
          return { ...parseSeatFilters(searchParams), sort: parseSeatSort(searchParams) };
        },
        load: async () => (await import('./AdminSeatsScreen.tsx')).AdminSeatsScreen,
      }),
    ),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'operations',
      to: '/admin/seats',
      label: 'Licenser i brug',
      icon: <Gauge aria-hidden />,
      shortcut: 'b',
      pending: 'overusedInstallations',
    },
  ],
};
