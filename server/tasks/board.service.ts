import { mergedStatuses } from '../../domain/tasks.ts';
import { assertMayWrite } from '../auth/policy.ts';
import type { Context } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';
import { listStatuses, taskBoard } from './board.reads.ts';
import { refreshCompany } from './refresh.ts';

/** Whoever presses again and again gets what was just read. */
const FRESH = 5_000;
/** For how long somebody waits; the refresh itself goes on. */
const PATIENCE = 8_000;

export async function refreshedBoard(ctx: Context) {
  assertMayWrite(ctx.viewer);
  const customerId = ctx.companyFor('manageTasks');
  const board = await taskBoard(ctx, customerId);
  const isFresh = board.refreshedAt !== null && !board.isAway && Date.now() - Date.parse(board.refreshedAt) < FRESH;
  if (!board.isLinked || isFresh) return board;
  const { services } = ctx;
  // That the task tool is away is kept with the board; here it is only a fact for the log.
  const refreshing = refreshCompany(services, customerId, services.clickUp.within(PATIENCE)).catch((error: unknown) =>
    services.log.warn({ err: error, customerId }, 'the tasks could not be refreshed'),
  );
  await Promise.race([
    refreshing,
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE).unref();
    }),
  ]);
  return taskBoard(ctx, customerId);
}

export async function taskStatuses(ctx: Context, clickUpListId?: string | null) {
  const { customerId } = ctx.viewer;
  if (!customerId) return [];
  if (!clickUpListId) return mergedStatuses(await listStatuses({ reader: ctx, customerId }));
  const [list] = await ctx.read(
    sqlBuilder.selectFrom('task_list').select('statuses').where('click_up_id', '=', clickUpListId),
  );
  return list?.statuses ?? [];
}
