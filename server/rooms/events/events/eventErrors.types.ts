import { closedReason, startOf, type EventTimes } from '../../../../domain/events/events.ts';
import { AppError, conflict, notFound } from '../../../platform/errors.ts';

export const eventNotFound = () => notFound('Event ikke fundet');
export const eventNotOpen = () => conflict('Dette event er ikke tilgængelig for tilmelding');
export const eventFull = () => new AppError('FULL', 'Event er fuldt booket');
export const eventFullForAdmin = () => conflict('Eventet er fuldt booket');

/** @throws AppError CONFLICT with the reason when the event is cancelled or over. Drafts pass: queries hide them. */
export function assertEventOpen(event: Parameters<typeof closedReason>[0]): void {
  const reason = closedReason(event);
  if (reason) throw conflict(reason);
}

/** @throws AppError CONFLICT when an offer has run out, even if the job has not ended it yet. */
export function assertOfferOpen({ offerEndsAt }: { offerEndsAt: Date | null }): void {
  if (!offerEndsAt || offerEndsAt.getTime() <= Date.now()) throw conflict('Tilbuddet om en plads er udløbet');
}

/** @throws AppError CONFLICT once the event has begun, because no place is offered any more. */
export function assertNotBegun(event: EventTimes): void {
  if (startOf(event).getTime() <= Date.now()) throw conflict('Eventet er begyndt, så ventelisten er lukket');
}
