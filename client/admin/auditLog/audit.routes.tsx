import { ScrollText } from 'lucide-react';
import { listRoute } from '../../app/relay/listRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { loadAuditFilters } from '../../parts/auditLog/loadAuditFilters.ts';
import { withDefaultView } from '../../parts/lists/defaultView.ts';
import { parseAuditSort } from './auditSorts.ts';
import auditQuery from '#relay/AuditScreenQuery$parameters';
import type { AuditScreenQuery } from '#relay/AuditScreenQuery.graphql';

export const auditRoom: AdminRoom = {
  area: 'administer',
  screens: [
    withDefaultView(
      'AUDIT_LOG',
      listRoute<AuditScreenQuery>({
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
