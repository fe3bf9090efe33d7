import { isApprovalStatus } from '../../domain/work/tasks.ts';
import { COMMENT_MARKER, INTERNAL } from '../inputs/comments.ts';
import { AWAITING_TASK } from '../inputs/situations.ts';
import type { Action } from './Action.ts';

/** The reseller's staff work on a task at ClickUp: they move it, track time on it, or delete it. */
export const workAtClickUp: Action = {
  name: 'workAtClickUp',
  weight: 5,
  isFor: ({ kind }) => kind === 'admin',
  reaches: [AWAITING_TASK],
  async run({ db, providers: { clickup } }, _admin, random, goal) {
    const tasks = await db.sql<{ click_up_id: string; statuses: { status: string }[] }>(
      `select t.click_up_id, l.statuses from task t join task_list l on l.clip_card_id = t.clip_card_id
       where t.deleted_at is null and l.statuses <> '[]' order by t.id desc limit 10`,
    );
    if (!tasks.length) return 'workAtClickUp: no task is known';
    const { click_up_id: id, statuses } = random.pick(tasks);
    const { name, work } = random.pickWeighted([
      // Weighs more than all others together when it is the goal.
      ...statuses.map(({ status }) => ({
        weight: goal && isApprovalStatus(status) ? 1_000 : 2,
        name: `moved to ${status}`,
        work: () => clickup.moveTask(id, status),
      })),
      { weight: 3, name: 'tracked a quarter of an hour', work: () => clickup.trackTime(id, 900_000) },
      {
        weight: 3,
        name: 'commented for the customer',
        work: () => clickup.addComment(id, `${COMMENT_MARKER} Er det sådan?`),
      },
      { weight: 3, name: 'commented internally', work: () => clickup.addComment(id, `${INTERNAL} ${COMMENT_MARKER}`) },
      { weight: 0.5, name: 'deleted', work: () => clickup.removeTask(id) },
    ]);
    try {
      work();
    } catch {
      return `workAtClickUp: ${id} was deleted before`;
    }
    return `workAtClickUp: ${id} ${name}`;
  },
};
