import type { Room } from '../../../platform/room.ts';
import { invitationNodeLoader } from './invitation.reads.ts';
import { CustomerInvitationsResolver, InvitationResolver } from './invitation.resolver.ts';
import { Invitation } from './Invitation.ts';

export const invitationsRoom: Room = {
  name: 'invitations',
  entities: [Invitation],
  resolvers: [InvitationResolver, CustomerInvitationsResolver],
  nodes: [{ type: Invitation, loader: invitationNodeLoader }],
};

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'invitation.changed': true;
  }
}
