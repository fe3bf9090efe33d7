import { Bell, LockKeyhole } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import notificationsQuery from '#relay/NotificationsScreenQuery$parameters';
import type { NotificationsScreenQuery } from '#relay/NotificationsScreenQuery.graphql';
import profileQuery from '#relay/ProfileScreenQuery$parameters';
import type { ProfileScreenQuery } from '#relay/ProfileScreenQuery.graphql';

export const accountsRoom: ClientRoom = {
  screens: [
    screenRoute<ProfileScreenQuery>({
      path: '/profile',
      query: profileQuery,
      load: async () => (await import('./ProfileScreen.tsx')).ProfileScreen,
    }),
    screenRoute<NotificationsScreenQuery>({
      path: '/profile/notifikationer',
      query: notificationsQuery,
      load: async () => (await import('./NotificationsScreen.tsx')).NotificationsScreen,
    }),
  ],
  navigation: [
    { menu: 'company', to: '/profile', label: 'Loginoplysninger', icon: <LockKeyhole aria-hidden /> },
    { menu: 'further', to: '/profile/notifikationer', label: 'Notifikationer', icon: <Bell aria-hidden /> },
  ],
};
