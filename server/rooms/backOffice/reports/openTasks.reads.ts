import { sql } from 'kysely';
import { TaskAge } from '../../../../domain/backOffice/reports/figures.ts';
import type { AgreementPromise } from '../../../../domain/backOffice/reports/promises.ts';
import { addDays, dateOf, momentOf } from '../../../../domain/basics/dates.ts';
import { statusKey } from '../../../../domain/work/tasks.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';
import { tasks, type TaskRow } from '../../work/tasks/task.reads.ts';
import { promisesDue } from './stateSql.ts';

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

interface PromisedTaskFilter {
  from: string;
  to: string;
  promise: AgreementPromise;
  isKept: boolean;
}

/** The tasks whose promise was due between two days, both included, and kept or not. Oldest first. */
export function promisedTaskPage(ctx: Reader, { from, to, promise, isKept }: PromisedTaskFilter, args: PageArgs) {
  const due = promisesDue(momentOf(from), momentOf(addDays(to, 1)));
  const isDue = sql<boolean>`id in (
    select task_id from (${due}) due where promise = ${promise} and kept = ${isKept}::boolean)`;
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
