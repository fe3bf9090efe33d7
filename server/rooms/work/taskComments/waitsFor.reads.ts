import { sql } from 'kysely';
import { APPROVAL_STATUS, REOPENED_DAYS, type TaskWaitsFor } from '../../../../domain/work/tasks.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { defineRowLoader } from '../../../platform/graphql/RowLoader.ts';

const reopenedSince = sql`now() - make_interval(days => ${sql.lit(REOPENED_DAYS)})`;

/**
 * SQL: for whom a row of `task` waits. The newest comment decides: its author waits for the other side. Without
 * comments, a task waits for the customer while it is to be approved. The end of a task settles what was written
 * before; what a customer writes on a closed task waits for an answer again.
 */
export const taskWaitsFor = sql<TaskWaitsFor>`
  coalesce(
    (select case
        when c.is_from_reseller then case when task.is_open then 'CUSTOMER' end
        when task.is_open or c.written_at > greatest(task.closed_at, ${reopenedSince}) then 'RESELLER' end
      from task_comment c where c.task_id = task.id order by c.written_at desc, c.id desc limit 1),
    case when task.is_open and task.status_key = ${sql.lit(APPROVAL_STATUS)} and task.changes_requested_at is null
      then 'CUSTOMER' else 'NOBODY' end)`;

/**
 * SQL: the condition that a row of `task` waits for somebody. What waits is found among the few open tasks, and among
 * those with late comments, so that closed tasks are not looked through.
 */
export const doesWaitFor = (waitsFor: TaskWaitsFor) =>
  waitsFor === 'NOBODY'
    ? sql<boolean>`${taskWaitsFor} = ${waitsFor}`
    : sql<boolean>`task.id in (
        select task.id from task
        where task.is_open and task.deleted_at is null and ${taskWaitsFor} = ${waitsFor}
        union all
        select task.id from task
        where not task.is_open and task.deleted_at is null and ${taskWaitsFor} = ${waitsFor}
          and task.id in (select c.task_id from task_comment c
            where not c.is_from_reseller and c.written_at > ${reopenedSince}))`;

/** For whom tasks wait, by their ids. */
export const waitsForLoader = defineRowLoader((ids) =>
  sqlBuilder
    .selectFrom('task')
    .select(['id', taskWaitsFor.as('waitsFor')])
    .where('id', '=', equalsAny(ids)),
);
