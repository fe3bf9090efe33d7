import { closedReason } from '../../domain/events.ts';
import { AppError, conflict, notFound } from '../errors.ts';

export const eventNotFound = () => notFound('Event ikke fundet');
export const eventNotOpen = () => conflict('Dette event er ikke tilgængelig for tilmelding');
export const eventFull = () => new AppError('FULL', 'Event er fuldt booket');
export const eventFullForAdmin = () => conflict('Eventet er fuldt booket');

/** @throws AppError CONFLICT with the reason when the event is cancelled or over. Drafts pass: queries hide them. */
export function assertEventOpen(event: Parameters<typeof closedReason>[0]): void {
  const reason = closedReason(event);
  if (reason) throw conflict(reason);
}
