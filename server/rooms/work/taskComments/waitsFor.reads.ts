import { sql, type RawBuilder } from 'kysely';
import { ANSWER_DAYS, APPROVAL_STATUS, type TaskWaitsFor } from '../../../../domain/work/tasks.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { defineRowLoader } from '../../../platform/graphql/RowLoader.ts';

const firstDay = sql`now() - make_interval(days => ${sql.lit(ANSWER_DAYS)})`;

/**
 * SQL: until when the comments on a row of `task` wait for no answer: the end of the task settles them, an admin may,
 * and so does time. What a customer writes on a closed task waits for an answer again.
 */
export const settledUntil = sql<Date>`greatest(task.closed_at, task.settled_at, ${firstDay})`;

/**
 * SQL: for whom a row of `task` waits. The newest comment decides: its author waits for the other side. Without
 * comments, a task waits for the customer while it is to be approved.
 */
export const taskWaitsFor = sql<TaskWaitsFor>`
  coalesce(
    (select case
        when c.is_from_reseller then case when task.is_open then 'CUSTOMER' end
        when c.written_at > ${settledUntil} then 'RESELLER' end
      from task_comment c where c.task_id = task.id order by c.written_at desc, c.id desc limit 1),
    case when task.is_open and task.status_key = ${sql.lit(APPROVAL_STATUS)} and task.changes_requested_at is null
      then 'CUSTOMER' else 'NOBODY' end)`;

/**
 * SQL: the condition that a row of `task` waits for somebody. The reseller is waited for in tasks with late comments,
 * and the customer in open tasks, so that the many others are not looked through.
 */
export const doesWaitFor = (waitsFor: TaskWaitsFor) => sql<boolean>`(
  ${taskWaitsFor} = ${waitsFor} and task.deleted_at is null and ${candidates[waitsFor]})`;

const candidates: Record<TaskWaitsFor, RawBuilder<boolean>> = {
  RESELLER: sql`task.id in (
    select c.task_id from task_comment c where not c.is_from_reseller and c.written_at > ${firstDay})`,
  CUSTOMER: sql`task.is_open`,
  NOBODY: sql`true`,
};

/** For whom tasks wait, by their ids. */
export const waitsForLoader = defineRowLoader((ids) =>
  sqlBuilder
    .selectFrom('task')
    .select(['id', taskWaitsFor.as('waitsFor')])
    .where('id', '=', equalsAny(ids)),
);
