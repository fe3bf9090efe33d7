import type { Room } from '../room.ts';
import { CompanyEditsResolver } from './companyEdits.resolver.ts';
import { backOfficeRoutes } from './backOffice.rest.ts';

export const backOfficeRoom: Room = {
  name: 'backOffice',
  rest: { name: 'Administration', routes: backOfficeRoutes },
  resolvers: [CompanyEditsResolver],
};
