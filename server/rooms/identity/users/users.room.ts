import type { Write } from '../../../platform/db/writes.ts';
import type { Room } from '../../../platform/room.ts';
import type { Services } from '../../../platform/services.ts';
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

declare module '../../../platform/room.ts' {
  interface Room {
    /**
     * Ends what a user has in the room, at the end of the transaction that deactivates the user. It may give the rest
     * of the transaction the role of the system.
     */
    whenPersonLeaves?: (write: Write, services: Services, userId: string) => Promise<void>;
  }
}
