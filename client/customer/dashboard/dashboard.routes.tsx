import { House } from 'lucide-react';
import type { ComponentType } from 'react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import dashboardQuery from '#relay/DashboardScreenQuery$parameters';
import type { DashboardScreenQuery } from '#relay/DashboardScreenQuery.graphql';

/** The first screen after a sign-in. `AdminFigures` is what admins see on it in addition. */
export const dashboardRoom = (AdminFigures: ComponentType): ClientRoom => ({
  screens: [
    screenRoute<DashboardScreenQuery>({
      path: '/dashboard',
      query: dashboardQuery,
      load: async () => {
        const { DashboardScreen } = await import('./DashboardScreen.tsx');
        return ({ queryRef }) => <DashboardScreen queryRef={queryRef} AdminFigures={AdminFigures} />;
      },
    }),
  ],
  navigation: [{ menu: 'main', to: '/dashboard', label: 'Overblik', icon: <House aria-hidden /> }],
});
