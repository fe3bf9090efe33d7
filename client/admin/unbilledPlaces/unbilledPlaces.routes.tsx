import { Armchair } from 'lucide-react';
import { listRoute } from '../../app/relay/listRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { withDefaultView } from '../../parts/lists/defaultView.ts';
import { parseUnbilledPlaceSort } from './unbilledPlaceSorts.ts';
import unbilledPlacesQuery from '#relay/UnbilledPlacesScreenQuery$parameters';
import type { UnbilledPlacesScreenQuery } from '#relay/UnbilledPlacesScreenQuery.graphql';

export const unbilledPlacesRoom: AdminRoom = {
  area: 'keepBooks',
  screens: [
    withDefaultView(
      'UNBILLED_PLACES',
      listRoute<UnbilledPlacesScreenQuery>({
        path: '/admin/unbilled-places',
        query: unbilledPlacesQuery,
        variables: ({ request }) => ({ sort: parseUnbilledPlaceSort(new URL(request.url).searchParams) }),
        load: async () => (await import('./UnbilledPlacesScreen.tsx')).UnbilledPlacesScreen,
      }),
    ),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'events',
      to: '/admin/unbilled-places',
      label: 'Pladser uden faktura',
      icon: <Armchair aria-hidden />,
      shortcut: 'u',
    },
  ],
};
