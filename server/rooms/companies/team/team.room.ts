import type { Room } from '../../../platform/room.ts';
import { contactLoader } from './team.reads.ts';
import { TeamResolver } from './team.resolver.ts';
import { teamRoutes } from './team.rest.ts';
import { TeamMember } from './TeamMember.ts';

export const teamRoom: Room = {
  name: 'team',
  rest: { name: 'Team', description: "The reseller's team.", routes: teamRoutes },
  entities: [TeamMember],
  resolvers: [TeamResolver],
  nodes: [{ type: TeamMember, loader: contactLoader, rows: contactLoader }],
};

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'team.changed': true;
  }
}
