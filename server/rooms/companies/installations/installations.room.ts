import type { Room } from '../../../platform/room.ts';
import { installationNodeLoader, installationLoader } from './installation.reads.ts';
import { InstallationResolver } from './installation.resolver.ts';
import { Installation } from './Installation.ts';
import { installationsRoutes } from './installations.rest.ts';

export const installationsRoom: Room = {
  name: 'installations',
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
