import type { Room } from '../room.ts';
import { ProviderEvent } from './ProviderEvent.ts';

export const webhooksRoom: Room = {
  name: 'webhooks',
  entities: [ProviderEvent],
};
