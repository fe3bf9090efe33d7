import type { Room } from '../room.ts';
import { CompanyEditsResolver } from './companyEdits.resolver.ts';

export const backOfficeRoom: Room = {
  name: 'backOffice',
  resolvers: [CompanyEditsResolver],
};
