import { ScrollText } from 'lucide-react';
import type { ClientRoom } from '../../room.ts';
import { adminScreenRoute } from '../../shell/adminScreenRoute.ts';
import { loadAuditFilters } from './loadAuditFilters.ts';
import auditQuery from './__generated__/AuditScreenQuery$parameters.ts';
import type { AuditScreenQuery } from './__generated__/AuditScreenQuery.graphql.ts';

export const auditRoom: ClientRoom = {
  screens: [
    adminScreenRoute<AuditScreenQuery>({
      path: '/admin/audit-log',
      query: auditQuery,
      variables: loadAuditFilters,
      load: async () => (await import('./AuditScreen.tsx')).AuditScreen,
    }),
  ],
  navigation: [{ menu: 'admin', to: '/admin/audit-log', label: 'Revisionslog', icon: <ScrollText aria-hidden /> }],
};
