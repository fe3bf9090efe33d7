import { isPlaceStatus } from '../../../../domain/events/events.ts';
import { continueAsSystem } from '../../../platform/db/continueAsSystem.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { CreditServices } from '../../money/invoices/creditInvoice.service.ts';
import { unregisteredMail } from './event.mails.ts';
import type { Event } from './Event.ts';
import { eventNotOpen } from './eventErrors.types.ts';
import type { EventRegistration } from './EventRegistration.ts';
import { offerFreePlaces } from './placeOffers.service.ts';
import { changeStatus } from './places.service.ts';
import { consequenceFor, isFreeToCancel, releasePlaces, PLACE_CANCELLED } from './releasePlaces.service.ts';

/**
 * Cancels a registration for its person: a place, an offer, or a place in the queue. A place that is given up in time
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
  const hadPlace = isPlaceStatus(before);
  const consequence = hadPlace ? consequenceFor(config, event, registration) : undefined;
  await changeStatus(write, event, registration, 'CANCELLED', eventNotOpen);
  if (canMail) write.mail(unregisteredMail(config, event, registration, { before, consequence }));
  if (hadPlace && registration.owedSince && isFreeToCancel(config, event)) {
    await continueAsSystem(write);
    await releasePlaces(write, services, [registration], PLACE_CANCELLED);
  }
  await offerFreePlaces(write, config, event);
}
