import { CalendarSync } from 'lucide-react';
import { listRoute } from '../../app/relay/listRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { withDefaultView } from '../../parts/lists/defaultView.ts';
import { parseRenewalGroup } from './parseRenewalGroup.ts';
import { parseRenewalSort } from './renewalSorts.ts';
import renewalsQuery from '#relay/RenewalsScreenQuery$parameters';
import type { RenewalsScreenQuery } from '#relay/RenewalsScreenQuery.graphql';

export const adminRenewalsRoom: AdminRoom = {
  area: 'sell',
  screens: [
    withDefaultView(
      'RENEWALS',
      listRoute<RenewalsScreenQuery>({
        path: '/admin/renewals',
        query: renewalsQuery,
        variables: ({ request }) => {
          const { searchParams } = new URL(request.url);
          return { group: parseRenewalGroup(searchParams), sort: parseRenewalSort(searchParams) };
        },
        load: async () => (await import('./RenewalsScreen.tsx')).RenewalsScreen,
      }),
    ),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'sales',
      to: '/admin/renewals',
      label: 'Fornyelser',
      icon: <CalendarSync aria-hidden />,
      shortcut: 'n',
    },
  ],
};
