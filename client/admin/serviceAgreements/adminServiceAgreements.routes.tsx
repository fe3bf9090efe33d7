import { ShieldCheck } from 'lucide-react';
import { listRoute } from '../../app/relay/listRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { withDefaultView } from '../../parts/lists/defaultView.ts';
import { parseAgreementFilters } from './agreementFilters.ts';
import { parseServiceAgreementSort } from './agreementSorts.ts';
import adminAgreementsQuery from '#relay/AdminAgreementsScreenQuery$parameters';
import type { AdminAgreementsScreenQuery } from '#relay/AdminAgreementsScreenQuery.graphql';

export const adminServiceAgreementsRoom: AdminRoom = {
  area: 'sell',
  customersSee: 'screen',
  screens: [
    withDefaultView(
      'SERVICE_AGREEMENTS',
      listRoute<AdminAgreementsScreenQuery>({
        path: '/admin/service-agreements',
        query: adminAgreementsQuery,
        variables: ({ request }) => {
          const { searchParams } = new URL(request.url);
          return { ...parseAgreementFilters(searchParams), sort: parseServiceAgreementSort(searchParams) };
        },
        load: async () => (await import('./AdminAgreementsScreen.tsx')).AdminAgreementsScreen,
      }),
    ),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'sales',
      to: '/admin/service-agreements',
      label: 'Serviceaftaler',
      icon: <ShieldCheck aria-hidden />,
      shortcut: 's',
      actions: [{ label: 'Opret serviceaftale', to: '/admin/service-agreements?opret=1' }],
    },
  ],
};
