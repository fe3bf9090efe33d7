import { portalCommentIn } from '../../server/rooms/work/taskComments/clickUpText.ts';
import { INTERNAL } from '../inputs/comments.ts';
import type { Invariant } from './Invariant.ts';
import { sqlInvariant } from './Invariant.ts';

/** Comments reach those whom they are meant for, once. */
export const commentInvariants: Invariant[] = [
  sqlInvariant(
    'no internal comment of ClickUp is stored, mailed or sent to a webhook',
    `select id from task_comment where origin = 'CLICKUP' and text like '%${INTERNAL}%'
     union all select id from mail where text like '%${INTERNAL}%'
     union all select id from webhook_delivery where body like '%${INTERNAL}%'`,
  ),
  sqlInvariant(
    'a comment belongs to the company of its task',
    `select c.id, c.customer_id, t.customer_id as owner from task_comment c join task t on t.id = c.task_id
     where c.customer_id <> t.customer_id`,
  ),
  {
    name: 'a comment of the portal is at ClickUp once',
    holds: 'settled',
    async check({ db, providers: { clickup } }) {
      const tasks = await db.sql<{ id: string }>('select click_up_id as id from task where deleted_at is null');
      const ids = tasks.flatMap(({ id }) => clickup.comments(id).flatMap((text) => portalCommentIn(text) ?? []));
      return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is at ClickUp more than once`);
    },
  },
];
