import { sql } from 'kysely';
import { addDays, dateOf } from '../../domain/dates.ts';
import {
  AGREEMENT_NOTICE_MONTHS,
  LICENSE_NOTICE_DAYS,
  RenewalGroup,
  type RenewalKind,
  type RenewalOutcome,
} from '../../domain/renewals.ts';
import { renewalText } from '../../domain/renewalText.ts';
import { labelOf, Plan } from '../../domain/vocabulary.ts';
import type { Reader } from '../db/Reader.ts';
import { sqlBuilder } from '../db/tables.ts';
import type { PageArgs } from '../graphql/connection.ts';
import { readPage } from '../graphql/keyset.ts';

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

/** Active licences and agreements whose decision is due within 90 days. Filters by end dates, which have indexes. */
const upcoming = (today: string) => sql<RenewalColumns>`(
  select 'ren_' || l.id as id, 'LICENSE' as kind, l.id as "subjectId", l.customer_id as "customerId", l.type as plan,
    i.subdomain as place, l.quantity, l.renewal_quantity as "renewalQuantity", l.valid_until as "endDate",
    l.valid_until - ${sql.lit(LICENSE_NOTICE_DAYS)} as "decisionDate"
  from license l join installation i on i.id = l.installation_id
  where l.status = 'ACTIVE' and l.deleted_at is null
    and l.valid_until <= ${addDays(today, QUEUE_DAYS + LICENSE_NOTICE_DAYS)}::date
  union all
  select 'ren_' || a.id, 'SERVICE_AGREEMENT', a.id, a.customer_id, null, d.name, a.license_count,
    null, a.end_date, (a.end_date - make_interval(months => ${sql.lit(AGREEMENT_NOTICE_MONTHS)}))::date
  from service_agreement a join department d on d.id = a.department_id
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

export async function renewalPage(ctx: Reader, group: RenewalGroup, args: PageArgs, today = dateOf()) {
  const query = queue(today).where(isInGroup(group, today)).where(isNotSnoozed(today));
  const page = await readPage<QueueRow>({
    read: (compiled) => ctx.read(compiled),
    query: query as never,
    direction: 'asc',
    args,
    order: [
      { column: 'decisionDate', key: 'decisionDate' },
      { column: 'renewal.id', key: 'id' },
    ],
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

export async function renewalBySubject(ctx: Reader, subjectId: string) {
  const [row] = await ctx.read(queueEntry(subjectId));
  return row && { ...row, ...textsOf(row as QueueRow) };
}

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

/** Subquery for a larger statement: the first five upcoming decisions of a company as JSON. */
export const upcomingDecisionsOf = (customerId: string, today = dateOf()) => sql<RenewalColumns[]>`(
  select coalesce(json_agg(u), '[]') from (
    select * from ${upcoming(today)} renewal
    where "customerId" = ${customerId} and "decisionDate" <= ${addDays(today, QUEUE_DAYS)}::date
    order by "decisionDate", id limit 5) u)`;

export const renewalTitle = ({ kind, plan, place }: Pick<RenewalColumns, 'kind' | 'plan' | 'place'>) =>
  `${kind === 'LICENSE' ? labelOf(Plan, plan ?? '') : 'Serviceaftale'} · ${place}`;
