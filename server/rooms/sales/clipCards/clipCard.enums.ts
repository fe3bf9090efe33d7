import { enumOf, ClipCardStatus } from '../../../../domain/basics/vocabulary.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const ClipCardStatusEnum = enumOf(ClipCardStatus);

registerEnum(ClipCardStatusEnum, 'ClipCardStatus', 'Whether the hours of a clip card can be used.', {
  ACTIVE: 'Hours can be used, and tasks can be created.',
  PENDING: 'Waiting for its payment, or for an admin.',
  USED: 'No hours are left, or the last day has passed.',
  CANCELLED: 'Ended by an admin, or never paid.',
});
