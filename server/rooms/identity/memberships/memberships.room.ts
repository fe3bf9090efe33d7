import type { Room } from '../../../platform/room.ts';
import { MembershipResolver } from './membership.resolver.ts';

/** The companies of a person, in one of which each call acts. */
export const membershipsRoom: Room = { name: 'memberships', resolvers: [MembershipResolver] };
