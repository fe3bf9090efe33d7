import { Megaphone } from 'lucide-react';
import { listRoute } from '../../app/relay/listRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import announcementsQuery from '#relay/AnnouncementsScreenQuery$parameters';
import type { AnnouncementsScreenQuery } from '#relay/AnnouncementsScreenQuery.graphql';

export const announcementsRoom: AdminRoom = {
  area: 'support',
  screens: [
    listRoute<AnnouncementsScreenQuery>({
      path: '/admin/announcements',
      query: announcementsQuery,
      load: async () => (await import('./AnnouncementsScreen.tsx')).AnnouncementsScreen,
    }),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'operations',
      to: '/admin/announcements',
      label: 'Opslag',
      icon: <Megaphone aria-hidden />,
      shortcut: 'a',
      actions: [{ label: 'Skriv opslag', to: '/admin/announcements?opret=1' }],
    },
  ],
};
