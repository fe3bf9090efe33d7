import { House } from 'lucide-react';
import { screenRoute } from '../relay/screenRoute.tsx';
import type { ClientRoom } from '../room.ts';
import dashboardQuery from '#relay/DashboardScreenQuery$parameters';
import type { DashboardScreenQuery } from '#relay/DashboardScreenQuery.graphql';

export const dashboardRoom: ClientRoom = {
  screens: [
    screenRoute<DashboardScreenQuery>({
      path: '/dashboard',
      query: dashboardQuery,
      load: async () => (await import('./DashboardScreen.tsx')).DashboardScreen,
    }),
  ],
  navigation: [{ menu: 'main', to: '/dashboard', label: 'Overblik', icon: <House aria-hidden /> }],
};
