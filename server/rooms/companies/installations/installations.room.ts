import type { History } from '../../../../domain/basics/history.ts';
import type { Context } from '../../../platform/context.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Room } from '../../../platform/room.ts';
import type { Services } from '../../../platform/services.ts';
import { installationNodeLoader, installationLoader } from './installation.reads.ts';
import {
  CustomerInstallationsResolver,
  DepartmentInstallationsResolver,
  InstallationResolver,
} from './installation.resolver.ts';
import type { AssertMayMove } from './installation.service.ts';
import { Installation, keyBinding } from './Installation.ts';
import { installationsRoutes } from './installations.rest.ts';

export const installationsRoom: Room = {
  name: 'installations',
  sealedColumns: [
    { table: 'installation', id: 'id', column: 'zendesk_api_key', boundTo: keyBinding, role: dbRoles.system },
  ],
  rest: { name: 'Installationer', description: "The company's Zendesk installations.", routes: installationsRoutes },
  entities: [Installation],
  resolvers: [InstallationResolver, CustomerInstallationsResolver, DepartmentInstallationsResolver],
  nodes: [{ type: Installation, loader: installationNodeLoader, rows: installationLoader }],
};

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'installation.changed': true;
  }
}

declare module '../../../platform/room.ts' {
  interface Room {
    /** Counts the room's records that keep an installation from being deleted. */
    countInstallationHistory?: (write: Write, installationId: string) => Promise<History>;
    /** Deletes the room's other records of an installation, in the transaction that deletes the installation. */
    whenInstallationIsDeleted?: (write: Write, installationId: string) => Promise<void>;
    /** Reads, before the transaction of an edit, whether the caller may move installations between departments. */
    limitInstallationMoves?: (ctx: Context) => Promise<AssertMayMove>;
    /** Runs once an installation has moved to another department. Never throws. */
    whenInstallationHasMoved?: (services: Services, departmentId: string) => Promise<void>;
  }
}
