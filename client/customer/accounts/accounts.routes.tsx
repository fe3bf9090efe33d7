import { Bell, LockKeyhole } from 'lucide-react';
import { loadQuery } from 'react-relay';
import { CHOOSE_COMPANY_PATH } from '../../app/relay/company.ts';
import { environment } from '../../app/relay/environment.ts';
import { requireSignIn, screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import chooseCompanyQuery from '#relay/ChooseCompanyScreenQuery$parameters';
import type { ChooseCompanyScreenQuery } from '#relay/ChooseCompanyScreenQuery.graphql';
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
  framelessPages: [
    {
      path: CHOOSE_COMPANY_PATH,
      loader: (args) => {
        requireSignIn(args);
        return loadQuery<ChooseCompanyScreenQuery>(environment(), chooseCompanyQuery, {});
      },
      lazy: { Component: async () => (await import('./ChooseCompanyScreen.tsx')).ChooseCompanyScreen },
    },
  ],
  navigation: [
    { menu: 'company', to: '/profile', label: 'Loginoplysninger', icon: <LockKeyhole aria-hidden /> },
    { menu: 'further', to: '/profile/notifikationer', label: 'Notifikationer', icon: <Bell aria-hidden /> },
  ],
};
