import { Building2 } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import companyQuery from '#relay/CompanyScreenQuery$parameters';
import type { CompanyScreenQuery } from '#relay/CompanyScreenQuery.graphql';

export const companyRoom: ClientRoom = {
  screens: [
    screenRoute<CompanyScreenQuery>({
      path: '/company',
      query: companyQuery,
      load: async () => (await import('./CompanyScreen.tsx')).CompanyScreen,
    }),
  ],
  navigation: [{ menu: 'company', to: '/company', label: 'Virksomhed', icon: <Building2 aria-hidden /> }],
};
