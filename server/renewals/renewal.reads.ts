import { sql } from 'kysely';
import { dateOf } from '../../domain/dates.ts';
import { addDays, AGREEMENT_NOTICE_MONTHS, LICENSE_NOTICE_DAYS, RenewalGroup, type RenewalKind } from '../../domain/renewals.ts';
import { labelOf, Plan } from '../../domain/vocabulary.ts';
import type { Reader } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';
import { readPage, type PageArgs } from '../graphql/connection.ts';

interface RenewalColumns {
  id: string;
  kind: RenewalKind;
  subjectId: string;
  customerId: string;
  plan: string | null;
  place: string;
  quantity: number;
  endDate: string;
  decisionDate: string;
}

const QUEUE_DAYS = 90;

/** What is active and can be decided on within 90 days, licences and agreements alike. Its dates come by the indexes on their ends. */
const upcoming = (today: string) => sql<RenewalColumns>`(
  select 'ren_' || l.id as id, 'LICENSE' as kind, l.id as "subjectId", l.customer_id as "customerId", l.type as plan, i.subdomain as place, l.quantity,
    l.valid_until as "endDate", l.valid_until - ${sql.lit(LICENSE_NOTICE_DAYS)} as "decisionDate"
  from license l join installation i on i.id = l.installation_id
  where l.status = 'ACTIVE' and l.deleted_at is null and l.valid_until <= ${addDays(today, QUEUE_DAYS + LICENSE_NOTICE_DAYS)}::date
  union all
  select 'ren_' || a.id, 'SERVICE_AGREEMENT', a.id, a.customer_id, null, d.name, a.license_count,
    a.end_date, (a.end_date - make_interval(months => ${sql.lit(AGREEMENT_NOTICE_MONTHS)}))::date
  from service_agreement a join department d on d.id = a.department_id
  where a.status = 'ACTIVE' and a.deleted_at is null and a.end_date <= ${addDays(today, QUEUE_DAYS)}::date + make_interval(months => ${sql.lit(AGREEMENT_NOTICE_MONTHS)}))`;

const queue = (today: string) => sqlBuilder
  .selectFrom(upcoming(today).as('renewal'))
  .leftJoin('renewal_plan', 'renewal_plan.subject_id', 'renewal.subjectId')
  .select(['renewal.id', 'kind', 'subjectId', 'customerId', 'plan', 'place', 'quantity', 'endDate', 'decisionDate',
    'renewal_plan.owner_id as ownerId', 'renewal_plan.note', 'renewal_plan.snoozed_until as snoozedUntil',
    (eb) => eb.fn.coalesce('renewal_plan.version', sql.lit(0)).as('version')])
  .where((eb) => eb.or([eb('renewal_plan.expires', 'is', null), eb('renewal_plan.expires', '=', false)]));

type QueueRow = RenewalColumns & { ownerId: string | null; note: string | null; snoozedUntil: string | null; version: number };

export async function renewalPage(ctx: Reader, group: RenewalGroup, args: PageArgs, today = dateOf()) {
  const { from, to } = RenewalGroup[group];
  let query = queue(today).where('decisionDate', '<=', addDays(today, to))
    .where((eb) => eb.or([eb('renewal_plan.snoozed_until', 'is', null), eb('renewal_plan.snoozed_until', '<=', today)]));
  if (from !== null) query = query.where('decisionDate', '>=', addDays(today, from));
  const page = await readPage<QueueRow>({
    read: (compiled) => ctx.read(compiled), query: query as never, direction: 'asc', args,
    order: [{ column: 'decisionDate', key: 'decisionDate' }, { column: 'renewal.id', key: 'id' }],
  });
  page.edges.forEach(({ node }) => Object.assign(node, { title: titleOf(node) }));
  return page;
}

/** At most one: absent where nothing is to be decided about it any more. */
export const queued = (subjectId: string, today = dateOf()) => queue(today).where('subjectId', '=', subjectId);

export async function renewalBySubject(ctx: Reader, subjectId: string) {
  const [row] = await ctx.read(queued(subjectId));
  return row && { ...row, title: titleOf(row) };
}

export async function renewalCounts(ctx: Reader, today = dateOf()) {
  const [counts] = await ctx.read(
    sqlBuilder.selectFrom(queue(today).where((eb) => eb.or([eb('renewal_plan.snoozed_until', 'is', null), eb('renewal_plan.snoozed_until', '<=', today)])).as('q'))
      .select([
        sql<number>`count(*) filter (where "decisionDate" <= ${addDays(today, 30)}::date)`.as('days30'),
        sql<number>`count(*) filter (where "decisionDate" between ${addDays(today, 31)}::date and ${addDays(today, 60)}::date)`.as('days60'),
        sql<number>`count(*) filter (where "decisionDate" between ${addDays(today, 61)}::date and ${addDays(today, 90)}::date)`.as('days90'),
      ]));
  return counts!;
}

/** A company's own, the first five of them, for a statement that asks for more than that. */
export const upcomingOf = (customerId: string, today = dateOf()) => sql<UpcomingRow[]>`(
  select coalesce(json_agg(u), '[]') from (
    select * from ${upcoming(today)} renewal where "customerId" = ${customerId} and "decisionDate" <= ${addDays(today, QUEUE_DAYS)}::date
    order by "decisionDate", id limit 5) u)`;

export type UpcomingRow = RenewalColumns;

export const titleOf = ({ kind, plan, place }: Pick<RenewalColumns, 'kind' | 'plan' | 'place'>) =>
  `${kind === 'LICENSE' ? labelOf(Plan, plan ?? '') : 'Serviceaftale'} · ${place}`;
