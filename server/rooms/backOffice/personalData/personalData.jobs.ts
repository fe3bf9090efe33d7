import { sql } from 'kysely';
import { recordAudit, operatorSource } from '../../../platform/audit/recordAudit.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { AppError } from '../../../platform/errors.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { Event } from '../../events/events/Event.ts';
import { EventRegistration } from '../../events/events/EventRegistration.ts';
import { offerFreePlaces } from '../../events/events/placeOffers.service.ts';
import { changeStatus, lockEvent } from '../../events/events/places.service.ts';
import { isFreeToCancel, releasePlaces, PLACE_CANCELLED } from '../../events/events/releasePlaces.service.ts';
import { eraseEverywhere, eraseKept } from './erase.ts';
import { publishErasure } from './erasure.service.ts';
import type { Person } from './person.ts';
import { comingRegistrations } from './personalData.reads.ts';

const system = { role: dbRoles.system };
const auth = { role: dbRoles.auth };

interface ConfirmedErasure extends Person {
  erasureId: string;
}

/**
 * Erases the data of a person whose request was confirmed. Can be run again after an interruption, and is run again
 * while the last mail to the person waits to be sent.
 */
export const erasePersonalData: JobHandler<{ userId: string }> = async (services, { data: { userId } }) => {
  const { reads, config } = services;
  const [confirmed] = await reads.run(
    auth,
    sql<ConfirmedErasure>`
      select e.id as "erasureId", e.user_id as id, u.person_id as "personId", coalesce(e.names, '{}') as names, e.email,
        e.customer_id as "customerId", u.role
      from erasure e join user_account u on u.id = e.user_id
      where e.user_id = ${userId} and e.status = 'CONFIRMED'`,
  );
  if (!confirmed) return;
  await giveSeatsBack(services, userId);
  await eraseEverywhere(reads, confirmed, config.financialYearEnd);
  if (!(await hasUnsentMail(services, confirmed))) await finish(services, confirmed);
};

/** Gives back the places at events to come, as if the person had cancelled: those given back in time are not paid. */
async function giveSeatsBack(services: Services, userId: string): Promise<void> {
  const { reads, writes, config } = services;
  for (const { id, eventId } of await reads.run(system, comingRegistrations(userId))) {
    await writes.run(system, async (write) => {
      const event = await lockEvent(write.em, { id: eventId } as Partial<Event>);
      const registration = event && (await write.em.findOne(EventRegistration, { id }));
      if (!registration) return;
      await changeStatus(write, event, registration, 'CANCELLED', neverFull);
      if (isFreeToCancel(config, event)) await releasePlaces(write, services, [registration], PLACE_CANCELLED);
      await offerFreePlaces(write, config, event);
    });
  }
}

const neverFull = () => new AppError('CONFLICT', 'A cancellation needs no place');

async function hasUnsentMail({ reads }: Services, { email }: Person): Promise<boolean> {
  const rows = await reads.run(
    system,
    sql`select 1 from mail where lower(recipient) = lower(${email}) and sent_at is null and failed_at is null limit 1`,
  );
  return rows.length > 0;
}

/** Forgets the names and the address by which the person was found. */
async function finish({ writes, log }: Services, { erasureId, id: userId, customerId }: ConfirmedErasure) {
  await writes.run(auth, async (write) => {
    const finished = await runIn(
      write.em,
      sql`
        update erasure set status = 'ERASED', erased_at = now(), names = null, email = null
        where id = ${erasureId} and status = 'CONFIRMED' returning id`,
    );
    if (!finished.length) return;
    await recordAudit(write, operatorSource, { action: 'PERSON_DATA_ERASED', target: userId });
    publishErasure(write, { id: erasureId, userId, customerId });
  });
  log.info({ userId }, 'erased the data of a person');
}

/** Continues what was interrupted: copies that were never made, and erasures that did not end. */
export const sweepPersonalData: JobHandler = async ({ reads, jobs }) => {
  const copies = await reads.run(
    system,
    sql<{ userId: string }>`
      select user_id as "userId" from personal_data_export
      where ready_at is null and requested_at < now() - interval '1 minute' limit 100`,
  );
  await jobs.sendAll('personal-data.collect', copies);
  const erasures = await reads.run(
    system,
    sql<{ userId: string }>`
      select user_id as "userId" from erasure where status = 'CONFIRMED' order by id limit 100`,
  );
  await jobs.sendAll('personal-data.erase', erasures);
};

/** Deletes copies after their last day, and erases names from bookkeeping records that the law no longer requires. */
export const prunePersonalData: JobHandler = async ({ reads }) => {
  await reads.run(system, sql`delete from personal_data_export where expires_at < now()`);
  const people = await reads.run(
    { role: dbRoles.personalData },
    sql<{ userId: string }>`select distinct user_id as "userId" from kept_record where kept_until <= current_date`,
  );
  for (const { userId } of people) await eraseKept(reads, userId);
};
