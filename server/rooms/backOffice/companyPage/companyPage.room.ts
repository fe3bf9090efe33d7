import type { Room } from '../../../platform/room.ts';
import { CompanyPageResolver, TimelineChangesResolver } from './companyPage.resolver.ts';

/** What admins see of one company: what is wrong, and everything that has happened. */
export const companyPageRoom: Room = {
  name: 'companyPage',
  resolvers: [CompanyPageResolver, TimelineChangesResolver],
};
