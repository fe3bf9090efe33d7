import { Armchair } from 'lucide-react';
import { withDefaultView } from '../../lists/defaultView.ts';
import type { ClientRoom } from '../../room.ts';
import { adminListRoute } from '../../shell/adminScreenRoute.ts';
import { parseUnbilledSeatSort } from './unbilledSeatSorts.ts';
import unbilledSeatsQuery from '#relay/UnbilledSeatsScreenQuery$parameters';
import type { UnbilledSeatsScreenQuery } from '#relay/UnbilledSeatsScreenQuery.graphql';

export const unbilledSeatsRoom: ClientRoom = {
  screens: [
    withDefaultView(
      'UNBILLED_SEATS',
      adminListRoute<UnbilledSeatsScreenQuery>({
        path: '/admin/unbilled-seats',
        query: unbilledSeatsQuery,
        variables: ({ request }) => ({ sort: parseUnbilledSeatSort(new URL(request.url).searchParams) }),
        load: async () => (await import('./UnbilledSeatsScreen.tsx')).UnbilledSeatsScreen,
      }),
    ),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'events',
      to: '/admin/unbilled-seats',
      label: 'Pladser uden faktura',
      icon: <Armchair aria-hidden />,
      shortcut: 'u',
      pending: 'unbilledSeats',
    },
  ],
};
