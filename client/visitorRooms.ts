import { landingRoom } from './landing/landing.routes.tsx';
import { loginRoom } from './login/login.routes.tsx';
import { registrationRoom } from './registration/registration.routes.tsx';
import type { ClientRoom } from './room.ts';
import { termsRoom } from './terms/terms.routes.tsx';

/** The rooms whose pages are loaded without Relay and without the other rooms. They have no screens in the frame. */
export const visitorRooms: ClientRoom[] = [loginRoom, landingRoom, registrationRoom, termsRoom];
