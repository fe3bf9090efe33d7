import { AppError, conflict, notFound } from '../errors.ts';

export const eventMissing = () => notFound('Event ikke fundet');
export const notOpen = () => conflict('Dette event er ikke tilgængelig for tilmelding');
export const fullyBooked = () => new AppError('FULL', 'Event er fuldt booket');
export const fullForAdmin = () => conflict('Eventet er fuldt booket');
