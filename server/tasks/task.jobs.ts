import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import { isAway } from '../providers/clickup/ClickUpFailure.ts';
import { refreshCompany, refreshTask } from './refresh.ts';

/** So many companies a minute, the longest waiting first: webhooks tell what is new, this only what they lost. */
const AT_ONCE = 20;

/** Companies that were last read a while ago, or have an active card without a list. Whose trouble lasts comes after the others. */
export const refreshDue: JobHandler = async (services) => {
  if (!services.clickUp.isConfigured) return;
  const due = await services.reads.runSql<{ id: string }>(
    { role: dbRoles.system },
    `
    select customer_id as id from task_sync s
    where (busy_until is null or busy_until < now()) and (failed_at is null or refreshed_at is null or failed_at < now() - interval '30 seconds')
      and (failed_at is not null or refreshed_at is null or refreshed_at < now() - interval '10 minutes' or exists (
        select 1 from clip_card c where c.customer_id = s.customer_id and c.status = 'ACTIVE' and c.deleted_at is null and c.click_up_list_id is null))
    order by coalesce(failed_at < now() - interval '1 hour', false), refreshed_at nulls first limit ${AT_ONCE}`,
  );
  for (const { id } of due) {
    try {
      await refreshCompany(services, id);
    } catch (error) {
      services.log.warn({ err: error, customerId: id }, 'the tasks could not be refreshed');
      // The others would find it away as well; a minute later it is asked again.
      if (isAway(error)) return;
    }
  }
};

/** One company, as soon as there is time: its folder was linked, or a card became active. */
export const refreshOne: JobHandler<{ customerId: string }> = async (services, { data: { customerId } }) => {
  await refreshCompany(services, customerId);
};

/** A task that a webhook told of while the task tool did not answer. */
export const refreshTold: JobHandler<{ customerId: string; clickUpTaskId: string }> = (
  services,
  { data: { customerId, clickUpTaskId } },
) => refreshTask(services, customerId, clickUpTaskId);
