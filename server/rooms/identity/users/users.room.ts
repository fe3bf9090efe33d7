import type { Room } from '../../../platform/room.ts';
import { AdminUserResolver } from './adminUser.resolver.ts';
import { ColleagueResolver } from './colleague.resolver.ts';
import { userNodeLoader, userLoader } from './user.reads.ts';
import { CustomerUsersResolver, UserResolver } from './user.resolver.ts';
import { User } from './User.ts';
import { usersRoutes } from './users.rest.ts';
import { ViewerResolver } from './viewer.resolver.ts';

export const usersRoom: Room = {
  name: 'users',
  rest: {
    name: 'Brugere',
    description: "The caller, the users of the caller's company and, for admins, the edits of all users.",
    routes: usersRoutes,
  },
  entities: [User],
  resolvers: [ColleagueResolver, ViewerResolver, AdminUserResolver, UserResolver, CustomerUsersResolver],
  nodes: [{ type: User, loader: userNodeLoader, rows: userLoader }],
};

declare module '../../../platform/live/events.ts' {
  interface Topics {
    'user.changed': true;
  }
}
