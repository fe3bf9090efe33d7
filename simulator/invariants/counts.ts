import { sqlInvariant } from './Invariant.ts';

/** Hours, seats and counts equal the rows that they are computed from. */
export const countInvariants = [
  sqlInvariant(
    'the used hours of a clip card equal its entries',
    `select c.id, c.hours_used, coalesce(sum(e.minutes), 0)::int as minutes
     from clip_card c left join hour_entry e on e.clip_card_id = c.id
     group by c.id having abs(c.hours_used * 60 - coalesce(sum(e.minutes), 0)) > 0.02`,
  ),
  sqlInvariant(
    'an event counts its registrations, and never gives more places than it has',
    `select e.id, e.capacity, e.registration_count, e.waiting_count, count(r.id)::int as rows
     from event e left join event_registration r on r.event_id = e.id
     group by e.id
     having e.registration_count <> count(r.id)
         filter (where r.status in ('REGISTERED', 'CONFIRMED', 'OFFERED', 'REQUESTED'))
       or e.waiting_count <> count(r.id) filter (where r.status = 'WAITLISTED')
       or count(r.id) filter (where r.status in ('REGISTERED', 'CONFIRMED', 'OFFERED', 'REQUESTED')) > e.capacity`,
  ),
  sqlInvariant(
    'no place of an event is free while somebody who waits can be offered it, and no offer outlasts its event',
    `select e.id, e.capacity, e.registration_count, e.waiting_count from event e
     where e.status = 'PUBLISHED' and e.starts_at > simulated.now()
       and (e.capacity is null or e.registration_count < e.capacity)
       and exists (select 1 from event_registration r left join user_account u on u.id = r.user_id
         where r.event_id = e.id and r.status = 'WAITLISTED' and u.deactivated_at is null)
     union all
     select e.id, e.capacity, e.registration_count, e.waiting_count from event e
     where exists (select 1 from event_registration r where r.event_id = e.id and r.status = 'OFFERED'
       and (e.status <> 'PUBLISHED' or r.offer_ends_at > e.starts_at))`,
    'settled',
  ),
  sqlInvariant(
    'goods belong to a department, a user and an installation of their own company',
    `select c.id from clip_card c join department d on d.id = c.department_id where d.customer_id <> c.customer_id
     union all select a.id from service_agreement a join department d on d.id = a.department_id
       where d.customer_id <> a.customer_id
     union all select i.id from installation i join department d on d.id = i.department_id
       where d.customer_id <> i.customer_id
     union all select l.id from license l join installation i on i.id = l.installation_id
       where i.customer_id <> l.customer_id
     union all select r.id from license_request r join installation i on i.id = r.installation_id
       where i.customer_id <> r.customer_id
     union all select c.id from clip_card c join user_account u on u.id = c.user_id
       where u.customer_id is distinct from c.customer_id and u.role <> 'ADMIN'`,
  ),
];
