import { ScrollText } from 'lucide-react';
import type { ClientRoom } from '../../app/room.ts';
import { adminListRoute } from '../../app/shell/adminScreenRoute.ts';
import { loadAuditFilters } from '../../parts/auditLog/loadAuditFilters.ts';
import { withDefaultView } from '../../parts/lists/defaultView.ts';
import { parseAuditSort } from './auditSorts.ts';
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
