import { Gauge } from 'lucide-react';
import { listRoute } from '../../app/relay/listRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { withDefaultView } from '../../parts/lists/defaultView.ts';
import { parseSeatFilters } from './seatFilters.ts';
import { parseSeatSort } from './seatSorts.ts';
import adminSeatsQuery from '#relay/AdminSeatsScreenQuery$parameters';
import type { AdminSeatsScreenQuery } from '#relay/AdminSeatsScreenQuery.graphql';

export const adminSeatsRoom: AdminRoom = {
  area: 'support',
  screens: [
    withDefaultView(
      'SEATS',
      listRoute<AdminSeatsScreenQuery>({
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
