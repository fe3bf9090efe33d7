import { loadAuditFilters } from '../admin/audit/loadAuditFilters.ts';
import { screenRoute } from '../relay/screenRoute.tsx';
import type { ClientRoom } from '../room.ts';
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
