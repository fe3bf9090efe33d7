import type { Room } from '../../../platform/room.ts';
import { companyContact } from './companyEdits.bulk.ts';
import { CompanyEditsResolver } from './companyEdits.resolver.ts';
import { companyEditsRoutes } from './companyEdits.rest.ts';

export const companyEditsRoom: Room = {
  name: 'companyEdits',
  rest: {
    name: 'Administration',
    description: 'Companies, and the edits of their departments and installations. For admins.',
    routes: companyEditsRoutes,
  },
  bulkActions: { COMPANY_CONTACT: companyContact },
  resolvers: [CompanyEditsResolver],
};
