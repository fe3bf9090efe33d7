import { sql } from 'kysely';
import { TaskAge } from '../../../../domain/backOffice/reports/figures.ts';
import type { ServiceLevel } from '../../../../domain/backOffice/reports/serviceLevels.ts';
import { addDays, dateOf, momentOf } from '../../../../domain/basics/dates.ts';
import { statusKey } from '../../../../domain/work/tasks.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';
import { tasks, type TaskRow } from '../../work/tasks/task.reads.ts';
import { serviceLevelsDue } from './stateSql.ts';

interface OpenTaskFilter {
  status?: string | null | undefined;
  age?: TaskAge | null | undefined;
}

/** The open tasks of all companies, oldest first. */
export function openTaskPage(ctx: Reader, { status, age }: OpenTaskFilter, args: PageArgs, today = dateOf()) {
  let query = tasks.where(sql<boolean>`is_open`);
  if (status?.trim()) query = query.where('status_key', '=', statusKey(status));
  const [from, to] = age ? TaskAge[age].days : [null, null];
  if (from !== null) query = query.where('created_at', '<', momentOf(addDays(today, 1 - from)).toISOString());
  if (to !== null) query = query.where('created_at', '>=', momentOf(addDays(today, -to)).toISOString());
  return oldestFirst(ctx, query, args);
}

interface ServiceLevelFilter {
  from: string;
  to: string;
  serviceLevel: ServiceLevel;
  isKept: boolean;
}

/** The tasks whose service level was due between two days, both included, and kept or not. Oldest first. */
export function serviceLevelTaskPage(
  ctx: Reader,
  { from, to, serviceLevel, isKept }: ServiceLevelFilter,
  args: PageArgs,
) {
  const due = serviceLevelsDue(momentOf(from), momentOf(addDays(to, 1)));
  const isDue = sql<boolean>`id in (
    select task_id from (${due}) due where service_level = ${serviceLevel} and kept = ${isKept}::boolean)`;
  return oldestFirst(ctx, tasks.where(isDue), args);
}

const oldestFirst = (ctx: Reader, query: typeof tasks, args: PageArgs) =>
  readPage<TaskRow>({
    read: (compiled) => ctx.read(compiled),
    query,
    order: [
      { column: 'created_at', key: 'createdAt' },
      { column: 'id', key: 'id' },
    ],
    direction: 'asc',
    args,
  });
