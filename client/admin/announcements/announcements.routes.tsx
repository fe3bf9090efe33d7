import { Megaphone } from 'lucide-react';
import type { ClientRoom } from '../../app/room.ts';
import { adminListRoute } from '../../app/shell/adminScreenRoute.ts';
import announcementsQuery from '#relay/AnnouncementsScreenQuery$parameters';
import type { AnnouncementsScreenQuery } from '#relay/AnnouncementsScreenQuery.graphql';

export const announcementsRoom: ClientRoom = {
  screens: [
    adminListRoute<AnnouncementsScreenQuery>({
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
