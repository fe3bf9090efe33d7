import type { Room } from '../room.ts';
import { RegistrationResolver } from './registration.resolver.ts';

export const registrationRoom: Room = {
  name: 'registration',
  resolvers: [RegistrationResolver],
};
