import { Bell, LockKeyhole } from 'lucide-react';
import { screenRoute } from '../relay/screenRoute.tsx';
import type { ClientRoom } from '../room.ts';
import notificationsQuery from './__generated__/NotificationsScreenQuery$parameters.ts';
import type { NotificationsScreenQuery } from './__generated__/NotificationsScreenQuery.graphql.ts';
import profileQuery from './__generated__/ProfileScreenQuery$parameters.ts';
import type { ProfileScreenQuery } from './__generated__/ProfileScreenQuery.graphql.ts';

export const profileRoom: ClientRoom = {
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
