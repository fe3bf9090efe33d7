import { sql } from 'kysely';
import { addDays, dateOf, momentOf } from '../../../../domain/basics/dates.ts';
import { defaultFirstDay, periodProblem, type HoursSplit, type HourType } from '../../../../domain/sales/usedHours.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { badInput } from '../../../platform/errors.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';
import { hourEntries } from '../clipCards/clipCard.reads.ts';
import { cardHoursLeft } from '../clipCards/clipCardHours.reads.ts';
import type { HoursFilter } from './usedHours.types.ts';

/** Departments that get parts of their own. All others share one, so that the answer is bounded. */
const SEPARATE_DEPARTMENTS = 100;

interface Hours {
  from: string;
  to: string;
  departmentId: string | null;
  type: HourType | null;
}

/** Completes the filter of a caller. Throws BAD_USER_INPUT for an empty date and an invalid period. */
function parseFilter({ from, to, departmentId = null, type = null }: HoursFilter): Hours {
  if (from === '') throw badInput({ from: 'Vælg en dato' }, 'REQUIRED');
  if (to === '') throw badInput({ to: 'Vælg en dato' }, 'REQUIRED');
  const lastDay = to ?? dateOf();
  const days = { from: from ?? defaultFirstDay(lastDay), to: lastDay };
  const problem = periodProblem(days);
  if (problem) throw badInput({ to: problem });
  return { ...days, departmentId, type };
}

interface HoursRow {
  /** Null in the row of the clip cards' figures. */
  month: string | null;
  departmentId: string | null;
  type: HourType | null;
  minutes: number;
  entryCount: number;
  boughtHours: number;
  expiredHours: number;
  hoursLeft: number;
}

/** The used hours of a company, with the figures of its clip cards, in one statement. */
export async function usedHours(reader: Reader, customerId: string, filter: HoursFilter, split: HoursSplit) {
  const hours = parseFilter(filter);
  const rows = await reader.read(hoursSql(customerId, hours, split));
  const parts = rows.filter((row): row is HoursRow & { month: string } => row.month !== null);
  const { boughtHours, expiredHours, hoursLeft } = rows.find(({ month }) => month === null)!;
  const sumOf = (key: 'minutes' | 'entryCount') => parts.reduce((sum, part) => sum + part[key], 0);
  return {
    from: hours.from,
    to: hours.to,
    minutes: sumOf('minutes'),
    entryCount: sumOf('entryCount'),
    boughtHours,
    expiredHours,
    hoursLeft,
    parts,
  };
}

const hoursSql = (customerId: string, { from, to, departmentId, type }: Hours, split: HoursSplit) => sql<HoursRow>`
  with used as (
    select date_trunc('month', e.worked_on)::date as month,
      ${split === 'DEPARTMENT' ? sql`c.department_id` : sql`null::text`} as department_id,
      ${split === 'TYPE' ? sql`case when e.task_id is null then 'OTHER' else 'TASK' end` : sql`null::text`} as type,
      sum(e.minutes)::int as minutes, count(*)::int as entries
    from hour_entry e join clip_card c on c.id = e.clip_card_id
    where e.customer_id = ${customerId} and e.worked_on between ${from}::date and ${to}::date
      ${departmentId === null ? sql`` : sql`and c.department_id = ${departmentId}`}
      ${isOfType(type, sql.ref('e.task_id'))}
    group by 1, 2, 3),
  separate as (
    select department_id from used where department_id is not null
    group by 1 order by sum(minutes) desc, 1 limit ${sql.lit(SEPARATE_DEPARTMENTS)}),
  part as (
    select month, (select s.department_id from separate s where s.department_id = used.department_id) as department_id,
      type, sum(minutes)::int as minutes, sum(entries)::int as entries
    from used group by 1, 2, 3),
  card as (
    select coalesce(sum(hours) filter (
        where created_at >= ${momentOf(from)} and created_at < ${momentOf(addDays(to, 1))}), 0)::int as bought,
      coalesce(sum(${cardHoursLeft}) filter (where expires_on between ${from}::date and ${to}::date
        and expires_on < ${dateOf()}::date), 0)::float8 as expired,
      coalesce(sum(${cardHoursLeft}) filter (where status = 'ACTIVE'), 0)::float8 as left_hours
    from clip_card
    where customer_id = ${customerId} and deleted_at is null and status in ('ACTIVE', 'USED')
      ${departmentId === null ? sql`` : sql`and department_id = ${departmentId}`})
  select month, department_id as "departmentId", type, minutes, entries as "entryCount",
    0 as "boughtHours", 0::float8 as "expiredHours", 0::float8 as "hoursLeft"
  from part
  union all
  select null, null, null, 0, 0, bought, expired, left_hours from card
  order by 1, 2, 3`;

const isOfType = (type: HourType | null, taskId: ReturnType<typeof sql.ref>) =>
  type === null ? sql`` : type === 'TASK' ? sql`and ${taskId} is not null` : sql`and ${taskId} is null`;

const order = [
  { column: 'worked_on', key: 'workedOn' },
  { column: 'id', key: 'id' },
];

/** The hour entries of a company behind its used hours, the latest work first. */
export function hourEntryPage(reader: Reader, customerId: string, filter: HoursFilter, args: PageArgs) {
  const { from, to, departmentId, type } = parseFilter(filter);
  let query = hourEntries
    .where('customer_id', '=', customerId)
    .where('worked_on', '>=', from)
    .where('worked_on', '<=', to);
  if (type) query = query.where('task_id', type === 'TASK' ? 'is not' : 'is', null);
  if (departmentId)
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('clip_card')
          .select(sql.lit(1).as('one'))
          .whereRef('clip_card.id', '=', 'hour_entry.clip_card_id')
          .where('clip_card.department_id', '=', departmentId),
      ),
    );
  return readPage({ read: (compiled) => reader.read(compiled), query, order, direction: 'desc', args });
}
