import { Ticket } from 'lucide-react';
import { listRoute } from '../../app/relay/listRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { withDefaultView } from '../../parts/lists/defaultView.ts';
import { parseClipCardFilters } from './clipCardFilters.ts';
import { parseClipCardSort } from './clipCardSorts.ts';
import adminClipCardsQuery from '#relay/AdminClipCardsScreenQuery$parameters';
import type { AdminClipCardsScreenQuery } from '#relay/AdminClipCardsScreenQuery.graphql';

export const adminClipCardsRoom: AdminRoom = {
  area: 'sell',
  screens: [
    withDefaultView(
      'CLIP_CARDS',
      listRoute<AdminClipCardsScreenQuery>({
        path: '/admin/clip-cards',
        query: adminClipCardsQuery,
        variables: ({ request }) => {
          const { searchParams } = new URL(request.url);
          return { ...parseClipCardFilters(searchParams), sort: parseClipCardSort(searchParams) };
        },
        load: async () => (await import('./AdminClipCardsScreen.tsx')).AdminClipCardsScreen,
      }),
    ),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'sales',
      to: '/admin/clip-cards',
      label: 'Klippekort',
      icon: <Ticket aria-hidden />,
      shortcut: 'k',
      actions: [{ label: 'Opret klippekort', to: '/admin/clip-cards?opret=1' }],
    },
  ],
};
