import type { Room } from '../../../platform/room.ts';
import { externalIdFieldResolvers, ExternalIdResolver } from './externalId.resolver.ts';
import { ExternalReference } from './ExternalReference.ts';

/** Lets partners' programs store their own ids of objects, and find the objects by them. */
export const externalIdsRoom: Room = {
  name: 'externalIds',
  entities: [ExternalReference],
  resolvers: [ExternalIdResolver, ...externalIdFieldResolvers],
};
