import { cancelConsequence, isCancelledInTime } from '../../../../domain/events/events.ts';
import type { Config } from '../../../platform/config.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { CreditServices } from '../../money/invoices/creditInvoice.service.ts';
import { creditPlaces } from './creditPlaces.ts';
import type { Event } from './Event.ts';
import type { EventRegistration } from './EventRegistration.ts';
import { freeUntil } from './freeUntil.ts';

/** The reasons that credit notes print. */
export const PLACE_CANCELLED = 'Pladsen er afmeldt i tide';
export const EVENT_CANCELLED = 'Eventet er aflyst';

/** Whether a place that is given back today need not be paid. */
export const isFreeToCancel = (config: Config, event: Pick<Event, 'date'>): boolean =>
  isCancelledInTime(freeUntil(config, event));

/** Whether the person has to pay for a place, billed or not yet. */
export const isOwed = ({ owedSince, waivedAt }: Payable): boolean => owedSince !== null && waivedAt === null;

/** A registration, as an entity or as a row. */
type Payable = Record<'owedSince' | 'waivedAt', Date | string | null>;

/** The sentence of a cancellation mail about who still pays for the place; undefined for a place without payment. */
export const consequenceFor = (config: Config, event: Pick<Event, 'date'>, registration: EventRegistration) =>
  isOwed(registration) ? cancelConsequence(freeUntil(config, event)) : undefined;

/**
 * Frees registrations from the payment of their places: those that are billed are credited, and the others no longer
 * wait for an admin. Needs the role of an admin or of the system, and the locks of their events.
 */
export async function releasePlaces(
  write: Write,
  services: CreditServices,
  registrations: readonly EventRegistration[],
  reason: string,
): Promise<void> {
  const billed = registrations.flatMap(({ entryId }) => entryId ?? []);
  for (const registration of registrations) {
    Object.assign(registration, {
      owedSince: null,
      entryId: null,
      waivedAt: null,
      waivedById: null,
      waiveReason: null,
    });
    write.publish({ topic: 'event-registration.changed', id: registration.id, customerId: null });
  }
  await write.em.flush();
  await creditPlaces(write, services, billed, reason);
}
