import { sql } from 'kysely';
import { GUEST_DATA_DAYS } from '../../../../domain/events/events.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';

/** Each batch is a transaction of its own, so that a large event does not lock its registrations for long. */
const BATCH_SIZE = 500;

/**
 * Erases who registered for an event without an account, some time after the event. The registrations stay, because the
 * event's numbers count them. Their links stop working. Who has to pay for a place is kept until the place is billed.
 */
export const eraseGuests: JobHandler = async ({ reads, log }) => {
  let total = 0;
  for (let erased = BATCH_SIZE; erased === BATCH_SIZE; total += erased) erased = (await eraseBatch(reads)).length;
  if (total) log.info({ count: total }, 'erased guests of past events');
};

const eraseBatch = (reads: Parameters<JobHandler>[0]['reads']) =>
  reads.run(
    { role: dbRoles.system },
    sql<{ id: string }>`
      with erased as (
        update event_registration r set name = 'Slettet', email = r.id || '@slettet.invalid', phone = null,
          company = null, dietary_restrictions = null, special_requirements = null, link_key = null,
          waive_reason = null, erased_at = now(), version = r.version + 1
        where r.id in (
          select g.id from event_registration g join event e on e.id = g.event_id
          where g.user_id is null and g.erased_at is null
            and (g.owed_since is null or g.entry_id is not null or g.waived_at is not null)
            and e.ends_at < now() - make_interval(days => ${sql.lit(GUEST_DATA_DAYS)})
          limit ${sql.lit(BATCH_SIZE)})
        returning r.id),
      -- What a guest wrote may name people. The rating stays, because the event's average counts it.
      silenced as (update event_feedback f set comment = null from erased where f.registration_id = erased.id)
      select id from erased`,
  );
