import { isSeatStatus } from '../../../../domain/events/events.ts';
import { continueAsSystem } from '../../../platform/db/continueAsSystem.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { CreditServices } from '../../money/invoices/creditInvoice.service.ts';
import { unregisteredMail } from './event.mails.ts';
import type { Event } from './Event.ts';
import { eventNotOpen } from './eventErrors.types.ts';
import type { EventRegistration } from './EventRegistration.ts';
import { offerFreeSeats } from './placeOffers.service.ts';
import { changeStatus } from './places.service.ts';
import { consequenceFor, isFreeToCancel, releaseSeats, SEAT_CANCELLED } from './releasePlaces.service.ts';

/**
 * Cancels a registration for its person: a seat, an offer, or a place in the queue. A seat that is given up in time
 * need not be paid, and goes to the next who waits. The caller holds the event's lock. The rest of the transaction has
 * the role of the system.
 */
export async function giveUpPlace(
  write: Write,
  services: CreditServices,
  event: Event,
  registration: EventRegistration,
  { canMail = true } = {},
): Promise<void> {
  const { config } = services;
  const before = registration.status;
  const hadSeat = isSeatStatus(before);
  const consequence = hadSeat ? consequenceFor(config, event, registration) : undefined;
  await changeStatus(write, event, registration, 'CANCELLED', eventNotOpen);
  if (canMail) write.mail(unregisteredMail(config, event, registration, { before, consequence }));
  if (hadSeat && registration.owedSince && isFreeToCancel(config, event)) {
    await continueAsSystem(write);
    await releaseSeats(write, services, [registration], SEAT_CANCELLED);
  }
  await offerFreeSeats(write, config, event);
}
