import type { Room } from '../../../platform/room.ts';
import { ExternalReference } from './ExternalReference.ts';

/** The ids that partners' programs have for objects, which can be stored together with a new object. */
export const externalReferencesRoom: Room = {
  name: 'externalReferences',
  entities: [ExternalReference],
};
