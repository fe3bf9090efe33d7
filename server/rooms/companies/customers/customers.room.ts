import type { Room } from '../../../platform/room.ts';
import { missingSetup } from './companySearch.reads.ts';
import { customerLoader } from './customer.reads.ts';
import { AdminCustomersResolver, CustomerResolver } from './customer.resolver.ts';
import { Customer } from './Customer.ts';
import { customersRoutes } from './customers.rest.ts';

export const customersRoom: Room = {
  name: 'customers',
  rest: { name: 'Virksomhed', description: "The caller's company.", routes: customersRoutes },
  entities: [Customer],
  resolvers: [CustomerResolver, AdminCustomersResolver],
  nodes: [{ type: Customer, loader: customerLoader, rows: customerLoader }],
  missingSetup,
};

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'company.changed': true;
  }
}
