import type { Room } from '../../../platform/room.ts';
import { AdminResolver } from './admin.resolver.ts';

export const adminRoom: Room = {
  name: 'admin',
  resolvers: [AdminResolver],
};
