import pg from 'pg';
import { hashPassword } from '../server/rooms/identity/auth/passwords.service.ts';
import { MEASURED_COMPANY } from './viewers.ts';

export const PASSWORD = 'bench-adgangskode';
const COMPANIES = 200;
const DEPARTMENTS = 1_000;
const USERS = 2_000;
const CLIP_CARDS = 20_000;

/** Rows of the measured company. */
export const OWN_DEPARTMENTS = 10;
const OWN_USERS = 100;

/** Fills the database with the companies, users and clip cards that every server is measured with. */
export async function loadWorld(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  // A lost connection also fails the running statement, which reports the error.
  client.on('error', () => undefined);
  await client.connect();
  const passwordHash = await hashPassword(PASSWORD);
  await client.query(
    `insert into customer (
       id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city, created_at)
     select case i when 0 then $1 else 'cust_' || i end, 'Firma ' || i, 'Kontakt', '12345678', '12345678', 'a@b.dk',
       'Gade 1', '8000', 'Aarhus', now()
     from generate_series(0, $2::int - 1) i`,
    [MEASURED_COMPANY, COMPANIES],
  );
  const company = (own: number) =>
    `case when i < ${own} then '${MEASURED_COMPANY}' else 'cust_' || (1 + i % ${COMPANIES - 1}) end`;
  await client.query(
    `insert into department (id, customer_id, name, contact_person, street, zip, city, payment_method, created_at)
     select 'dep_' || lpad(i::text, 6, '0'), ${company(OWN_DEPARTMENTS)}, 'Afdeling ' || lpad(i::text, 6, '0'),
       'Kontakt ' || i, 'Gade 1', '8000', 'Aarhus', 'INVOICE', now()
     from generate_series(0, $1::int - 1) i`,
    [DEPARTMENTS],
  );
  await client.query(
    `insert into person (id, name, email, password_hash, created_at)
     select 'person_' || lpad(i::text, 6, '0'), 'Bruger ' || lpad(i::text, 6, '0'), 'bruger' || i || '@bench.example',
       $2, now()
     from generate_series(0, $1::int - 1) i`,
    [USERS, passwordHash],
  );
  await client.query(
    `insert into user_account (id, person_id, customer_id, created_at)
     select 'user_' || lpad(i::text, 6, '0'), 'person_' || lpad(i::text, 6, '0'), ${company(OWN_USERS)}, now()
     from generate_series(0, $1::int - 1) i`,
    [USERS],
  );
  await client.query(`
    insert into person (id, name, email, password_hash, created_at)
      values ('person_admin', 'Admin', 'admin@bench.example', '', now());
    insert into user_account (id, person_id, role, created_at) values ('user_admin', 'person_admin', 'ADMIN', now());
    insert into session (id, user_id, person_id, created_at, expires_at)
      values ('sess_bench', 'user_000000', 'person_000000', now(), now() + interval '1 day'),
        ('sess_admin', 'user_admin', 'person_admin', now(), now() + interval '1 day')`);
  await loadSales(client);
  await loadClipCards(client);
  await client.query(postgraphileExtensions);
  await client.query('analyze');
  await client.end();
}

