import type { ClientRoom } from './app/room.ts';
import { landingRoom } from './public/landing/landing.routes.tsx';
import { registrationRoom } from './public/registration/registration.routes.tsx';
import { loginRoom } from './public/signIn/login.routes.tsx';
import { termsRoom } from './public/terms/terms.routes.tsx';

/** The rooms whose pages are loaded without Relay and without the other rooms. They have no screens in the frame. */
export const visitorRooms: ClientRoom[] = [loginRoom, landingRoom, registrationRoom, termsRoom];
