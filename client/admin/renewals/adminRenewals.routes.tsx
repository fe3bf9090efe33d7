import { CalendarSync } from 'lucide-react';
import type { ClientRoom } from '../../room.ts';
import { adminScreenRoute } from '../../shell/adminScreenRoute.ts';
import { parseRenewalGroup } from './parseRenewalGroup.ts';
import renewalsQuery from './__generated__/RenewalsScreenQuery$parameters.ts';
import type { RenewalsScreenQuery } from './__generated__/RenewalsScreenQuery.graphql.ts';

export const adminRenewalsRoom: ClientRoom = {
  screens: [
    adminScreenRoute<RenewalsScreenQuery>({
      path: '/admin/renewals',
      query: renewalsQuery,
      variables: ({ request }) => ({ group: parseRenewalGroup(new URL(request.url).searchParams) }),
      load: async () => (await import('./RenewalsScreen.tsx')).RenewalsScreen,
    }),
  ],
  navigation: [{ menu: 'admin', to: '/admin/renewals', label: 'Fornyelser', icon: <CalendarSync aria-hidden /> }],
};
