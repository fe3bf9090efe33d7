import type { Write } from '../../../platform/db/writes.ts';
import type { Room } from '../../../platform/room.ts';
import type { Services } from '../../../platform/services.ts';
import { HAS_NO_ADMINISTRATOR } from './administrators.reads.ts';
import { UserEmployeeRolesResolver, ViewerRightsResolver } from './employeeRoles.resolver.ts';
import { MembershipUse } from './MembershipUse.ts';
import { Person } from './Person.ts';
import { userNodeLoader, userLoader } from './user.reads.ts';
import { User } from './User.ts';
import { UserScopeResolver } from './userScope.resolver.ts';
import { ViewerResolver } from './viewer.resolver.ts';

export const usersRoom: Room = {
  name: 'users',
  entities: [Person, User, MembershipUse],
  resolvers: [ViewerResolver, ViewerRightsResolver, UserEmployeeRolesResolver, UserScopeResolver],
  nodes: [{ type: User, loader: userNodeLoader, rows: userLoader }],
  missingSetup: { ADMINISTRATOR: HAS_NO_ADMINISTRATOR },
};

declare module '../../../platform/db/events.ts' {
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
    /** Runs in the transaction that changes what a user may see, after the change is stored. */
    whenRightsChange?: (write: Write, user: User) => Promise<void>;
    /** Runs in the transaction that changes the role or the roles of an employee, after the change is stored. */
    whenRolesChange?: (write: Write, user: User) => Promise<void>;
  }
}
