import { sql } from 'kysely';
import { addDays } from '../../../../domain/basics/dates.ts';
import { valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { InvoiceAge } from '../../../../domain/money/invoices.ts';
import { isOfAge } from '../../money/invoices/invoiceAge.reads.ts';
import { standsAt, type Night } from './night.ts';

/**
 * Common table expression: what is open of each invoice together with its credit notes, from the unpaid entries of the
 * ledger less the payments that have settled none of them yet.
 */
export const openInvoices = ({ cutoff, isLate }: Night) => sql`
  unpaid as (
    select coalesce(i.credits_id, i.id) as id, sum(e.gross)::bigint as gross
    from ledger_entry e join invoice i on i.id = e.invoice_id
    where i.created_at < ${cutoff} and (e.status = 'PENDING'
      or ${isLate}::boolean and e.status in ('PAID', 'CANCELLED') and e.settled_at >= ${cutoff})
    group by 1),
  owed as materialized (
    select u.id, i.due_on, u.gross - coalesce((
      select sum(p.amount) from invoice_payment p
      where p.invoice_id in (select u.id union all select n.id from invoice n where n.credits_id = u.id)
        and p.created_at < ${cutoff} and (p.undone_at is null or p.undone_at >= ${cutoff})
        and not exists (select 1 from ledger_entry s where s.invoice_id = p.invoice_id and s.payment_id is not null
          and s.settled_at < ${cutoff} and s.settled_at >= p.created_at)), 0) as open
    from unpaid u join invoice i on i.id = u.id)`;

const ageOf = (day: string) => sql`case
  when due_on is null then 'NOT_DUE'
  ${sql.join(
    valuesOf(InvoiceAge).map((age) => sql`when ${isOfAge(age, addDays(day, 1))} then ${sql.lit(age)}`),
    sql` `,
  )} end`;

/** SQL: what is open by age as of the next morning, and what the reseller owes its customers. */
export const openFigures = ({ day }: Night) => sql`
  select 'OUTSTANDING' as figure, ${ageOf(day)} as key, sum(open) as amount, count(*) as count
  from owed where open > 0 group by 2
  union all
  select 'CREDIT_OWED', '', coalesce(-sum(open), 0), count(*) from owed where open < 0`;

/** SQL: the invoices of the day less its credit notes. */
export const invoicedFigures = ({ day }: Night) => sql`
  select 'INVOICED' as figure, '' as key, coalesce(sum(net), 0) as amount, count(*) as count
  from invoice where issued_on = ${day}::date`;

/**
 * SQL: the hours that were sold on the day, and their price. What a credit takes back lowers both on its own day, and
 * so does a cancellation of what was sold earlier.
 */
export const soldHours = ({ start, end }: Night) => sql`
  select 'HOURS_SOLD' as figure, '' as key, coalesce(sum(part.sign * e.net), 0) as amount,
    coalesce(sum(part.sign * round(60.0 * c.hours * e.net / nullif(sold.net, 0))), 0) as count
  from (
    select e.id, 1 as sign from ledger_entry e
    where e.created_at >= ${start} and e.created_at < ${end} and e.subject = 'clip_card' and ${standsAt(end)}
    union all
    select e.id, -1 from ledger_entry e
    where e.settled_at >= ${start} and e.settled_at < ${end} and e.status in ('CANCELLED', 'FAILED')
      and e.created_at < ${start} and e.subject = 'clip_card' and not ${standsAt(end)}) part
    join ledger_entry e on e.id = part.id
    join clip_card c on c.id = e.subject_id
    cross join lateral (
      select max(s.net) as net from ledger_entry s
      where s.subject_id = e.subject_id and s.subject = 'clip_card' and s.customer_id = e.customer_id) sold`;

/** SQL: the minutes that were booked on clip cards on the day, less those that were given back. */
export const usedHours = ({ start, end }: Night) => sql`
  select 'HOURS_USED' as figure, '' as key, 0 as amount, coalesce(sum(minutes), 0) as count
  from hour_entry where created_at >= ${start} and created_at < ${end}`;
