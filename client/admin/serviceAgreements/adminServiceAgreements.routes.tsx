import { ShieldCheck } from 'lucide-react';
import { screenRoute } from '../../relay/screenRoute.tsx';
import type { ClientRoom } from '../../room.ts';
import { parseAgreementFilters } from './agreementFilters.ts';
import adminAgreementsQuery from './__generated__/AdminAgreementsScreenQuery$parameters.ts';
import type { AdminAgreementsScreenQuery } from './__generated__/AdminAgreementsScreenQuery.graphql.ts';

export const adminServiceAgreementsRoom: ClientRoom = {
  screens: [
    screenRoute<AdminAgreementsScreenQuery>({
      path: '/admin/service-agreements',
      query: adminAgreementsQuery,
      variables: ({ request }) => parseAgreementFilters(new URL(request.url).searchParams),
      load: async () => (await import('./AdminAgreementsScreen.tsx')).AdminAgreementsScreen,
    }),
  ],
  navigation: [
    {
      menu: 'admin',
      to: '/admin/service-agreements',
      label: 'Serviceaftaler',
      icon: <ShieldCheck aria-hidden />,
      pending: 'pendingServiceAgreements',
    },
  ],
};
