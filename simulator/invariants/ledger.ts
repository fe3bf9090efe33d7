import { sqlInvariant } from './Invariant.ts';

/** SQL: the entry `l` takes back the amount of another one. Its VAT is rounded together with that of other credits. */
const IS_CREDIT = `(exists (select 1 from invoice n where n.id = l.invoice_id and n.kind = 'CREDIT_NOTE')
  or l.subject = 'event_place' and l.net < 0)`;

/** Sold goods and ledger entries agree. */
export const ledgerInvariants = [
  sqlInvariant(
    'a clip card with a price that was billed has one ledger entry, and no other card has one',
    `select c.id, c.price, c.is_billed, count(l.id)::int as entries
     from clip_card c left join ledger_entry l on l.subject_id = c.id and l.subject = 'clip_card' and l.gross > 0
     group by c.id having count(l.id) <> (c.is_billed and max(coalesce(l.net, c.price)) > 0)::int`,
  ),
  sqlInvariant(
    'a ledger entry is about goods of the same company and department, and its amounts add up',
    `select l.id, l.net, l.vat, l.gross from ledger_entry l
     left join clip_card c on c.id = l.subject_id left join service_agreement a on a.id = l.subject_id
     left join license i on i.id = l.subject_id left join reminder r on r.id = l.subject_id
     join department d on d.id = l.department_id
     where l.subject <> 'event_place'
         and coalesce(c.customer_id, a.customer_id, i.customer_id, r.customer_id) is distinct from l.customer_id
       or d.customer_id <> l.customer_id
       or l.gross <> l.net + l.vat
       or not ${IS_CREDIT} and (
         l.net <= 0 or l.vat <> round(case when l.subject = 'reminder' then 0 else l.net * 0.25 end))`,
  ),
  sqlInvariant(
    'each period of an agreement or a licence is billed at most once',
    `select subject_id, purchase_id, count(*)::int from ledger_entry
     where subject in ('service_agreement', 'license') and origin = 'PORTAL' group by 1, 2 having count(*) > 1`,
  ),
  sqlInvariant(
    'every period of an active agreement that has begun is billed',
    `select id, start_date, billed_months from service_agreement
     where status = 'ACTIVE' and deleted_at is null and paused_at is null
       and start_date + make_interval(months => billed_months)
         <= (simulated.now() at time zone 'Europe/Copenhagen')::date
       and start_date + make_interval(months => billed_months + 1) <= end_date + 1`,
    'settled',
  ),
  sqlInvariant(
    'every period of an active licence with a price that has begun is billed',
    `select id, valid_from, billed_months from license
     where status = 'ACTIVE' and deleted_at is null and paused_at is null and monthly_price is not null
       and valid_from + make_interval(months => billed_months)
         <= (simulated.now() at time zone 'Europe/Copenhagen')::date
       and valid_from + make_interval(months => billed_months + 1) <= valid_until + 1`,
    'settled',
  ),
  sqlInvariant(
    'a decision about a renewal belongs to the company of its goods, and is carried out in time',
    `select d.subject_id, d.end_date, s.status from renewal_decision d join (
       select id, customer_id, valid_until as last_day, status, deleted_at from license
       union all select id, customer_id, end_date, status, deleted_at from service_agreement) s on s.id = d.subject_id
     where s.customer_id <> d.customer_id
       or (d.outcome = 'RENEW' and d.end_date = s.last_day and s.status = 'ACTIVE' and s.deleted_at is null
         and d.end_date < (simulated.now() at time zone 'Europe/Copenhagen')::date - 1)`,
    'settled',
  ),
  sqlInvariant(
    'only failed periods are tried again, and goods are paused while one of theirs has no attempt left',
    `select e.id, e.status, e.next_retry_at from ledger_entry e
     where e.next_retry_at is not null and (e.first_failed_at is null or e.status not in ('FAILED', 'PENDING'))
     union all
     select s.id, s.status, s.paused_at from (
       select id, status, paused_at, deleted_at from service_agreement
       union all select id, status, paused_at, deleted_at from license) s
     where s.deleted_at is null and (s.paused_at is not null) <> exists (
       select 1 from ledger_entry e where e.subject_id = s.id and e.first_failed_at is not null
         and e.next_retry_at is null and e.status in ('FAILED', 'PENDING'))`,
  ),
  sqlInvariant(
    'a purchase key of a company buys one thing',
    `select customer_id, purchase_id, count(*)::int from (
       select customer_id, purchase_id, origin from clip_card where origin = 'CLIENT'
       union all select customer_id, purchase_id, origin from service_agreement where origin = 'CLIENT'
     ) bought group by 1, 2 having count(*) > 1`,
  ),
  sqlInvariant(
    'a paid card payment is settled, and what is settled is not pending',
    `select id, status, settled_at from ledger_entry
     where (status = 'PENDING') <> (settled_at is null) and status <> 'FAILED'`,
  ),
  sqlInvariant(
    'a paid clip card can be used at once, and a failed purchase is cancelled and shown nowhere',
    `with settled as (delete from simulated.settled_entry returning *)
     select * from settled
     where (status = 'PAID' and subject = 'clip_card' and goods_status in ('PENDING', 'CANCELLED'))
       or (status = 'FAILED' and is_purchase and not (goods_status = 'CANCELLED' and is_deleted))`,
  ),
];
