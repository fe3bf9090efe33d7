import { sql } from 'kysely';
import { dbRoles } from '../../../../platform/db/roles.ts';
import type { JobHandler } from '../../../../platform/jobs/Jobs.ts';
import { deliver } from './deliver.ts';

const system = { role: dbRoles.system };
const BATCH_SIZE = 200;
/** Limit per integration, so that a slow receiver cannot fill a batch. */
const MAX_PER_INTEGRATION = 20;

export const deliverWebhook: JobHandler<{ id: string }> = (services, { data }) => deliver(services, data.id);

/** Queues messages that are due for a retry or whose job was lost. */
export const sweepWebhooks: JobHandler = async ({ reads, jobs }) => {
  const due = await reads.run(
    system,
    sql<{ id: string }>`
      select id from (
        select id, next_attempt_at, row_number() over (partition by instance_id order by next_attempt_at) as place
        from webhook_delivery
        where status = 'WAITING' and next_attempt_at <= now() and created_at < now() - interval '30 seconds'
      ) waiting
      where place <= ${sql.lit(MAX_PER_INTEGRATION)} order by next_attempt_at limit ${sql.lit(BATCH_SIZE)}`,
  );
  await jobs.sendAll('webhooks.deliver', due);
};

/** Deletes settled deliveries that are older than 30 days: they serve debugging only and contain personal data. */
export const pruneWebhooks: JobHandler = async ({ reads }) => {
  await reads.run(
    system,
    sql`delete from webhook_delivery where status <> 'WAITING' and created_at < now() - interval '30 days'`,
  );
};
