import { sql } from 'kysely';
import type { BulkItemState } from '../../../../domain/backOffice/bulk.ts';
import { bulkDefinitionOf } from '../../../platform/bulk/bulkActions.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { actingContext } from './acting.service.ts';
import type { ItemStep } from './nextStep.ts';
import { GONE } from './planRun.ts';

/** Thrown to roll back a row that another process has done meanwhile. */
export class TakenError extends Error {}

/**
 * Does one row. Its state is stored by the transaction of the service function that does it: both are committed, or
 * neither is. A row that cannot be done any longer is skipped, and an error of the service fails the row alone.
 */
export async function doItem(services: Services, step: ItemStep): Promise<void> {
  const { action, options, subjectId } = step;
  const definition = bulkDefinitionOf(services.rooms, action);
  const ctx = actingContext(services, step.user, { name: 'startBulkRun', target: step.subjectId });
  const refusal = async () => {
    const [row] = await definition.read(ctx.admin, [subjectId], services, options);
    return { row, reason: row ? definition.refusalOf(row, options) : GONE };
  };
  const { row, reason } = await refusal();
  if (reason !== undefined) return setState(services, step, 'SKIPPED', reason);
  let isFirst = true;
  ctx.aroundAdminWrite = async (write, work) => {
    if (!isFirst) return work();
    isFirst = false;
    await takeItem(write, step, 'WAITING', 'DONE');
    const before: unknown = await definition.undo?.stateOf(write, subjectId);
    const result = await work();
    if (definition.undo) {
      await write.em.flush();
      await storeUndo(write, step, { before, after: await definition.undo.stateOf(write, subjectId) });
    }
    return result;
  };
  try {
    await definition.run(ctx, row, options);
    // A service that found nothing to change has written nothing, and so has not stored the state either.
    await setState(services, step, 'DONE', null);
  } catch (error) {
    if (error instanceof TakenError) return undefined;
    if (!(error instanceof AppError))
      services.log.error({ err: error, runId: step.runId, subjectId }, 'a row of a bulk run failed');
    const now = error instanceof AppError ? (await refusal()).reason : undefined;
    const message = error instanceof AppError ? error.message : 'Noget gik galt. Prøv igen.';
    await setState(services, step, now === undefined ? 'FAILED' : 'SKIPPED', now ?? message);
  }
  return undefined;
}

/** Moves a row from one state to another, and locks it. Throws TakenError when another process has done so. */
export async function takeItem(
  { em }: Write,
  { runId, subjectId }: ItemStep,
  from: BulkItemState,
  to: BulkItemState,
): Promise<void> {
  const taken = await runIn(
    em,
    sql`update bulk_item set state = ${to}, reason = null
      where run_id = ${runId} and subject_id = ${subjectId} and state = ${from} returning 1`,
  );
  if (!taken.length) throw new TakenError();
}

const storeUndo = ({ em }: Write, { runId, subjectId }: ItemStep, undo: object) =>
  runIn(
    em,
    sql`update bulk_item set undo = ${JSON.stringify(undo)}::jsonb
      where run_id = ${runId} and subject_id = ${subjectId}`,
  );

/** Stores what became of a row that waits. A row that is done stays done, whatever happens after its commit. */
const setState = ({ writes }: Services, { runId, subjectId }: ItemStep, state: BulkItemState, reason: string | null) =>
  writes.run({ role: dbRoles.system }, async ({ em }) => {
    await runIn(
      em,
      sql`update bulk_item set state = ${state}, reason = ${reason}
        where run_id = ${runId} and subject_id = ${subjectId} and state = 'WAITING'`,
    );
  });
