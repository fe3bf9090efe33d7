import { sql } from 'kysely';
import { CONFIRMED_WITHIN_MINUTES } from '../../../../domain/partners/serviceNotices.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { readStatus } from './readStatus.ts';
import { IS_SHOWN, STATE_NOW } from './serviceNotice.reads.ts';

const system = { role: dbRoles.system };

const CONFIRMED = sql`make_interval(mins => ${sql.lit(CONFIRMED_WITHIN_MINUTES)})`;

/** The one row of the cursor. */
const CURSOR = 'zendesk';

/** A little less than five minutes, because the job runs every minute at slightly different seconds. */
const READ_AGAIN = sql`interval '4 minutes 30 seconds'`;

/** The notices of all companies in the live event. */
export const ALL_NOTICES = 'current';

/** Reads Zendesk's status page every five minutes, and tells browsers within a minute what has begun or ended. */
export const updateNoticesJob: JobHandler = (services) => updateNotices(services);

export async function updateNotices(services: Services): Promise<void> {
  try {
    if (await claimRead(services)) await readStatus(services);
  } finally {
    await publishChanges(services);
  }
}

/** True for one of all parallel runs, and only when the last read is long enough ago. */
async function claimRead({ writes }: Services): Promise<boolean> {
  const claimed = await writes.run(system, ({ em }) =>
    runIn(
      em,
      sql`
        insert into service_status_cursor (id, read_at) values (${CURSOR}, now())
        on conflict (id) do update set read_at = now()
          where service_status_cursor.read_at <= now() - ${READ_AGAIN} returning id`,
    ),
  );
  return claimed.length > 0;
}

/** Publishes one event when the notices differ from those of the last event, also when only time has passed. */
async function publishChanges({ writes }: Services): Promise<void> {
  await writes.run(system, async (write) => {
    const changed = await runIn(
      write.em,
      sql`
        with notices as (
          select concat_ws(' ', i.id, i.title, ${STATE_NOW}, i.starts_at, i.ends_at, i.services,
            (select string_agg(s.installation_id, ',' order by s.installation_id) from installation_status s
             where i.id = any(s.incident_ids))) as text
          from zendesk_incident i where i.last_seen_at > now() - ${CONFIRMED} and ${IS_SHOWN}
          union all
          select concat_ws(' ', id, version) from announcement
          where starts_at <= now() and (ends_at is null or ends_at > now()))
        update service_status_cursor set digest = d.digest
        from (select md5(coalesce(string_agg(text, '|' order by text collate "C"), '')) as digest from notices) d
        where id = ${CURSOR} and service_status_cursor.digest <> d.digest returning id`,
    );
    if (changed.length) write.publish({ topic: 'service-notice.changed', id: ALL_NOTICES, customerId: null });
  });
}
