import { sql } from 'kysely';
import { TaskAge } from '../../../../domain/backOffice/reports/figures.ts';
import { ServiceLevel, CRITICAL_PRIORITY } from '../../../../domain/backOffice/reports/serviceLevels.ts';
import { addDays } from '../../../../domain/basics/dates.ts';
import { valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { renewalValues } from '../../sales/renewals/renewal.reads.ts';
import { runsOn, type Night } from './night.ts';

/** Statuses that are told apart. The tasks of rarer ones are together under an empty key. */
const MAX_STATUSES = 12;

/** SQL: the seats of the licences of the day, with a price and by agreement. */
export const seatFigures = (night: Night) => sql`
  select 'SEATS' as figure, case when monthly_price is null then 'BY_AGREEMENT' else 'PRICED' end as key,
    0 as amount, sum(quantity) as count
  from license where ${runsOn(night, 'valid_from', 'valid_until')} group by 2`;

/** SQL: the queue of renewals of the next morning, as its lists show it, with the value of the next terms. */
export const renewalFigures = ({ day }: Night) => renewalValues(addDays(day, 1));

const ageOf = (day: string) => sql`case
  ${sql.join(
    valuesOf(TaskAge).map((age) => {
      const to = TaskAge[age].days[1];
      return to === null
        ? sql`else ${sql.lit(age)}`
        : sql`when created_on >= ${addDays(day, 1 - to)}::date then ${sql.lit(age)}`;
    }),
    sql` `,
  )} end`;

/** SQL: the open tasks by status, and by age as of the next morning. */
export const taskFigures = ({ day }: Night) => sql`
  select 'TASKS' as figure, case when place <= ${sql.lit(MAX_STATUSES)} then status_key else '' end as key,
    0 as amount, sum(tasks) as count
  from (select status_key, count(*) as tasks, row_number() over (order by count(*) desc, status_key) as place
    from task where is_open and deleted_at is null group by 1) status
  group by 2
  union all
  select 'TASK_AGES', ${ageOf(day)}, 0, count(*)
  from (select (created_at at time zone 'Europe/Copenhagen')::date as created_on
    from task where is_open and deleted_at is null) task
  group by 2`;

const serviceLevels = sql.join(
  valuesOf(ServiceLevel).map(
    (serviceLevel) => sql`(${sql.lit(serviceLevel)}, ${sql.lit(ServiceLevel[serviceLevel].hours)})`,
  ),
);
const LONGEST_HOURS = Math.max(...valuesOf(ServiceLevel).map((serviceLevel) => ServiceLevel[serviceLevel].hours));

/**
 * SQL: the service levels that were due between two moments, and whether they were kept. Tasks that the
 * portal saw late do not count, because nobody knows what happened before.
 */
export const serviceLevelsDue = (start: Date, end: Date) => sql`
  select t.id as task_id, l.service_level, coalesce(case when l.service_level = 'RESPONSE'
      then least(t.acted_on_at, t.closed_at, (select min(h.created_at) from hour_entry h where h.task_id = t.id))
      else t.closed_at end <= t.created_at + make_interval(hours => l.hours), false) as kept
  from task t
    join clip_card c on c.id = t.clip_card_id
    cross join (values ${serviceLevels}) l (service_level, hours)
  where t.seen_at < t.created_at + interval '1 hour'
    and t.created_at >= ${start}::timestamptz - make_interval(hours => ${sql.lit(LONGEST_HOURS)})
    and t.created_at < ${end}
    and t.created_at + make_interval(hours => l.hours) >= ${start}
    and t.created_at + make_interval(hours => l.hours) < ${end}
    and (t.deleted_at is null or t.deleted_at >= t.created_at + make_interval(hours => l.hours))
    and (l.service_level = 'RESPONSE'
      or (l.service_level = 'CRITICAL') = (t.priority is not distinct from ${sql.lit(CRITICAL_PRIORITY)}))
    and exists (
      select 1 from service_agreement a
      where a.department_id = c.department_id and a.status in ('ACTIVE', 'EXPIRED')
        and (t.created_at at time zone 'Europe/Copenhagen')::date between a.start_date and a.end_date
        and (a.deleted_at is null or a.deleted_at >= t.created_at))`;

/** SQL: how many service levels that were due on the day were kept. */
export const serviceLevelFigures = ({ start, end }: Night) => sql`
  select case when kept then 'SERVICE_LEVELS_KEPT' else 'SERVICE_LEVELS_BROKEN' end as figure, service_level as key,
    0 as amount, count(*) as count
  from (${serviceLevelsDue(start, end)}) due
  group by 1, 2`;
