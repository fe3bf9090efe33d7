import { isPlaceStatus } from '../../../../domain/events/events.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Goods } from '../../money/payments/goods.types.ts';
import { placeNotPaidMail } from './event.mails.ts';
import { Event } from './Event.ts';
import { EventRegistration } from './EventRegistration.ts';
import { offerFreePlaces } from './placeOffers.service.ts';
import { changeStatus } from './places.service.ts';

/** A place can be used before it is paid. A failed payment gives it back; one that is no longer held stays owed. */
export const placeGoods: Goods = {
  onPaid: () => Promise.resolve(),

  async onFailed(write, { id: entryId, failureMessage }, { config }) {
    const { em } = write;
    const registration = await em.findOne(EventRegistration, { entryId });
    if (!registration) return;
    registration.entryId = null;
    if (!isPlaceStatus(registration.status)) return em.flush();
    const event = await em.findOneOrFail(Event, { id: registration.eventId });
    registration.owedSince = null;
    await changeStatus(write, event, registration, 'CANCELLED', neverFull);
    write.mail(placeNotPaidMail(config, event, registration, failureMessage));
    await offerFreePlaces(write, config, event);
  },
};

const neverFull = () => new AppError('CONFLICT', 'A place that is given back needs no other');
