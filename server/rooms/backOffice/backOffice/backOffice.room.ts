import type { Room } from '../../../platform/room.ts';
import { backOfficeRoutes } from './backOffice.rest.ts';
import { CompanyEditsResolver } from './companyEdits.resolver.ts';

export const backOfficeRoom: Room = {
  name: 'backOffice',
  rest: {
    name: 'Administration',
    description: 'Companies, and the edits of their departments and installations. For admins.',
    routes: backOfficeRoutes,
  },
  resolvers: [CompanyEditsResolver],
};
