import { Ticket } from 'lucide-react';
import type { ClientRoom } from '../../room.ts';
import { adminScreenRoute } from '../../shell/adminScreenRoute.ts';
import { parseClipCardFilters } from './clipCardFilters.ts';
import adminClipCardsQuery from './__generated__/AdminClipCardsScreenQuery$parameters.ts';
import type { AdminClipCardsScreenQuery } from './__generated__/AdminClipCardsScreenQuery.graphql.ts';

export const adminClipCardsRoom: ClientRoom = {
  screens: [
    adminScreenRoute<AdminClipCardsScreenQuery>({
      path: '/admin/clip-cards',
      query: adminClipCardsQuery,
      variables: ({ request }) => parseClipCardFilters(new URL(request.url).searchParams),
      load: async () => (await import('./AdminClipCardsScreen.tsx')).AdminClipCardsScreen,
    }),
  ],
  navigation: [{ menu: 'admin', to: '/admin/clip-cards', label: 'Klippekort', icon: <Ticket aria-hidden /> }],
};
