import { sql } from 'kysely';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { StoreMessages } from '../../../platform/db/writes.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import { runTopUp } from './runTopUp.ts';

/**
 * Returns the departments that buy automatically. Nothing is stored, because the balance itself shows what is to be
 * done, and the hourly job finds it again.
 */
export const findTopUps: StoreMessages<{ departmentId: string }> = async (em, changed) => {
  if (!changed.length) return [];
  const rows = await runIn(
    em,
    sqlBuilder
      .selectFrom('clip_card_top_up')
      .select('department_id as id')
      .where('department_id', '=', equalsAny([...new Set(changed.map(({ departmentId }) => departmentId))])),
  );
  return rows.map(({ id }) => id);
};

/** Runs the automatic purchase of one department, whose hours, order or payment have changed. */
export const runTopUpJob: JobHandler<{ id: string }> = (services, { data }) => runTopUp(services, data.id);

/**
 * Runs all automatic purchases that are switched on or have something unsettled, which finds changes of prices, terms
 * and rights, and hours whose own job was lost.
 */
export const runAllTopUps: JobHandler = async (services) => {
  const due = await services.reads.run(
    { role: dbRoles.system },
    sql<{ id: string }>`
      select department_id as id from clip_card_top_up
      where state = 'ACTIVE' or unsettled_entry_id is not null or approval_id is not null order by 1`,
  );
  for (const { id } of due)
    await runTopUp(services, id).catch((error: unknown) =>
      services.log.error({ err: error, departmentId: id }, 'an automatic purchase failed, will retry'),
    );
};
