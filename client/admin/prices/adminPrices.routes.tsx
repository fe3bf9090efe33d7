import { FileText } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import pricesQuery from '#relay/PricesScreenQuery$parameters';
import type { PricesScreenQuery } from '#relay/PricesScreenQuery.graphql';

export const adminPricesRoom: AdminRoom = {
  area: 'readPrices',
  screens: [
    screenRoute<PricesScreenQuery>({
      path: '/admin/prices',
      query: pricesQuery,
      load: async () => (await import('./PricesScreen.tsx')).PricesScreen,
    }),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'settings',
      to: '/admin/prices',
      label: 'Priser',
      icon: <FileText aria-hidden />,
      shortcut: 'p',
    },
  ],
};
