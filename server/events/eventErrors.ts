import { AppError, conflict, notFound } from '../errors.ts';

export const eventNotFound = () => notFound('Event ikke fundet');
export const eventNotOpen = () => conflict('Dette event er ikke tilgængelig for tilmelding');
export const eventFull = () => new AppError('FULL', 'Event er fuldt booket');
export const eventFullForAdmin = () => conflict('Eventet er fuldt booket');
