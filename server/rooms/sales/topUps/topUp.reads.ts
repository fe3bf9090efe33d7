import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { defineRowLoader } from '../../../platform/graphql/RowLoader.ts';

/** The automatic purchases of departments, by the department's id. Those that are switched off have no row. */
export const topUpLoader = defineRowLoader((ids) =>
  sqlBuilder
    .selectFrom('clip_card_top_up as t')
    .leftJoin('user_account as u', 'u.id', 't.accepted_by_id')
    .leftJoin('purchase_approval as a', 'a.id', 't.approval_id')
    .select([
      't.department_id as id',
      't.state',
      't.pause_reason as pauseReason',
      't.pause_detail as pauseDetail',
      't.hours',
      't.threshold_hours as thresholdHours',
      't.accepted_net as acceptedNet',
      't.accepted_at as acceptedAt',
      'u.name as acceptedBy',
      't.last_bought_at as lastBoughtAt',
      sql<boolean>`coalesce(a.status = 'PENDING', false)`.as('isAwaitingApproval'),
    ])
    .where('t.department_id', '=', equalsAny(ids))
    .where('t.state', '<>', sql.lit('OFF')),
);

/** Selects the sum of hours that can be used today, for each department that has any. */
export const usableHours = (departmentIds: readonly string[]) =>
  sqlBuilder
    .selectFrom('clip_card')
    .select([
      'department_id as id',
      sql<number>`round(sum(greatest(hours - hours_used, 0))::numeric, 2)::double precision`.as('total'),
    ])
    .where('department_id', '=', equalsAny(departmentIds))
    .where('status', '=', sql.lit('ACTIVE'))
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(expires_on is null or expires_on >= ${dateOf()}::date)`)
    .groupBy('department_id');

export const usableHoursLoader = defineRowLoader(usableHours);
