import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import { loadAuditFilters } from '../../parts/auditLog/loadAuditFilters.ts';
import companyAuditQuery from '#relay/CompanyAuditScreenQuery$parameters';
import type { CompanyAuditScreenQuery } from '#relay/CompanyAuditScreenQuery.graphql';

export const companyAuditRoom: ClientRoom = {
  screens: [
    screenRoute<CompanyAuditScreenQuery>({
      path: '/audit-log',
      query: companyAuditQuery,
      variables: loadAuditFilters,
      load: async () => (await import('./CompanyAuditScreen.tsx')).CompanyAuditScreen,
    }),
  ],
};
