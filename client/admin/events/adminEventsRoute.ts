import { adminScreenRouteWithRefusal } from '../../shell/adminScreenRoute.ts';
import adminEventsQuery from './__generated__/AdminEventsScreenQuery$parameters.ts';
import type { AdminEventsScreenQuery } from './__generated__/AdminEventsScreenQuery.graphql.ts';

export const adminEventsRoute = adminScreenRouteWithRefusal<AdminEventsScreenQuery>(
  async () => (await import('./NoAccess.tsx')).NoAccess,
  {
    path: '/admin/events',
    query: adminEventsQuery,
    load: async () => (await import('./AdminEventsScreen.tsx')).AdminEventsScreen,
  },
);
