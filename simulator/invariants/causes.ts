import { sqlInvariant } from './Invariant.ts';

/** The table that the transaction of a mail must have changed, by the kind of the mail. */
const causesOfMails = {
  'agreement-activated': 'service_agreement',
  'agreement-bought': 'service_agreement',
  'clip-card-bought': 'clip_card',
  'clip-card-low': 'clip_card',
  invitation: 'invitation',
  'license-ordered': 'license_request',
  'license-request-status': 'license_request',
};

/** Several equal orders of a person can expire in one transaction, and each has its mail. */
const MAIL_OF_A_BATCH = 'purchase-decided';

/** Every change has its activity, and every mail and webhook message has its cause, once. */
export const causeInvariants = [
  sqlInvariant(
    'a change by a person or a program has an activity, which names who did it, and a mail is written with its cause',
    `with changes as (delete from simulated.caused_change returning *),
         activities as (delete from simulated.new_activity returning *),
         mails as (delete from simulated.new_mail returning *)
       select 'without activity' as problem, c.table_name as what, c.id from changes c
       where c.role in ('portal_customer', 'portal_admin', 'portal_sales')
         and not exists (
           select from activities a
           where a.tx = c.tx and a.customer_id = c.customer_id
             and (c.user_id is null or c.user_id in (a.actor_id, a.subject_id)))
       union all
       select 'without cause', m.kind, m.recipient from mails m
       join (values ${Object.entries(causesOfMails)
         .map(([kind, table]) => `('${kind}', '${table}')`)
         .join(', ')}) cause (kind, table_name) using (kind)
       where not exists (select from changes c where c.tx = m.tx and c.table_name = cause.table_name)
       union all
       select 'sent twice', kind, recipient from mails where kind <> '${MAIL_OF_A_BATCH}'
         group by tx, kind, recipient, subject having count(*) > 1`,
  ),
  sqlInvariant(
    'a message about a new user is about a user of the company, and is sent once to each address',
    `select w.instance_id, w.body::jsonb #>> '{data,userId}' as user_id, count(*)::int
     from webhook_delivery w left join user_account u on u.id = w.body::jsonb #>> '{data,userId}'
     where w.type = 'user_created'
     group by 1, 2 having count(*) > 1 or bool_or(u.customer_id is distinct from w.customer_id)`,
  ),
];

/** Seats change only by completed orders, reductions, renewals and edits of admins. */
export const seatInvariants = [
  sqlInvariant(
    'the seats of a licence grow by what was ordered, unless it was renewed, registered or edited by an admin',
    `with changes as (delete from simulated.seat_change returning *),
       orders as (delete from simulated.completed_order returning *)
     select c.tx, c.installation_id, c.seats, o.seats as ordered from
       (select tx, installation_id, type, role, sum(seats) as seats from changes
        where not is_renewal group by 1, 2, 3, 4) c
       left join (select tx, installation_id, type, sum(seats) as seats from orders group by 1, 2, 3) o
         using (tx, installation_id, type)
     where c.role not in ('portal_admin', 'portal_registration') or (o.seats is not null and o.seats <> c.seats)`,
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
