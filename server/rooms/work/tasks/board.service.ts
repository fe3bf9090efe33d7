import { mergeStatuses } from '../../../../domain/work/tasks.ts';
import type { Context } from '../../../platform/context.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { listStatuses, taskBoard } from './board.reads.ts';
import { refreshCompany } from './refresh.ts';

/** A board that was refreshed this recently is returned without another refresh. */
const FRESH_MS = 5_000;

export async function refreshBoard(ctx: Context) {
  const customerId = ctx.companyFor('manageTasks');
  const board = await taskBoard(ctx, customerId);
  const isFresh = board.refreshedAt !== null && !board.isAway && Date.now() - Date.parse(board.refreshedAt) < FRESH_MS;
  if (!board.isLinked || isFresh) return board;
  const { services } = ctx;
  const { operationCalls } = services.config.timeLimits;
  // The board stores the failure and shows it, so the error is only logged here.
  const refreshing = refreshCompany(services, customerId, services.clickUp.within(operationCalls)).catch(
    (error: unknown) => services.log.warn({ err: error, customerId }, 'refreshing tasks failed'),
  );
  // The refresh continues in the background.
  await Promise.race([
    refreshing,
    new Promise((resolve) => {
      setTimeout(resolve, operationCalls).unref();
    }),
  ]);
  return taskBoard(ctx, customerId);
}

export async function taskStatuses(ctx: Context, clickUpListId?: string | null) {
  const { customerId } = ctx.viewer;
  if (!customerId) return [];
  if (!clickUpListId) return mergeStatuses(await listStatuses({ reader: ctx, customerId }));
  const [list] = await ctx.read(
    sqlBuilder.selectFrom('task_list').select('statuses').where('click_up_id', '=', clickUpListId),
  );
  return list?.statuses ?? [];
}
