import { sql } from 'kysely';
import { plainToRichText } from '../../../../domain/work/taskComments.ts';
import { taskChangesForm } from '../../../../domain/work/validation/tasks.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { conflict } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { taskChange } from '../tasks/task.reads.ts';
import { assertAwaiting, publishTaskChange, readTaskAndCard, recordTaskActivity } from '../tasks/task.service.ts';
import type { TaskChangesInput } from '../tasks/task.types.ts';
import { completeRequest, requestKey, runOncePerRequest } from '../tasks/taskRequests.service.ts';
import { requestKeyOf, storeComment } from './storeComment.ts';

/** Stores the request as a comment of the task. The task keeps its status and can still be approved. */
export async function requestTaskChanges(ctx: Context, id: string, { requestId, ...input }: TaskChangesInput) {
  const customerId = ctx.companyFor('manageTasks');
  const { comment } = parseInput(taskChangesForm, input);
  const { services } = ctx;
  const clickUp = services.clickUp.within(services.config.timeLimits.operationCalls);
  const { task, card } = await readTaskAndCard(ctx, id);
  const key = requestKey(customerId, 'changes', requestId);
  await runOncePerRequest(services, key, async () => {
    await assertAwaiting(ctx, task, card, { clickUp });
    await ctx.writeAsSystem(async (write) => {
      const pending = await runIn(write.em, sql`select 1 from task_approval where task_id = ${id}`);
      if (pending.length) throw conflict('Opgaven er ved at blive godkendt. Fortryd godkendelsen først.');
      await runIn(
        write.em,
        sql`update task set changes_requested_at = now(), changes_requested = ${comment} where id = ${id}`,
      );
      await completeRequest(write, key, id);
      await storeComment(write, services.config, ctx.viewer, requestKeyOf(ctx.viewer, `changes:${requestId}`), {
        customerId,
        taskId: id,
        text: plainToRichText(comment),
        isRequestForChanges: true,
      });
      await recordTaskActivity(ctx, write, card, `Der er bedt om ændringer af ${task.name}`, comment);
      publishTaskChange(write, card.customerId, id);
    });
    return id;
  });
  await services.jobs.send('task-comments.send', {});
  return taskChange(ctx, id);
}
