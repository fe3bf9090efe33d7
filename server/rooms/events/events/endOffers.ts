import { sql } from 'kysely';
import { dbRoles } from '../../../platform/db/roles.ts';
import { AppError } from '../../../platform/errors.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { offerEndedMail } from './event.mails.ts';
import { EventRegistration } from './EventRegistration.ts';
import { offerFreePlaces } from './placeOffers.service.ts';
import { changeStatus, lockEvent } from './places.service.ts';

const system = { role: dbRoles.system };

/**
 * Ends the offers that ran out, and offers their places to the next people. Also offers free places that nothing else
 * has offered, such as when a process died. Each event is a transaction of its own.
 */
export const endOffers: JobHandler = async (services) => {
  const { reads, log } = services;
  const events = await reads.run(
    system,
    sql<{ id: string }>`
      select event_id as id from event_registration where status = 'OFFERED' and offer_ends_at <= now()
      union
      select id from event where status = 'PUBLISHED' and waiting_count > 0 and starts_at > now()
        and (capacity is null or registration_count < capacity)
      order by id limit 500`,
  );
  for (const { id } of events)
    await endOffersOf(services, id).catch((error: unknown) =>
      log.error({ err: error, eventId: id }, 'offers of an event were not ended, will retry'),
    );
};

const endOffersOf = ({ writes, config }: Services, eventId: string) =>
  writes.run(system, async (write) => {
    const event = await lockEvent(write.em, { id: eventId });
    if (!event) return;
    const ended = await write.em.find(
      EventRegistration,
      { eventId, status: 'OFFERED', offerEndsAt: { $lte: new Date() } },
      { orderBy: { id: 'asc' } },
    );
    for (const registration of ended) {
      await changeStatus(write, event, registration, 'CANCELLED', neverFull);
      write.mail(offerEndedMail(config, event, registration));
    }
    await offerFreePlaces(write, config, event);
  });

const neverFull = () => new AppError('CONFLICT', 'An offer that ends needs no place');
