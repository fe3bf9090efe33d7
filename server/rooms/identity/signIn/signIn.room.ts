import type { Room } from '../../../platform/room.ts';
import { SignInResolver } from './signIn.resolver.ts';

/** The ways to sign in, each of which may need a password, a second factor, or a provider. */
export const signInRoom: Room = { name: 'signIn', resolvers: [SignInResolver] };
