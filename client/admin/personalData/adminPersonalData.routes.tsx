import { Fingerprint } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { parseErasureStatus } from './parseErasureStatus.ts';
import erasuresQuery from '#relay/ErasuresScreenQuery$parameters';
import type { ErasuresScreenQuery } from '#relay/ErasuresScreenQuery.graphql';

export const adminPersonalDataRoom: AdminRoom = {
  area: 'administer',
  screens: [
    screenRoute<ErasuresScreenQuery>({
      path: '/admin/personal-data',
      query: erasuresQuery,
      variables: ({ request }) => ({ status: parseErasureStatus(new URL(request.url).searchParams) }),
      load: async () => (await import('./ErasuresScreen.tsx')).ErasuresScreen,
    }),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'operations',
      to: '/admin/personal-data',
      label: 'Persondata',
      icon: <Fingerprint aria-hidden />,
      shortcut: 'd',
      actions: [{ label: 'Opret anmodning om sletning', to: '/admin/personal-data?opret=1' }],
    },
  ],
};
