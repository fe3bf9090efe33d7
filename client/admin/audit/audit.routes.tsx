import { ScrollText } from 'lucide-react';
import { withDefaultView } from '../../lists/defaultView.ts';
import type { ClientRoom } from '../../room.ts';
import { adminListRoute } from '../../shell/adminScreenRoute.ts';
import { parseAuditSort } from './auditSorts.ts';
import { loadAuditFilters } from './loadAuditFilters.ts';
import auditQuery from '#relay/AuditScreenQuery$parameters';
import type { AuditScreenQuery } from '#relay/AuditScreenQuery.graphql';

export const auditRoom: ClientRoom = {
  screens: [
    withDefaultView(
      'AUDIT_LOG',
      adminListRoute<AuditScreenQuery>({
        path: '/admin/audit-log',
        query: auditQuery,
        variables: async ({ request }) => ({
          ...(await loadAuditFilters({ request })),
          sort: parseAuditSort(new URL(request.url).searchParams),
        }),
        load: async () => (await import('./AuditScreen.tsx')).AuditScreen,
      }),
    ),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'settings',
      to: '/admin/audit-log',
      label: 'Revisionslog',
      icon: <ScrollText aria-hidden />,
      shortcut: 'r',
    },
  ],
};
