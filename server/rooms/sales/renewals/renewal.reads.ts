import { sql } from 'kysely';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { labelOf, Plan } from '../../../../domain/basics/vocabulary.ts';
import {
  AGREEMENT_NOTICE_MONTHS,
  LICENSE_NOTICE_DAYS,
  RenewalGroup,
  type RenewalKind,
  type RenewalOutcome,
} from '../../../../domain/sales/renewals.ts';
import { renewalText } from '../../../../domain/sales/renewalText.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';
import { readSortedPage } from '../../../platform/graphql/sorts.ts';
import { renewalSorts, type RenewalSort } from './renewalSorts.ts';

export interface RenewalColumns {
  id: string;
  kind: RenewalKind;
  subjectId: string;
  customerId: string;
  plan: string | null;
  /** The subdomain of the licence's installation, or the name of the agreement's department. */
  place: string;
  quantity: number;
  /** Seats of a licence after its renewal; null when their number stays. */
  renewalQuantity: number | null;
  endDate: string;
  decisionDate: string;
}

const QUEUE_DAYS = RenewalGroup.DAYS_90.to;

/**
 * Active licences and agreements whose decision is due within 90 days. Filters by end dates, which have indexes. Names
 * are looked up for each row: a join would read all installations and departments as soon as many terms end.
 */
const upcoming = (today: string) => sql<RenewalColumns>`(
  select 'ren_' || l.id as id, 'LICENSE' as kind, l.id as "subjectId", l.customer_id as "customerId", l.type as plan,
    (select i.subdomain from installation i where i.id = l.installation_id) as place, l.quantity,
    l.renewal_quantity as "renewalQuantity", l.valid_until as "endDate",
    l.valid_until - ${sql.lit(LICENSE_NOTICE_DAYS)} as "decisionDate"
  from license l
  where l.status = 'ACTIVE' and l.deleted_at is null
    and l.valid_until <= ${addDays(today, QUEUE_DAYS + LICENSE_NOTICE_DAYS)}::date
  union all
  select 'ren_' || a.id, 'SERVICE_AGREEMENT', a.id, a.customer_id, null,
    (select d.name from department d where d.id = a.department_id), a.license_count, null, a.end_date,
    (a.end_date - make_interval(months => ${sql.lit(AGREEMENT_NOTICE_MONTHS)}))::date
  from service_agreement a
  where a.status = 'ACTIVE' and a.deleted_at is null
    and a.end_date
      <= ${addDays(today, QUEUE_DAYS)}::date + make_interval(months => ${sql.lit(AGREEMENT_NOTICE_MONTHS)}))`;

const queue = (today: string) =>
  sqlBuilder
    .selectFrom(upcoming(today).as('renewal'))
    .leftJoin('renewal_plan', 'renewal_plan.subject_id', 'renewal.subjectId')
    .leftJoin('renewal_decision', (join) =>
      join
        .onRef('renewal_decision.subject_id', '=', 'renewal.subjectId')
        .onRef('renewal_decision.end_date', '=', 'renewal.endDate'),
    )
    .leftJoin('user_account as decider', 'decider.id', 'renewal_decision.decided_by_id')
    .select([
      'renewal.id',
      'kind',
      'subjectId',
      'renewal.customerId',
      'renewal.plan',
      'place',
      'quantity',
      'renewalQuantity',
      'renewal_decision.outcome',
      'renewal_decision.plan as newPlan',
      'renewal_decision.reason',
      'decider.name as decidedBy',
      'endDate',
      'decisionDate',
      'renewal_plan.owner_id as ownerId',
      'renewal_plan.note',
      'renewal_plan.snoozed_until as snoozedUntil',
      (eb) => eb.fn.coalesce('renewal_plan.version', sql.lit(0)).as('version'),
    ])
    .where('renewal_plan.expires', 'is not', true);

const isNotSnoozed = (today: string) => sql<boolean>`coalesce(renewal_plan.snoozed_until <= ${today}::date, true)`;

const isInGroup = (group: RenewalGroup, today: string) => {
  const { from, to } = RenewalGroup[group];
  const state = group === 'DECIDED' ? sql`outcome is not null` : sql`outcome is null`;
  const isNear = sql<boolean>`${state} and "decisionDate" <= ${addDays(today, to)}::date`;
  return from === null ? isNear : sql<boolean>`${isNear} and "decisionDate" >= ${addDays(today, from)}::date`;
};

type QueueRow = RenewalColumns & {
  outcome: RenewalOutcome | null;
  newPlan: Plan | null;
  reason: string | null;
  decidedBy: string | null;
  ownerId: string | null;
  note: string | null;
  snoozedUntil: string | null;
  version: number;
};

export interface RenewalFilter {
  group: RenewalGroup;
  ids?: string[] | null | undefined;
}

/** Query of a part of the queue, without snoozed renewals. */
export function matchingRenewals({ group, ids }: RenewalFilter) {
  const today = dateOf();
  const query = queue(today).where(isInGroup(group, today)).where(isNotSnoozed(today));
  return ids ? query.where('subjectId', '=', equalsAny(ids.map(subjectOfRenewal)) as never) : query;
}

/** The id of the licence or agreement that the id of a renewal contains. */
export const subjectOfRenewal = (id: string): string => id.replace(/^ren_/, '');

export async function renewalPage(
  ctx: Reader,
  filter: RenewalFilter,
  sort: RenewalSort | null | undefined,
  args: PageArgs,
) {
  const page = await readSortedPage<QueueRow, RenewalSort>({
    read: (compiled) => ctx.read(compiled),
    query: matchingRenewals(filter) as never,
    sorts: renewalSorts,
    sort,
    args,
  });
  page.edges.forEach(({ node }) => Object.assign(node, textsOf(node)));
  return page;
}

