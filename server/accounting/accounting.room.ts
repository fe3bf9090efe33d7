import type { Room } from '../room.ts';
import { DineroRequest } from './DineroRequest.ts';
import { AccountingResolver } from './accounting.resolver.ts';

export const accountingRoom: Room = {
  name: 'accounting',
  entities: [DineroRequest],
  resolvers: [AccountingResolver],
};
