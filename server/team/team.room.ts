import type { Room } from '../room.ts';
import { contactLoader } from './team.reads.ts';
import { TeamResolver } from './team.resolver.ts';
import { TeamMember } from './TeamMember.ts';

export const teamRoom: Room = {
  name: 'team',
  entities: [TeamMember],
  resolvers: [TeamResolver],
  nodes: [{ type: TeamMember, fetch: (ctx, id) => contactLoader.of(ctx).load(id), rows: contactLoader }],
};

declare module '../live/events.ts' {
  interface Topics {
    'team.changed': true;
  }
}
