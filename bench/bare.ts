import { createServer } from 'node:http';
import jwt from 'jsonwebtoken';
import pg from 'pg';

/** As little as can stand between a request and its rows: one prepared statement that builds the JSON. */
const pool = new pg.Pool({ connectionString: process.env.BENCH_APP_URL, max: 10, options: '-c role=portal_customer' });
const secret = process.env.BENCH_SECRET!;

const viewer = `with c as materialized (select set_config('app.customer_id', $1, false))
select json_build_object(
  'user', (select json_build_object('id', id, 'name', name, 'email', email) from user_account where id = $2),
  'customer', (select json_build_object('id', k.id, 'name', k.name, 'city', k.city, 'departments', (
    select json_agg(json_build_object('id', d.id, 'name', d.name, 'contactPerson', d.contact_person, 'city', d.city))
    from (select * from department where customer_id = k.id order by name, id limit 10) d)) from customer k where k.id = $1))::text as body from c`;

const users = `with c as materialized (select set_config('app.customer_id', $1, false))
select (select json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'role', u.role, 'customer', k.company))
  from (select id, name, email, role from user_account where customer_id = $1 and deactivated_at is null and $2::text is not null order by name, id limit 100) u,
    (select json_build_object('id', id, 'name', name) as company from customer where id = $1) k)::text as body from c`;

const dashboard = `with c as materialized (select set_config('app.customer_id', $1, false))
select json_build_object('name', k.name,
  'pointOfContact', (select json_build_object('name', name, 'title', title, 'email', email, 'phone', phone) from team_member where id = k.point_of_contact_id),
  'activeLicenses', (select coalesce(sum(quantity), 0)::int from license where customer_id = k.id and status = 'ACTIVE' and deleted_at is null),
  'pendingRequests', (select count(*)::int from license_request where customer_id = k.id and status = 'PENDING'),
  'activeServiceAgreements', (select count(*)::int from service_agreement where customer_id = k.id and status = 'ACTIVE' and deleted_at is null),
  'clipCardHours', (select coalesce(sum(greatest(hours - hours_used, 0)), 0)::float8 from clip_card where customer_id = k.id and status = 'ACTIVE' and deleted_at is null),
  'activities', (select json_agg(json_build_object('id', a.id, 'entityType', a.entity_type, 'title', a.title, 'description', a.description, 'actorName', a.actor_name))
    from (select * from activity where customer_id = k.id order by id desc limit 9) a))::text as body
from c, customer k where k.id = $1 and $2::text is not null`;

const statements: Record<string, { name: string; text: string }> = {
  '/viewer': { name: 'viewer', text: viewer }, '/users': { name: 'users', text: users },
  '/dashboard': { name: 'dashboard', text: dashboard },
};

createServer(async (request, response) => {
  const statement = statements[request.url ?? ''];
  if (!statement) return void response.writeHead(404).end();
  const claims = jwt.verify(request.headers.authorization?.slice(7) ?? '', secret, { algorithms: ['HS256'], issuer: 'portal', audience: 'portal' }) as jwt.JwtPayload;
  const { rows } = await pool.query({ ...statement, values: [claims.cid, claims.sub] });
  response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0].body);
}).listen(Number(process.env.BENCH_PORT), '127.0.0.1');
