import { sql } from 'kysely';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { takeSnapshot } from './takeSnapshot.ts';

/** The history that comparisons need: two years, and the months of the chart. */
const HISTORY_DAYS = 760;
/** A run begins no further day after this time, so that a restart of the portal does not wait for it. */
const RUN_MS = 50_000;

/** Computes the figures of yesterday, and of days before that are missing. Later runs of a night find nothing to do. */
export const takeSnapshotsJob: JobHandler = (services) => takeSnapshots(services);

export async function takeSnapshots(
  services: Services,
  { now = new Date(), runMs = RUN_MS, historyDays = HISTORY_DAYS } = {},
): Promise<void> {
  const until = Date.now() + runMs;
  const yesterday = addDays(dateOf(now), -1);
  let day = await firstMissingDay(services, addDays(yesterday, -historyDays));
  while (day !== undefined && day <= yesterday && Date.now() < until) {
    await takeSnapshot(services, day, now);
    day = addDays(day, 1);
  }
}

/** The day after the last one, or that of the first company. Undefined while there is no company. */
async function firstMissingDay({ reads }: Services, earliest: string): Promise<string | undefined> {
  const [row] = await reads.run(
    { role: dbRoles.system },
    sql<{ day: string | null }>`
      select coalesce((select max(day) + 1 from daily_snapshot), greatest(${earliest}::date,
        (select min(created_at at time zone 'Europe/Copenhagen')::date from customer)))::text as day`,
  );
  return row?.day ?? undefined;
}
