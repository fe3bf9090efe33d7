import { CalendarDays } from 'lucide-react';
import type { ClientRoom } from '../../room.ts';
import { adminScreenRouteWithRefusal } from '../../shell/adminScreenRoute.ts';
import adminEventsQuery from './__generated__/AdminEventsScreenQuery$parameters.ts';
import type { AdminEventsScreenQuery } from './__generated__/AdminEventsScreenQuery.graphql.ts';

export const adminEventsRoom: ClientRoom = {
  screens: [
    adminScreenRouteWithRefusal<AdminEventsScreenQuery>(async () => (await import('./NoAccess.tsx')).NoAccess, {
      path: '/admin/events',
      query: adminEventsQuery,
      load: async () => (await import('./AdminEventsScreen.tsx')).AdminEventsScreen,
    }),
  ],
  navigation: [{ menu: 'admin', to: '/admin/events', label: 'Events', icon: <CalendarDays aria-hidden /> }],
};
