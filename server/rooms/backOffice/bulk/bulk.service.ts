import { sql } from 'kysely';
import { MAX_ACTIVE_RUNS } from '../../../../domain/backOffice/bulk.ts';
import { bulkDefinitionOf } from '../../../platform/bulk/bulkActions.ts';
import type { Context } from '../../../platform/context.ts';
import { retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import { takeLock } from '../../../platform/db/locks.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound, requestIdConflict } from '../../../platform/errors.ts';
import { parseIdempotencyKey } from '../../../platform/graphql/validation.ts';
import { bulkRunById, earlierRun } from './bulk.reads.ts';
import { BulkRun } from './BulkRun.ts';
import { COUNTS } from './countItems.ts';
import { planRun, type BulkPlan, type BulkRequest } from './planRun.ts';

interface BulkStart extends BulkRequest {
  requestId: string;
  fingerprint: string;
}

/**
 * Stores a run of what the preview with this fingerprint has shown, and lets a job carry it out. A repeated call
 * returns the first run. Throws CONFLICT when the preview would be another one now.
 */
export async function startBulkRun(ctx: Context, { requestId: key, fingerprint, ...request }: BulkStart) {
  const requestId = parseIdempotencyKey('requestId', key);
  const content = { action: request.action, fingerprint, authorId: ctx.person.userId };
  const earlier = await earlierRun(ctx.admin, requestId);
  const id = earlier ? idOfSame(earlier, content) : await storeRun(ctx, { ...content, requestId }, request);
  await ctx.services.jobs.send('bulk.run', { id });
  return (await bulkRunById(ctx.admin, id))!;
}

interface RunContent {
  action: string;
  fingerprint: string;
  authorId: string;
}

function idOfSame(earlier: RunContent & { id: string }, { action, fingerprint, authorId }: RunContent): string {
  if (earlier.action !== action || earlier.fingerprint !== fingerprint || earlier.authorId !== authorId)
    throw requestIdConflict();
  return earlier.id;
}

type NewRun = Pick<BulkRun, 'action' | 'fingerprint' | 'authorId' | 'requestId'>;

async function storeRun(ctx: Context, content: NewRun, request: BulkRequest): Promise<string> {
  const plan = await planRun(ctx, request);
  if (!plan.ready.length)
    throw badInput({ ids: 'Handlingen kan ikke udføres for nogen af de valgte rækker' }, 'NOT_ALLOWED');
  if (plan.fingerprint !== content.fingerprint)
    throw conflict('Noget er ændret, siden du så det. Se igen, hvad der vil ske.');
  return retryOnUniqueViolation(['bulk_run_request_id_unique'], () =>
    ctx.writeAsAdmin('workInBackOffice', async (write) => {
      await assertFewActive(ctx, write);
      const earlier = await write.em.findOne(BulkRun, { requestId: content.requestId });
      if (earlier) return idOfSame(earlier, content);
      const run = write.em.create(BulkRun, {
        ...content,
        actingId: content.authorId,
        options: plan.options,
        total: plan.ready.length,
      });
      await write.em.flush();
      await storeItems(write, run.id, plan);
      publishRun(write, run.id);
      return run.id;
    }),
  );
}

const storeItems = ({ em }: Write, runId: string, { ready }: BulkPlan) =>
  runIn(
    em,
    insertItems(runId, JSON.stringify(ready.map(({ id, title, path }, position) => ({ id, position, title, path })))),
  );

const insertItems = (runId: string, items: string) => sql`
  insert into bulk_item (run_id, subject_id, position, title, path)
  select ${runId}, x.id, x.position, x.title, x.path
  from jsonb_to_recordset(${items}::jsonb) as x(id text, position int, title text, path text)`;

/** Stops a run after the row that is being done. A run that is not active stays as it is. */
export const cancelBulkRun = (ctx: Context, id: string) =>
  changeRun(ctx, id, async ({ em }, { state }) => {
    if (!isActive(state)) return;
    await runIn(
      em,
      sql`update bulk_run r
        set state = 'STOPPED', reason = 'Stoppet af en kollega', finished_at = now(), ${COUNTS}
        where r.id = ${id}`,
    );
  });

/** Undoes the rows that were done. A repeated call changes nothing. */
export const undoBulkRun = (ctx: Context, id: string) =>
  changeRun(ctx, id, async (write, run) => {
    if (run.state === 'UNDOING') return;
    if (!bulkDefinitionOf(ctx.services.rooms, run.action).undo) throw conflict('Handlingen kan ikke fortrydes');
    if (isActive(run.state)) throw conflict('Kørslen er i gang. Stop den først.');
    if (run.done === 0) throw conflict('Der er ikke noget at fortryde');
    await resume(ctx, write, id, 'UNDOING');
  });

/** Tries the failed rows again, and goes on with those that a stopped run has not done. */
export const retryBulkRun = (ctx: Context, id: string) =>
  changeRun(ctx, id, async (write, run) => {
    if (run.state === 'RUNNING') return;
    if (isActive(run.state)) throw conflict('Kørslen er i gang. Stop den først.');
    await runIn(
      write.em,
      sql`update bulk_item set state = 'WAITING', reason = null where run_id = ${id} and state = 'FAILED'`,
    );
    const [waiting] = await runIn(
      write.em,
      sql`select 1 from bulk_item where run_id = ${id} and state = 'WAITING' limit 1`,
    );
    if (!waiting) throw conflict('Ingen rækker er fejlet eller venter');
    await resume(ctx, write, id, 'RUNNING');
  });

const isActive = (state: BulkRun['state']) => state === 'RUNNING' || state === 'UNDOING';

async function changeRun(ctx: Context, id: string, change: (write: Write, run: BulkRun) => Promise<void>) {
  await ctx.writeAsAdmin('workInBackOffice', async (write) => {
    // The limit of active runs is checked under the same lock, which is taken first everywhere.
    await lockRunsOf(write, ctx.person.userId);
    const [locked] = await runIn(write.em, sql`select 1 from bulk_run where id = ${id} for update`);
    if (!locked) throw notFound('Kørslen findes ikke');
    await change(write, await write.em.findOneOrFail(BulkRun, { id }));
    publishRun(write, id);
  });
  await ctx.services.jobs.send('bulk.run', { id });
  return (await bulkRunById(ctx.admin, id))!;
}

async function resume(ctx: Context, write: Write, id: string, state: BulkRun['state']): Promise<void> {
  await assertFewActive(ctx, write);
  await runIn(
    write.em,
    sql`update bulk_run r
      set state = ${state}, acting_id = ${ctx.person.userId}, reason = null, finished_at = null, ${COUNTS}
      where r.id = ${id}`,
  );
}

async function assertFewActive({ person: { userId } }: Context, write: Write): Promise<void> {
  await lockRunsOf(write, userId);
  const active = await runIn(
    write.em,
    sql`select 1 from bulk_run where acting_id = ${userId} and state in ('RUNNING', 'UNDOING')`,
  );
  if (active.length >= MAX_ACTIVE_RUNS)
    throw conflict(`Du har allerede ${MAX_ACTIVE_RUNS} kørsler i gang. Vent, til en af dem er færdig.`);
}

/** Makes the calls of one admin that start runs wait for each other. */
const lockRunsOf = (write: Write, userId: string) => takeLock(write, `bulk ${userId}`);

export const publishRun = ({ publish }: Write, id: string) =>
  publish({ topic: 'bulk-run.changed', id, customerId: null });
