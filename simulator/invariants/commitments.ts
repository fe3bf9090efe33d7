import { sqlInvariant } from './Invariant.ts';

/** SQL: what a month of an agreement costs for a number of licences, by the list of its sale. */
const monthFor = (count: string) => `(select ${count} * (tier.value->>'price')::bigint
  from price_list p, jsonb_array_elements(p.figures->'licenseTiers') with ordinality as tier(value, place)
  where p.id = a.price_list_id and (tier.value->>'upTo' is null or ${count} <= (tier.value->>'upTo')::int)
  order by tier.place limit 1)`;

/** SQL: the purchase was cancelled, by its buyer or because its card was declined. */
const IS_CANCELLED = `(exists (select 1 from clip_card x where x.id = p.id and x.status = 'CANCELLED')
  or exists (select 1 from service_agreement x where x.id = p.id and x.status = 'CANCELLED')
  or exists (select 1 from license_request x where x.id = p.id and x.status = 'REJECTED'))`;

/** Limits of purchases hold, and what is used is paid for. */
export const commitmentInvariants = [
  sqlInvariant(
    'nobody commits a company to more than its limit for an order without an approval',
    `select id, buyer, amount, order_limit from simulated.limited_purchase where amount > order_limit`,
  ),
  sqlInvariant(
    'nobody commits a company to more than its limit for a month without an approval',
    `with counted as (
       select p.*, sum(amount) over (
         partition by customer_id, buyer, date_trunc('month', bought_at at time zone 'Europe/Copenhagen')
         order by bought_at, id) as spent
       from simulated.limited_purchase p where amount > 0 and buyer <> 'a program' and not ${IS_CANCELLED})
     select id, buyer, spent, month_limit from counted where spent > month_limit`,
  ),
  sqlInvariant(
    'a commitment that is recorded was within the limits of its company, and belongs to it',
    `select c.id, c.subject_id from purchase_commitment c
     left join user_account u on u.id = c.buyer_id left join api_token t on t.id = c.buyer_id
     where c.amount <= 0 or coalesce(u.customer_id, t.customer_id, c.customer_id) <> c.customer_id`,
  ),
  sqlInvariant(
    'the licences that a service agreement covers are billed',
    `select a.id, a.billed_seats, used.seats from service_agreement a
     join lateral (select coalesce(sum(l.quantity), 0)::int as seats from license l
       join installation i on i.id = l.installation_id
       where i.department_id = a.department_id and l.status = 'ACTIVE' and l.deleted_at is null) used on true
     where a.status = 'ACTIVE' and a.deleted_at is null and a.paused_at is null and a.billed_months > 0
       and a.agreed_price_id is null and a.regulations = '{}' and used.seats > a.billed_seats
       and a.start_date + make_interval(months => a.billed_months)
         > (simulated.now() at time zone 'Europe/Copenhagen')::date + 1
       and ${monthFor('used.seats')} > ${monthFor('a.billed_seats')}`,
    'settled',
  ),
];
