import type { Claims } from './viewers.ts';

interface Statement {
  name: string;
  text: string;
  values: (claims: Claims) => unknown[];
}

/** The caller sees all subjects and departments of the company. */
const SCOPE = `set_config('app.subjects', '*', false), set_config('app.departments', '*', false)`;

const viewer = `with c as materialized (select set_config('app.customer_id', $1, false), ${SCOPE})
select json_build_object(
  'user', (select json_build_object('id', id, 'name', name, 'email', email) from user_account where id = $2),
  'customer', (
    select json_build_object('id', k.id, 'name', k.name, 'city', k.city, 'departments', (
      select json_agg(json_build_object('id', d.id, 'name', d.name, 'contactPerson', d.contact_person, 'city', d.city))
      from (select * from department where customer_id = k.id order by name, id limit 10) d))
    from customer k where k.id = $1))::text as body
from c`;

const users = `with c as materialized (select set_config('app.customer_id', $1, false), ${SCOPE})
select (
  select json_agg(json_build_object(
    'id', u.id, 'name', u.name, 'email', u.email, 'role', u.role, 'customer', k.company))
  from (
      select id, name, email, role from user_account
      where customer_id = $1 and deactivated_at is null order by name, id limit 100) u,
    (select json_build_object('id', id, 'name', name) as company from customer where id = $1) k)::text as body
from c`;

/** `offset 0` makes PostgreSQL set the company before it reads `customer`, whose policy depends on that setting. */
const dashboard = `with c as materialized (select set_config('app.customer_id', $1, false), ${SCOPE})
select json_build_object('name', k.name,
  'pointOfContact', (
    select json_build_object('name', name, 'title', title, 'email', email, 'phone', phone)
    from team_member where id = k.point_of_contact_id),
  'activeLicenses', (
    select coalesce(sum(quantity), 0)::int from license
    where customer_id = k.id and status = 'ACTIVE' and deleted_at is null),
  'pendingRequests', (select count(*)::int from license_request where customer_id = k.id and status = 'PENDING'),
  'activeServiceAgreements', (
    select count(*)::int from service_agreement
    where customer_id = k.id and status = 'ACTIVE' and deleted_at is null),
  'clipCardHours', (
    select coalesce(sum(greatest(hours - hours_used, 0)), 0)::float8 from clip_card
    where customer_id = k.id and status = 'ACTIVE' and deleted_at is null),
  'activities', (
    select json_agg(json_build_object('id', a.id, 'entityType', a.entity_type, 'title', a.title,
      'description', a.description, 'actorName', a.actor_name))
    from (select * from activity where customer_id = k.id order by id desc limit 9) a))::text as body
from c cross join lateral (select * from customer where id = c.set_config offset 0) k`;

const cards = (where: string, first: number) => `
  select json_agg(json_build_object(
    'id', k.id, 'hours', k.hours, 'hoursUsed', k.hours_used, 'price', k.price, 'status', k.status,
    'createdAt', k.created_at,
    'department', json_build_object(
      'id', d.id, 'name', d.name, 'customer', json_build_object('id', o.id, 'name', o.name)),
    'user', case when u.id is not null then json_build_object('id', u.id, 'email', u.email) end) order by k.id desc)
  from (select * from clip_card where ${where} and deleted_at is null order by id desc limit ${first}) k
    join department d on d.id = k.department_id
    join customer o on o.id = d.customer_id
    left join user_account u on u.id = k.user_id`;

const ownCards = (first: number) => `with c as materialized (select set_config('app.customer_id', $1, false), ${SCOPE})
select (${cards('customer_id = $1', first)})::text as body from c`;

const allCards = (first: number) => `select (${cards('true', first)})::text as body`;

const companyId = ({ cid }: Claims) => [cid];
const noValues = () => [];

/** The path of the purchase, which is a transaction of several statements. */
export const PURCHASE_PATH = '/purchase';

/** The statement of each path that reads. */
export const statements: Record<string, Statement> = {
  '/viewer': { name: 'viewer', text: viewer, values: ({ cid, sub }) => [cid, sub] },
  '/users': { name: 'users', text: users, values: companyId },
  '/dashboard': { name: 'dashboard', text: dashboard, values: companyId },
  '/clip-cards/100': { name: 'own100', text: ownCards(100), values: companyId },
  '/clip-cards/10': { name: 'own10', text: ownCards(10), values: companyId },
  '/admin/clip-cards/100': { name: 'all100', text: allCards(100), values: noValues },
  '/admin/clip-cards/10': { name: 'all10', text: allCards(10), values: noValues },
};
