import { sql } from 'kysely';
import { APPROVAL_UNDO_SECONDS, approvedStatus, isApprovalStatus } from '../../../../domain/work/tasks.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { actorLabel, actorOf } from '../../companies/activity/activity.service.ts';
import { taskById, taskChange } from './task.reads.ts';
import { assertAwaiting, NO_CLOSING_STATUS, publishTaskChange, readTaskAndCard } from './task.service.ts';
import { refreshStatuses } from './taskLists.ts';

/**
 * Stores an approval that can be undone for a while, after which a job sends it to ClickUp. A second approval of the
 * task changes nothing.
 */
export async function startTaskApproval(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'manageTasks');
  const { services } = ctx;
  const clickUp = services.clickUp.within(services.config.timeLimits.operationCalls);
  const { task, card } = await readTaskAndCard(ctx, id);
  await assertAwaiting(ctx, task, card, { clickUp });
  const closingStatus =
    approvedStatus(card.statuses ?? []) ?? approvedStatus((await refreshStatuses(services, clickUp, card)) ?? []);
  if (!closingStatus) throw conflict(NO_CLOSING_STATUS);
  await ctx.writeAsSystem(async (write) => {
    await runIn(
      write.em,
      sql`
        insert into task_approval (task_id, customer_id, approved_by_id, approved_by, approved_at, undo_until,
          send_at)
        select ${id}, ${task.customerId}, ${actorOf(ctx.viewer).actorId}, ${actorLabel(ctx.viewer)}, now(), m, m
        from (select now() + make_interval(secs => ${APPROVAL_UNDO_SECONDS}) as m) undo
        on conflict (task_id) do nothing`,
    );
    publishTaskChange(write, task.customerId, id);
  });
  // The scheduled job finds the stored approval if this one is lost.
  await services.jobs.sendDebounced(
    'tasks.send-approvals',
    {},
    { key: id, delaySeconds: APPROVAL_UNDO_SECONDS, intervalSeconds: 1 },
  );
  return taskChange(ctx, id);
}

/** Takes an approval back that was not sent yet. Throws CONFLICT when it is too late. */
export async function undoTaskApproval(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'manageTasks');
  const task = await taskById(ctx, id);
  if (!task) throw notFound('Opgaven findes ikke');
  await ctx.writeAsSystem(async (write) => {
    const undone = await runIn(
      write.em,
      sql`
        delete from task_approval where task_id = ${id} and customer_id = ${task.customerId} and attempts = 0
          and undo_until > now()
        returning 1`,
    );
    const [pending] = undone.length
      ? []
      : await runIn(write.em, sql`select 1 from task_approval where task_id = ${id}`);
    // A second press on the button finds nothing left to undo.
    if (pending || (!undone.length && !isApprovalStatus(task.statusKey)))
      throw conflict('Godkendelsen er sendt og kan ikke fortrydes');
    publishTaskChange(write, task.customerId, id);
  });
  return taskChange(ctx, id);
}
