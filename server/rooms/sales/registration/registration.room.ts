import type { Room } from '../../../platform/room.ts';
import { RegistrationResolver } from './registration.resolver.ts';
import { registrationRoutes } from './registration.rest.ts';

export const registrationRoom: Room = {
  name: 'registration',
  rest: { name: 'Oprettelse', description: 'The sign-up of companies.', routes: registrationRoutes },
  resolvers: [RegistrationResolver],
};
