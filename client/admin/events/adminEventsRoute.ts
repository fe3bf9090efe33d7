import { adminScreenOr } from '../../shell/adminScreen.ts';
import adminEventsQuery from './__generated__/AdminEventsScreenQuery$parameters.ts';
import type { AdminEventsScreenQuery } from './__generated__/AdminEventsScreenQuery.graphql.ts';

export const adminEventsRoute = adminScreenOr<AdminEventsScreenQuery>(
  async () => (await import('./NoAccess.tsx')).NoAccess,
  {
    path: '/admin/events',
    query: adminEventsQuery,
    load: async () => (await import('./AdminEventsScreen.tsx')).AdminEventsScreen,
  },
);
