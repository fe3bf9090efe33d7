import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { bulkDefinitionOf } from '../../../platform/bulk/bulkActions.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { actingContext } from './acting.service.ts';
import { TakenError, takeItem } from './doItem.ts';
import type { ItemStep } from './nextStep.ts';

const CHANGED = 'Er ændret igen efter kørslen';

/** Undoes one row, unless somebody has changed it since. Its state is stored in the transaction that undoes it. */
export async function undoItem(services: Services, step: ItemStep): Promise<void> {
  const { action, subjectId, undo: states } = step;
  const { undo } = bulkDefinitionOf(services.rooms, action);
  const ctx = actingContext(services, step.user, { name: 'undoBulkRun', target: step.subjectId });
  let isFirst = true;
  ctx.aroundAdminWrite = async (write, work) => {
    if (!isFirst) return work();
    isFirst = false;
    await takeItem(write, step, 'DONE', 'UNDONE');
    if (!states || !isDeepStrictEqual(asJson(await undo!.stateOf(write, subjectId)), states.after))
      throw conflict(CHANGED);
    return work();
  };
  try {
    if (states === null) throw conflict('Blev ikke ændret af kørslen');
    await undo!.run(ctx, subjectId, states);
    if (isFirst) throw conflict(CHANGED);
  } catch (error) {
    if (error instanceof TakenError) return;
    if (!(error instanceof AppError))
      services.log.error({ err: error, runId: step.runId, subjectId }, 'undoing a row of a bulk run failed');
    await keep(services, step, error instanceof AppError ? error.message : 'Noget gik galt, da rækken blev fortrudt');
  }
}

/** As the state was stored. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const keep = ({ writes }: Services, { runId, subjectId }: ItemStep, reason: string) =>
  writes.run({ role: dbRoles.system }, ({ em }) =>
    runIn(
      em,
      sql`update bulk_item set state = 'KEPT', reason = ${reason}
        where run_id = ${runId} and subject_id = ${subjectId} and state = 'DONE'`,
    ),
  );
