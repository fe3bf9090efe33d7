import { dbRoles } from '../../db/roles.ts';
import type { JobHandler } from '../../jobs/Jobs.ts';
import { deliver } from './deliver.ts';

const system = { role: dbRoles.system };
const AT_ONCE = 200;
/** A receiver that is slow keeps the others waiting no longer than for so many of its own. */
const OF_ONE = 20;

export const deliverWebhook: JobHandler<{ id: string }> = (services, { data }) => deliver(services, data.id);

/** Messages whose job was lost, or whose time to try again has come. */
export const sweepWebhooks: JobHandler = async ({ reads, jobs }) => {
  const due = await reads.runSql<{ id: string }>(
    system,
    `
    select id from (
      select id, next_attempt_at, row_number() over (partition by instance_id order by next_attempt_at) as place
      from webhook_delivery where status = 'WAITING' and next_attempt_at <= now() and created_at < now() - interval '30 seconds'
    ) waiting where place <= ${OF_ONE} order by next_attempt_at limit ${AT_ONCE}`,
  );
  for (const { id } of due) await jobs.send('webhooks.deliver', { id });
};

/** The log is for finding mistakes: what was sent holds names, and is kept no longer than that takes. */
export const pruneWebhooks: JobHandler = async ({ reads }) => {
  await reads.runSql(
    system,
    `delete from webhook_delivery where status <> 'WAITING' and created_at < now() - interval '30 days'`,
  );
};
