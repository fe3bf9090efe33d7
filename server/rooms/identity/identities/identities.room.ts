import type { Room } from '../../../platform/room.ts';
import { deleteIdentities } from './deleteIdentities.ts';
import { IdentityResolver } from './identity.resolver.ts';
import { SignInIdentity } from './SignInIdentity.ts';

export const identitiesRoom: Room = {
  name: 'identities',
  entities: [SignInIdentity],
  resolvers: [IdentityResolver],
  whenClaimJoins: deleteIdentities,
};
