import { sql } from 'kysely';
import { dbRoles } from '../../../platform/db/roles.ts';
import { OLD_RECORD } from '../../../platform/idempotency/pruneIdempotencyRecords.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import { isClickUpUnavailable } from '../../../providers/clickup/ClickUpError.ts';
import { refreshCompany, refreshTask } from './refresh.ts';

/** Companies per run. Webhooks report most changes; the job only finds those that webhooks lost. */
const BATCH_SIZE = 20;

/** Refreshes companies that are due or have an active card without a list. Long-failing companies come last. */
export const refreshDueCompanies: JobHandler = async (services) => {
  if (!services.clickUp.isConfigured) return;
  const due = await services.reads.run(
    { role: dbRoles.system },
    sql<{ id: string }>`
      select customer_id as id from task_sync s
      where (busy_until is null or busy_until < now())
        and (failed_at is null or refreshed_at is null or failed_at < now() - interval '30 seconds')
        and (failed_at is not null or refreshed_at is null or refreshed_at < now() - interval '10 minutes'
          or exists (
            select 1 from clip_card c
            where c.customer_id = s.customer_id and c.status = 'ACTIVE' and c.deleted_at is null
              and c.click_up_list_id is null))
      order by coalesce(failed_at < now() - interval '1 hour', false), refreshed_at nulls first
      limit ${sql.lit(BATCH_SIZE)}`,
  );
  for (const { id } of due) {
    try {
      await refreshCompany(services, id);
    } catch (error) {
      services.log.warn({ err: error, customerId: id }, 'refreshing tasks failed');
      // ClickUp is unavailable for every company, so the remaining ones wait for the next run.
      if (isClickUpUnavailable(error)) return;
    }
  }
};

/** Refreshes one company, after its folder was linked or a clip card became active. */
export const refreshCompanyJob: JobHandler<{ customerId: string }> = async (services, { data: { customerId } }) => {
  await refreshCompany(services, customerId);
};

/** Retries a task that a webhook reported while ClickUp did not answer. */
export const refreshChangedTask: JobHandler<{ customerId: string; clickUpTaskId: string }> = (
  services,
  { data: { customerId, clickUpTaskId } },
) => refreshTask(services, customerId, clickUpTaskId);

/** Deletes old records by which a repeated request to ClickUp is recognised. */
export const pruneTaskRequests: JobHandler = async ({ reads }) => {
  await reads.run(
    { role: dbRoles.system },
    sql`delete from task_request where created_at < ${OLD_RECORD} and busy_until < ${OLD_RECORD}`,
  );
};
