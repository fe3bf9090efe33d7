import { Armchair } from 'lucide-react';
import type { ClientRoom } from '../../room.ts';
import { adminScreenRoute } from '../../shell/adminScreenRoute.ts';
import unbilledSeatsQuery from './__generated__/UnbilledSeatsScreenQuery$parameters.ts';
import type { UnbilledSeatsScreenQuery } from './__generated__/UnbilledSeatsScreenQuery.graphql.ts';

export const unbilledSeatsRoom: ClientRoom = {
  screens: [
    adminScreenRoute<UnbilledSeatsScreenQuery>({
      path: '/admin/unbilled-seats',
      query: unbilledSeatsQuery,
      load: async () => (await import('./UnbilledSeatsScreen.tsx')).UnbilledSeatsScreen,
    }),
  ],
  navigation: [
    {
      menu: 'admin',
      to: '/admin/unbilled-seats',
      label: 'Pladser uden faktura',
      icon: <Armchair aria-hidden />,
      pending: 'unbilledSeatCount',
    },
  ],
};
