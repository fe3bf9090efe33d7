import { CalendarDays } from 'lucide-react';
import { listRoute } from '../../app/relay/listRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { withDefaultView } from '../../parts/lists/defaultView.ts';
import { parseEventFilters, parseEventSort } from './eventFilters.ts';
import adminEventsQuery from '#relay/AdminEventsScreenQuery$parameters';
import type { AdminEventsScreenQuery } from '#relay/AdminEventsScreenQuery.graphql';

export const adminEventsRoom: AdminRoom = {
  area: 'runEvents',
  customersSee: async () => (await import('./NoAccess.tsx')).NoAccess,
  screens: [
    withDefaultView(
      'EVENTS',
      listRoute<AdminEventsScreenQuery>({
        path: '/admin/events',
        query: adminEventsQuery,
        variables: ({ request }) => {
          const { searchParams } = new URL(request.url);
          return { ...parseEventFilters(searchParams), sort: parseEventSort(searchParams) };
        },
        load: async () => (await import('./AdminEventsScreen.tsx')).AdminEventsScreen,
      }),
    ),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'events',
      to: '/admin/events',
      label: 'Events',
      icon: <CalendarDays aria-hidden />,
      shortcut: 'e',
      actions: [{ label: 'Opret event', to: '/admin/events?opret=1' }],
      total: 'upcomingEvents',
    },
  ],
};