/** Loads the rows that the dashboard counts, and older rows that the dashboard must leave out. */
async function loadSales(client: pg.Client): Promise<void> {
  const owner = `'${MEASURED_COMPANY}', 'dep_000000'`;
  await client.query(`
    insert into team_member (id, name, title, email, phone, created_at)
      values ('team_bench', 'Sofie Brandt', 'Kundechef', 's@b.dk', '12345678', now());
    update customer set point_of_contact_id = 'team_bench' where id = '${MEASURED_COMPANY}';
    insert into installation (id, customer_id, department_id, subdomain, created_at)
      values ('inst_bench', ${owner}, 'bench', now());
    insert into license (
        id, customer_id, installation_id, type, quantity, status, billing_interval, contract_term, valid_from,
        valid_until, created_at)
      select 'lic_' || i, '${MEASURED_COMPANY}', 'inst_bench', 'PLAN_SUITE_TEAM', 1 + i % 9,
        case when i < 20 then 'ACTIVE' else 'EXPIRED' end, 'MONTHLY', 12, now(), now(), now()
      from generate_series(1, 2000) i;
    insert into license_request (
        id, customer_id, department_id, installation_id, license_type, requested_licenses, contract_term,
        billing_interval, status, purchase_id, created_at)
      select 'lreq_' || i, ${owner}, 'inst_bench', 'PLAN_SUITE_TEAM', 1, 12, 'MONTHLY',
        case when i < 5 then 'PENDING' else 'COMPLETED' end, 'p' || i, now()
      from generate_series(1, 500) i;
    insert into service_agreement (
        id, customer_id, department_id, status, start_date, end_date, duration, payment_interval, license_count,
        license_price, purchase_id, created_at)
      select 'agr_' || i, ${owner}, case when i < 4 then 'ACTIVE' else 'EXPIRED' end, now(), now(), 12, 'MONTHLY',
        1, 1, 'p' || i, now()
      from generate_series(1, 200) i;
    insert into activity (id, customer_id, entity_type, entity_id, title, description, actor_name, created_at)
      select 'act_' || lpad(i::text, 8, '0'), '${MEASURED_COMPANY}', 'customer', '${MEASURED_COMPANY}',
        'Noget skete ' || i, 'Mere om det', 'Bruger', now()
      from generate_series(1, 5000) i`);
}

/**
 * Loads clip cards whose rows alternate between all companies. Every fortieth card belongs to the measured company, and
 * three of its cards are active.
 */
async function loadClipCards(client: pg.Client): Promise<void> {
  const others = COMPANIES - 1;
  // The id of a department or user of the card's company. loadWorld has numbered the departments and users of the other
  // companies in the same rotation.
  const oneOf = (prefix: string, ofOwn: number, total: number) =>
    `'${prefix}_' || lpad((case when is_own then n % ${ofOwn}
       else i % ${others} + ${others} * (1 + n % ${Math.floor(total / others) - 1}) end)::text, 6, '0')`;
  await client.query(
    `insert into clip_card (
       id, customer_id, department_id, user_id, hours, hours_used, price, status, purchase_id, created_at)
     select 'clip_' || lpad(i::text, 6, '0'),
       case when is_own then '${MEASURED_COMPANY}' else 'cust_' || (1 + i % ${others}) end,
       ${oneOf('dep', OWN_DEPARTMENTS, DEPARTMENTS)}, ${oneOf('user', OWN_USERS, USERS)},
       10 + n % 5, 2.5, 100 * i, case when i < 160 then 'ACTIVE' else 'USED' end, 'clip' || i,
       timestamptz '2026-01-01' + i * interval '1 minute'
     from generate_series(0, $1::int - 1) i, lateral (select i / 40 as n, i > 0 and i % 40 = 0 as is_own) x`,
    [CLIP_CARDS],
  );
}

/** Extensions that PostGraphile needs for the same queries: computed columns and a filter on deletion. */
const postgraphileExtensions = `
comment on column clip_card.deleted_at is '@behavior +attribute:filterBy';
create function customer_active_licenses(c customer) returns int language sql stable as $$
  select coalesce(sum(quantity), 0)::int from license
  where customer_id = c.id and status = 'ACTIVE' and deleted_at is null $$;
create function customer_pending_requests(c customer) returns int language sql stable as $$
  select count(*)::int from license_request where customer_id = c.id and status = 'PENDING' $$;
create function customer_active_service_agreements(c customer) returns int language sql stable as $$
  select count(*)::int from service_agreement
  where customer_id = c.id and status = 'ACTIVE' and deleted_at is null $$;
create function customer_clip_card_hours(c customer) returns float8 language sql stable as $$
  select coalesce(sum(greatest(hours - hours_used, 0)), 0)::float8 from clip_card
  where customer_id = c.id and status = 'ACTIVE' and deleted_at is null $$;
`;
