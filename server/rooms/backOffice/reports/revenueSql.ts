import { sql, type RawBuilder } from 'kysely';
import { runsOn, standsAt, type Night } from './night.ts';

/**
 * SQL condition: an entry `e` of a licence or agreement is for whole months. The others bill seats by the day until the
 * next period. A credit is like the entry that it takes back.
 */
const isForWholeMonths: RawBuilder<boolean> = sql`(
  e.subject = 'service_agreement' or e.purchase_id like e.subject_id || ':%' or e.net < 0 and exists (
    select 1 from invoice_line credit
      join invoice note on note.id = credit.invoice_id
      join invoice_line line on line.invoice_id = note.credits_id and line.position = credit.credits_position
      join ledger_entry credited on credited.id = line.entry_id
    where credit.entry_id = e.id and credited.purchase_id like credited.subject_id || ':%'))`;

const DAYS = sql`(e.period_to - e.period_from + 1)`;

/** What an entry amounts to in a month, by the same formula by which added seats are billed by the day. */
const MONTHLY = sql`round(case when ${isForWholeMonths}
  then e.net::numeric / greatest(round(${DAYS} * 12 / 365.25), 1)
  else e.net::numeric * 365 / (12 * ${DAYS}) end)`;

/** SQL: the recurring revenue of each licence and agreement, from the entries whose period contains the day. */
const revenueOfGoods = ({ day, cutoff }: Night) => sql`
  select e.subject_id, e.customer_id, sum(${MONTHLY})::bigint as amount
  from ledger_entry e
  where e.subject in ('license', 'service_agreement') and e.period_to >= ${day}::date and e.period_from <= ${day}::date
    and e.created_at < ${cutoff} and ${standsAt(cutoff)}
  group by 1, 2`;

/** SQL: the companies with a licence or agreement on the day, and their recurring revenue. */
const revenueOfCompanies = (night: Night) => sql`
  select customer_id, sum(amount)::bigint as amount from (
    select customer_id, 0 as amount from license where ${runsOn(night, 'valid_from', 'valid_until')}
    union all select customer_id, 0 from service_agreement where ${runsOn(night, 'start_date', 'end_date')}
    union all select customer_id, amount from goods) part
  group by 1`;

/** Common table expressions that store how the recurring revenue of the companies has changed since the day before. */
export const revenueTables = (night: Night) => sql`
  goods as materialized (${revenueOfGoods(night)}),
  company as materialized (${revenueOfCompanies(night)}),
  before as materialized (
    select customer_id, from_day, amount from recurring_revenue where until_day is null),
  closed as (
    update recurring_revenue r set until_day = ${night.day}::date - 1 from before b
    where r.customer_id = b.customer_id and r.from_day = b.from_day
      and not exists (select 1 from company c where c.customer_id = b.customer_id and c.amount = b.amount)),
  opened as (
    insert into recurring_revenue (customer_id, from_day, amount)
    select c.customer_id, ${night.day}::date, c.amount from company c
    where not exists (select 1 from before b where b.customer_id = c.customer_id and b.amount = c.amount))`;

/** SQL: the recurring revenue, and the companies that have some since the day or no longer. */
export const revenueFigures = ({ isFirst }: Night) => sql`
  select 'RECURRING_REVENUE' as figure, '' as key, coalesce(sum(amount), 0) as amount, count(*) as count from company
  union all
  select 'NEW_CUSTOMERS', '', coalesce(sum(amount), 0), count(*) from company c
  where not ${isFirst}::boolean and not exists (select 1 from before b where b.customer_id = c.customer_id)
  union all
  select 'LOST_CUSTOMERS', '', coalesce(sum(amount), 0), count(*) from before b
  where not exists (select 1 from company c where c.customer_id = b.customer_id)`;

/**
 * SQL: the recurring revenue anew, in one sum over the ledger, with months that are counted by the calendar. The
 * figures are checked against it.
 */
export const revenueInLedger = ({ day, cutoff }: Night) => sql`
  select coalesce(sum(case
    when e.subject = 'license' and coalesce(o.purchase_id, e.purchase_id) not like e.subject_id || ':%'
      then round(e.net * 365.0 / 12 / (e.period_to - e.period_from + 1))
    else round(e.net::numeric / greatest(1, extract(year from term.length) * 12 + extract(month from term.length)
      + case when extract(day from term.length) >= 15 then 1 else 0 end)) end), 0)
  from ledger_entry e
    cross join lateral (select age(e.period_to + 1, e.period_from) as length) term
    left join invoice_line cl on cl.entry_id = e.id and cl.credits_position is not null
    left join invoice cn on cn.id = cl.invoice_id
    left join invoice_line ol on ol.invoice_id = cn.credits_id and ol.position = cl.credits_position
    left join ledger_entry o on o.id = ol.entry_id
  where e.subject in ('license', 'service_agreement') and ${day}::date <= e.period_to
    and e.period_from <= ${day}::date and e.created_at < ${cutoff} and ${standsAt(cutoff)}`;
