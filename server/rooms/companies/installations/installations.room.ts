import { dbRoles } from '../../../platform/db/roles.ts';
import type { Room } from '../../../platform/room.ts';
import { installationNodeLoader, installationLoader } from './installation.reads.ts';
import { InstallationResolver } from './installation.resolver.ts';
import { Installation, keyBinding } from './Installation.ts';
import { installationsRoutes } from './installations.rest.ts';

export const installationsRoom: Room = {
  name: 'installations',
  sealedColumns: [
    { table: 'installation', id: 'id', column: 'zendesk_api_key', boundTo: keyBinding, role: dbRoles.system },
  ],
  rest: { name: 'Installationer', description: "The company's Zendesk installations.", routes: installationsRoutes },
  entities: [Installation],
  resolvers: [InstallationResolver],
  nodes: [{ type: Installation, loader: installationNodeLoader, rows: installationLoader }],
};

declare module '../../../platform/live/events.ts' {
  interface Topics {
    'installation.changed': true;
  }
}
