import { sqlInvariant } from './Invariant.ts';

/** Every change has its activity, and every mail and webhook message has its cause, once. */
export const causeInvariants = [
  sqlInvariant(
    'a change by a person or a program has an activity of the company, which names who did it',
    `with judged as (delete from simulated.caused_change returning *),
       activities as (delete from simulated.new_activity returning *)
     select c.* from judged c
     where c.role in ('portal_customer', 'portal_admin', 'portal_sales')
       and not exists (
         select from activities a
         where a.tx = c.tx and a.customer_id = c.customer_id
           and (c.user_id is null or c.user_id in (a.actor_id, a.subject_id)))`,
  ),
  sqlInvariant(
    'a message about a new user is about a user of the company, and is sent once to each address',
    `select w.instance_id, w.body::jsonb #>> '{data,id}' as user_id, count(*)::int
     from webhook_delivery w left join user_account u on u.id = w.body::jsonb #>> '{data,id}'
     where w.type = 'user_created'
     group by 1, 2 having count(*) > 1 or bool_or(u.customer_id is distinct from w.customer_id)`,
  ),
  sqlInvariant(
    'a mail about a purchase belongs to a purchase, and there is one for each',
    `select 'clip-card-bought' as kind, mails, goods from
       (select count(*)::int as mails from mail where kind = 'clip-card-bought') m,
       (select count(*)::int as goods from clip_card where origin = 'CLIENT' and status <> 'PENDING') g
     where mails > goods
     union all
     select 'license-ordered', mails, goods from
       (select count(distinct text)::int as mails from mail where kind = 'license-ordered') m,
       (select count(*)::int as goods from license_request) g
     where mails > goods`,
  ),
];

/** Seats change only by completed orders, reductions, renewals and edits of admins. */
export const seatInvariants = [
  sqlInvariant(
    'the seats of a licence grow by what was ordered, unless it was renewed or edited by an admin',
    `with changes as (delete from simulated.seat_change returning *),
       orders as (delete from simulated.completed_order returning *)
     select c.tx, c.installation_id, c.seats, o.seats as ordered from
       (select tx, installation_id, type, role, sum(seats) as seats from changes where not is_renewal group by 1, 2, 3, 4) c
       left join (select tx, installation_id, type, sum(seats) as seats from orders group by 1, 2, 3) o
         using (tx, installation_id, type)
     where c.role <> 'portal_admin' or (o.seats is not null and o.seats <> c.seats)`,
  ),
  sqlInvariant(
    'no licence or agreement is active after its last day',
    `select id, valid_until as last_day from license
       where status = 'ACTIVE' and deleted_at is null
         and valid_until < (simulated.now() at time zone 'Europe/Copenhagen')::date - 1
     union all select id, end_date from service_agreement
       where status = 'ACTIVE' and deleted_at is null
         and end_date < (simulated.now() at time zone 'Europe/Copenhagen')::date - 1`,
    'settled',
  ),
];
