import type { Room } from '../../../platform/room.ts';
import { CustomerUsersResolver, UserResolver } from './account.resolver.ts';
import { usersRoutes } from './accounts.rest.ts';
import { AdminUserResolver } from './adminUser.resolver.ts';
import { ColleagueResolver } from './colleague.resolver.ts';
import { EmployeeResolver } from './employee.resolver.ts';

/** How people change their own accounts, and how colleagues and employees change those of others. */
export const accountsRoom: Room = {
  name: 'accounts',
  rest: {
    name: 'Brugere',
    description: "The caller, the users of the caller's company and, for admins, the edits of all users.",
    routes: usersRoutes,
  },
  resolvers: [ColleagueResolver, AdminUserResolver, EmployeeResolver, UserResolver, CustomerUsersResolver],
};
