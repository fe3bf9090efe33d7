import { Gauge } from 'lucide-react';
import { withDefaultView } from '../../lists/defaultView.ts';
import type { ClientRoom } from '../../room.ts';
import { adminListRoute } from '../../shell/adminScreenRoute.ts';
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
