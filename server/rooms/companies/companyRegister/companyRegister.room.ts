import type { Room } from '../../../platform/room.ts';
import { CompanyRegisterResolver } from './companyRegister.resolver.ts';

export const companyRegisterRoom: Room = {
  name: 'companyRegister',
  resolvers: [CompanyRegisterResolver],
};
