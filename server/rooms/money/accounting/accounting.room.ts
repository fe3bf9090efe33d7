import type { Room } from '../../../platform/room.ts';
import { AccountingResolver } from './accounting.resolver.ts';
import { accountingRoutes } from './accounting.rest.ts';
import { DineroRequest } from './DineroRequest.ts';

export const accountingRoom: Room = {
  name: 'accounting',
  rest: {
    name: 'Dinero',
    description: 'The contacts at Dinero to which invoices are addressed, and their links to companies. For admins.',
    routes: accountingRoutes,
  },
  entities: [DineroRequest],
  resolvers: [AccountingResolver],
};
