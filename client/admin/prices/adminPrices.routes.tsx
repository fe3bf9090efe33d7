import { FileText } from 'lucide-react';
import type { ClientRoom } from '../../app/room.ts';
import { adminScreenRoute } from '../../app/shell/adminScreenRoute.ts';
import pricesQuery from '#relay/PricesScreenQuery$parameters';
import type { PricesScreenQuery } from '#relay/PricesScreenQuery.graphql';

export const adminPricesRoom: ClientRoom = {
  screens: [
    adminScreenRoute<PricesScreenQuery>({
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
