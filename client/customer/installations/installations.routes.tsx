import { Server } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import installationsQuery from '#relay/InstallationsScreenQuery$parameters';
import type { InstallationsScreenQuery } from '#relay/InstallationsScreenQuery.graphql';

export const installationsRoom: ClientRoom = {
  screens: [
    screenRoute<InstallationsScreenQuery>({
      path: '/zendesk-instances',
      query: installationsQuery,
      load: async () => (await import('./InstallationsScreen.tsx')).InstallationsScreen,
    }),
  ],
  navigation: [
    { menu: 'company', to: '/zendesk-instances', label: 'Zendesk installationer', icon: <Server aria-hidden /> },
  ],
};
