import type { Room } from '../../../platform/room.ts';
import { IdentityResolver } from './identity.resolver.ts';
import { SignInIdentity } from './SignInIdentity.ts';

export const identitiesRoom: Room = {
  name: 'identities',
  entities: [SignInIdentity],
  resolvers: [IdentityResolver],
};