const textsOf = (row: QueueRow) => ({
  title: renewalTitle(row),
  decision: row.outcome && decisionNote(row.outcome, row),
});

/** The decision and its author, as in "Fornyes med 18 licenser, Mette Kjærgaard". */
const decisionNote = (outcome: string, { newPlan, renewalQuantity, reason, decidedBy }: QueueRow) =>
  renewalText(outcome, newPlan, renewalQuantity) +
  (decidedBy ? `, ${decidedBy}` : '') +
  (reason ? `: »${reason}«` : '');

/** Query of a licence or agreement in the queue. No row when no decision is due, or an admin lets it expire. */
export const queueEntry = (subjectId: string, today = dateOf()) => queue(today).where('subjectId', '=', subjectId);

/** Renewals in the queue, also snoozed ones, with the name of their company. */
export const renewalsOf = (subjectIds: readonly string[]) =>
  sqlBuilder
    .selectFrom(
      queue(dateOf())
        .where('subjectId', '=', equalsAny(subjectIds) as never)
        .as('renewal'),
    )
    .innerJoin('customer as c', 'c.id', 'renewal.customerId')
    .selectAll('renewal')
    .select('c.name as company');

export async function renewalBySubject(ctx: Reader, subjectId: string) {
  const [row] = await ctx.read(queueEntry(subjectId));
  return row && { ...row, ...textsOf(row as QueueRow) };
}

/** Renewals that nobody has decided and whose decision is due within 30 days. */
export const urgentRenewals = (today: string) =>
  sqlBuilder.selectFrom(queue(today).where(isInGroup('DAYS_30', today)).where(isNotSnoozed(today)).as('renewal'));

/** The undecided renewal of a company whose decision is due first, within 30 days or overdue. */
export const nextDeadlineOf = (customerId: string, today: string) =>
  queue(today)
    .where(sql<boolean>`renewal."customerId" = ${customerId}`)
    .where(isInGroup('DAYS_30', today))
    .where(isNotSnoozed(today))
    .orderBy(sql`"decisionDate"`)
    .orderBy('renewal.id')
    .limit(1);

/** Renewals in the queue by the id of their licence or agreement. */
export const renewalLoader = defineLoader(
  (reader) =>
    new RowLoader(async (ids) => {
      const rows = await reader.read(queue(dateOf()).where('subjectId', '=', equalsAny(ids) as never));
      return rows.map((row) => ({ id: row.subjectId, renewal: { ...row, ...textsOf(row as QueueRow) } }));
    }),
);

export async function renewalCounts(ctx: Reader, today = dateOf()) {
  const countIn = (group: RenewalGroup) => sql<number>`count(*) filter (where ${isInGroup(group, today)})`;
  const [counts] = await ctx.read(
    sqlBuilder
      .selectFrom(queue(today).where(isNotSnoozed(today)).as('q'))
      .select([
        countIn('DAYS_30').as('days30'),
        countIn('DAYS_60').as('days60'),
        countIn('DAYS_90').as('days90'),
        countIn('DECIDED').as('decided'),
      ]),
  );
  return counts!;
}

/** SQL: the group of an undecided or decided renewal `q`. */
const groupOf = (today: string) => sql`case
  when q.outcome is not null then 'DECIDED'
  when q."decisionDate" <= ${addDays(today, RenewalGroup.DAYS_30.to)}::date then 'DAYS_30'
  when q."decisionDate" <= ${addDays(today, RenewalGroup.DAYS_60.to)}::date then 'DAYS_60'
  else 'DAYS_90' end`;

/**
 * SQL for the nightly figures: the queue by its groups, with the value of the next terms at today's prices. Licences
 * whose price is by agreement, and what ends, have no value. The statement must have a table `goods` with the monthly
 * amounts of agreements.
 */
export const renewalValues = (today: string) => sql`
  select 'RENEWALS' as figure, ${groupOf(today)} as key, sum(case
      when q.outcome = 'EXPIRE' then 0
      when q.kind = 'LICENSE' then round(coalesce(l.monthly_price, 0)::numeric * l.contract_term
        * coalesce(q."renewalQuantity", q.quantity) / greatest(q.quantity, 1))
      else coalesce(g.amount, 0) * a.duration end) as amount, count(*) as count
  from ${queue(today).where(isNotSnoozed(today))} q
    left join license l on l.id = q."subjectId"
    left join service_agreement a on a.id = q."subjectId"
    left join goods g on g.subject_id = q."subjectId"
  where q."decisionDate" <= ${addDays(today, QUEUE_DAYS)}::date
  group by 2`;

/** Subquery for a larger statement: the first five upcoming decisions of a company as JSON. */
export const upcomingDecisionsOf = (customerId: string, today = dateOf()) => sql<RenewalColumns[]>`(
  select coalesce(json_agg(u), '[]') from (
    select * from ${upcoming(today)} renewal
    where "customerId" = ${customerId} and "decisionDate" <= ${addDays(today, QUEUE_DAYS)}::date
    order by "decisionDate", id limit 5) u)`;

export const renewalTitle = ({ kind, plan, place }: Pick<RenewalColumns, 'kind' | 'plan' | 'place'>) =>
  `${kind === 'LICENSE' ? labelOf(Plan, plan ?? '') : 'Serviceaftale'} · ${place}`;
