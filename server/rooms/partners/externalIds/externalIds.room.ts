import type { Room } from '../../../platform/room.ts';
import { externalIdFieldResolvers, ExternalIdResolver } from './externalId.resolver.ts';

/** Lets partners' programs store their own ids of objects, and find the objects by them. */
export const externalIdsRoom: Room = {
  name: 'externalIds',
  resolvers: [ExternalIdResolver, ...externalIdFieldResolvers],
};
