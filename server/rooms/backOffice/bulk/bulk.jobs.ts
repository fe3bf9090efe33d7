import { sql, type RawBuilder } from 'kysely';
import type { BulkRunState } from '../../../../domain/backOffice/bulk.ts';
import { bulkAreas } from '../../../../domain/backOffice/employeeAreas.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { stillWorksIn } from './acting.service.ts';
import { publishRun } from './bulk.service.ts';
import { COUNTS } from './countItems.ts';
import { doItem } from './doItem.ts';
import { nextStep } from './nextStep.ts';
import { undoItem } from './undoItem.ts';

const system = { role: dbRoles.system };

/** A job ends after this many rows and sends the next one, so that a restart of the portal does not wait for it. */
const ROWS_OF_A_JOB = 100;

/** After this many rows, the counts are stored and published. */
const ROWS_OF_A_BATCH = 10;

/** Longer than a batch takes. A second process that works on a run all the same does no row twice. */
const LEASE = sql`interval '2 minutes'`;

const KEPT_DAYS = 180;

/** Does some rows of a run, one after the other, and sends the job for the next ones. */
export const runBulkJob: JobHandler<{ id: string }> = async (services, { data: { id } }) => {
  if (await runBulk(services, id)) await services.jobs.send('bulk.run', { id });
};

/** Goes on with runs on which no process works, such as after a restart, and deletes old ones. */
export const resumeBulkJob: JobHandler = async (services) => {
  const waiting = await services.reads.run(
    system,
    sql<{ id: string }>`
      select id from bulk_run where state in ('RUNNING', 'UNDOING') and coalesce(leased_until < now(), true)
      order by id limit 100`,
  );
  await services.jobs.sendAll('bulk.run', waiting);
  await services.writes.run(system, ({ em }) =>
    runIn(
      em,
      sql`delete from bulk_run
        where created_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS)}) and finished_at is not null`,
    ),
  );
};

/** Returns whether rows remain. Does nothing while another process works on the run. */
export async function runBulk(services: Services, id: string, rows = ROWS_OF_A_JOB): Promise<boolean> {
  const state = await lease(services, id);
  if (!state) return false;
  try {
    for (let count = 1; count <= rows; count += 1) {
      const step = await nextStep(services, id);
      // Somebody has cancelled the run, and perhaps begun to undo it.
      if (step?.state !== state) return step?.state === 'RUNNING' || step?.state === 'UNDOING';
      if (!stillWorksIn(step.user, bulkAreas[step.action])) return await stop(services, id, state);
      if (step.subjectId === null) return await finish(services, id, state);
      const item = { ...step, subjectId: step.subjectId };
      await (state === 'RUNNING' ? doItem(services, item) : undoItem(services, item));
      if (count % ROWS_OF_A_BATCH === 0) await storeProgress(services, id, sql`leased_until = now() + ${LEASE}`);
    }
    return true;
  } finally {
    await storeProgress(services, id, sql`leased_until = null`);
  }
}

const lease = ({ writes }: Services, id: string): Promise<BulkRunState | undefined> =>
  writes.run(system, async ({ em }) => {
    const [leased] = await runIn(
      em,
      sql<{ state: BulkRunState }>`
        update bulk_run set leased_until = now() + ${LEASE}
        where id = ${id} and state in ('RUNNING', 'UNDOING') and coalesce(leased_until < now(), true) returning state`,
    );
    return leased?.state;
  });

async function stop(services: Services, id: string, state: BulkRunState): Promise<false> {
  services.log.warn({ runId: id }, 'bulk run stopped: its author has lost the right to the action');
  await end(services, id, state, 'STOPPED', 'Den, der satte kørslen i gang, har ikke længere ret til det');
  return false;
}

async function finish(services: Services, id: string, state: BulkRunState): Promise<false> {
  await end(services, id, state, 'FINISHED', null);
  return false;
}

const end = ({ writes }: Services, id: string, state: BulkRunState, ended: BulkRunState, reason: string | null) =>
  writes.run(system, ({ em }) =>
    runIn(
      em,
      sql`update bulk_run set state = ${ended}, reason = ${reason}, finished_at = now()
        where id = ${id} and state = ${state}`,
    ),
  );

const storeProgress = ({ writes }: Services, id: string, lease: RawBuilder<unknown>) =>
  writes.run(system, async (write) => {
    await runIn(write.em, sql`update bulk_run r set ${COUNTS}, ${lease} where r.id = ${id}`);
    publishRun(write, id);
  });
