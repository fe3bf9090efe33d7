import { KeyRound } from 'lucide-react';
import type { ClientRoom } from '../../room.ts';
import { adminScreenRoute } from '../../shell/adminScreenRoute.ts';
import { parseRequestFilters } from './requestFilters.ts';
import adminRequestsQuery from './__generated__/AdminRequestsScreenQuery$parameters.ts';
import type { AdminRequestsScreenQuery } from './__generated__/AdminRequestsScreenQuery.graphql.ts';

export const adminLicenseRequestsRoom: ClientRoom = {
  screens: [
    adminScreenRoute<AdminRequestsScreenQuery>({
      path: '/admin/license-requests',
      query: adminRequestsQuery,
      variables: ({ request }) => parseRequestFilters(new URL(request.url).searchParams),
      load: async () => (await import('./AdminRequestsScreen.tsx')).AdminRequestsScreen,
    }),
  ],
  navigation: [
    {
      menu: 'admin',
      to: '/admin/license-requests',
      label: 'Licensanmodninger',
      icon: <KeyRound aria-hidden />,
      pending: 'pendingLicenseRequests',
    },
  ],
};
