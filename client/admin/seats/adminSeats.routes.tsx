import { Gauge } from 'lucide-react';
import type { ClientRoom } from '../../room.ts';
import { adminScreenRoute } from '../../shell/adminScreenRoute.ts';
import { parseSeatFilters } from './seatFilters.ts';
import adminSeatsQuery from './__generated__/AdminSeatsScreenQuery$parameters.ts';
import type { AdminSeatsScreenQuery } from './__generated__/AdminSeatsScreenQuery.graphql.ts';

export const adminSeatsRoom: ClientRoom = {
  screens: [
    adminScreenRoute<AdminSeatsScreenQuery>({
      path: '/admin/seats',
      query: adminSeatsQuery,
      variables: ({ request }) => parseSeatFilters(new URL(request.url).searchParams),
      load: async () => (await import('./AdminSeatsScreen.tsx')).AdminSeatsScreen,
    }),
  ],
  navigation: [{ menu: 'admin', to: '/admin/seats', label: 'Licenser i brug', icon: <Gauge aria-hidden /> }],
};
