import { Migration } from '@mikro-orm/migrations';
import { getConstructionPlans } from 'pg-boss';

/**
 * The tables and policies that the entities declare, and the grants, functions and triggers that entities cannot
 * declare.
 */
export class InitialSchema extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(throttleTable);
    this.addSql(grants);
    this.addSql(sessionFunctions);
    this.addSql(outboxWakeUp);
    this.addSql(getConstructionPlans('pgboss').replaceAll(/^\s*(BEGIN|COMMIT);/gm, ''));
    this.addSql(jobGrants);
  }
}

const throttleTable = `
create table "rate_limit" ("key" varchar(255) primary key, "points" int not null default 0, "expire" bigint);
create index "rate_limit_expire" on "rate_limit" ("expire");
`;

/** A role without a grant here cannot use the table at all, whatever the table's policies allow. */
const grants = `
grant usage on schema public to portal_customer, portal_admin, portal_auth, portal_public, portal_system;
grant select, update on customer to portal_customer;
grant select, insert, update on customer to portal_admin;
grant select on customer to portal_auth;
grant select, update on customer to portal_system;
grant select, insert, update, delete on department to portal_customer, portal_admin;
grant select, update on department to portal_system;
grant select (id, customer_id, name, email, role, created_at, deactivated_at, version) on user_account
  to portal_customer, portal_admin, portal_system;
grant insert on user_account to portal_customer, portal_admin;
grant update (name, email, deactivated_at, version) on user_account to portal_customer;
grant update (customer_id, name, email, role, deactivated_at, version) on user_account to portal_admin;
grant select on user_account to portal_auth;
grant update (password_hash, version) on user_account to portal_auth;
grant select, insert, update on session, password_reset to portal_auth;
grant select, delete on session, password_reset to portal_system;
grant select, insert, update on api_token to portal_admin;
grant select, update (last_used_at) on api_token to portal_auth;
grant select, insert on activity to portal_customer, portal_admin, portal_system;
grant insert on activity to portal_auth;
grant insert on mail, outbox_event to portal_customer, portal_admin, portal_auth, portal_public, portal_system;
grant select, update, delete on mail, outbox_event to portal_system;
grant usage on sequence outbox_event_id_seq to portal_customer, portal_admin, portal_auth, portal_public, portal_system;
grant select, insert, update, delete on rate_limit to portal_auth;
grant delete on rate_limit to portal_system;
grant select on migration to portal_system;
`;

/**
 * Functions that return the user of a session or the company of an API token, callable before the caller is known. They
 * run as the role of the sign-in, which can read sessions and tokens, and reveal only the columns that they return.
 */
const sessionFunctions = `
create function session_viewer(sid text) returns table (
  session_id text, user_id text, customer_id text, role text, name text, email text,
  created_at timestamptz, version int, actor_id text, actor_name text, expires_at timestamptz, ended boolean
) language sql stable security definer set search_path = public rows 1 as $$
  select s.id, u.id, u.customer_id, u.role, u.name, u.email, u.created_at, u.version, a.id, a.name, s.expires_at,
    s.ended_at is not null or u.deactivated_at is not null
      or coalesce(p.ended_at is not null or p.expires_at < now(), false)
  from session s
  join user_account u on u.id = s.user_id
  left join user_account a on a.id = s.actor_id
  left join session p on p.id = s.parent_id
  where s.id = sid
$$;

create function api_token_viewer(hash text) returns table (
  token_id text, customer_id text, name text, scope text, last_used_at timestamptz
) language sql stable security definer set search_path = public rows 1 as $$
  select t.id, t.customer_id, t.name, t.scope, t.last_used_at from api_token t
  where t.token_hash = hash and t.revoked_at is null
$$;

grant create on schema public to portal_auth;
grant portal_auth to current_user with inherit false, set true;
alter function session_viewer(text) owner to portal_auth;
alter function api_token_viewer(text) owner to portal_auth;
revoke create on schema public from portal_auth;
set local role portal_auth;
revoke all on function session_viewer(text), api_token_viewer(text) from public;
grant execute on function session_viewer(text), api_token_viewer(text)
  to portal_customer, portal_admin, portal_auth, portal_public, portal_system;
reset role;
`;

/** NOTIFY only wakes the listeners; they read the events from the table. */
const outboxWakeUp = `
create function wake_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end
$$;
create trigger outbox_event_wake after insert on outbox_event for each statement execute function wake_outbox();
`;

const jobGrants = `
grant usage on schema pgboss to portal_system;
grant select, insert, update, delete on all tables in schema pgboss to portal_system;
grant usage on all sequences in schema pgboss to portal_system;
grant execute on all functions in schema pgboss to portal_system;
`;

const tables = `
create table "customer" (
  "id" text not null, "name" text not null, "contact_person" text not null, "phone_number" text not null,
  "vat_number" text not null, "ean_number" text null, "billing_email" text not null, "street" text not null,
  "zip" text not null, "city" text not null, "po_number" text null, "click_up_team_id" text null,
  "click_up_space_id" text null, "click_up_folder_id" text null, "click_up_folder_name" text null,
  "dinero_contact_id" text null, "dinero_contact_name" text null, "point_of_contact_id" text null,
  "created_at" timestamptz not null, "version" int not null default 1, primary key ("id")
);

create table "activity" (
  "id" text not null, "customer_id" text not null, "entity_type" text not null, "entity_id" text not null,
  "title" text not null, "description" text null, "actor_name" text not null, "actor_id" text null,
  "subject_name" text null, "subject_id" text null, "created_at" timestamptz not null, primary key ("id")
);
create index "activity_customer_newest" on "activity" ("customer_id", "id");

create table "department" (
  "id" text not null, "customer_id" text not null, "name" text not null, "contact_person" text not null,
  "phone_number" text null, "street" text null, "zip" text null, "city" text null, "billing_email" text null,
  "po_number" text null, "payment_method" text null, "card_brand" text null, "card_last4" text null,
  "card_exp_month" smallint null, "card_exp_year" smallint null, "created_at" timestamptz not null,
  "version" int not null default 1, primary key ("id")
);
create index "department_customer_name" on "department" ("customer_id", "name", "id");

create table "mail" (
  "id" text not null, "kind" text not null, "recipient" text not null, "subject" text not null, "text" text not null,
  "html" text not null, "created_at" timestamptz not null, "next_attempt_at" timestamptz not null,
  "attempts" smallint not null default 0, "sent_at" timestamptz null, "failed_at" timestamptz null,
  "last_error" text null, primary key ("id")
);
create index "mail_unsent" on "mail" ("next_attempt_at") where "sent_at" is null and "failed_at" is null;

create table "outbox_event" (
  "id" bigserial primary key, "tx" xid8 not null default pg_current_xact_id(), "topic" text not null,
  "entity_id" text not null, "customer_id" text null, "created_at" timestamptz not null default now()
);
create index "outbox_event_order" on "outbox_event" ("tx", "id");

create table "user_account" (
  "id" text not null, "customer_id" text null, "name" text not null, "email" text not null,
  "role" text not null default 'USER', "password_hash" text not null, "created_at" timestamptz not null,
  "deactivated_at" timestamptz null, "version" int not null default 1, primary key ("id")
);
create unique index "user_account_active_email" on "user_account" (lower("email")) where "deactivated_at" is null;
create index "user_account_customer_name" on "user_account" ("customer_id", "name", "id");

create table "session" (
  "id" text not null, "user_id" text not null, "actor_id" text null, "parent_id" text null,
  "created_at" timestamptz not null, "expires_at" timestamptz not null, "ended_at" timestamptz null, primary key ("id")
);
create index "session_parent" on "session" ("parent_id");
create index "session_user" on "session" ("user_id");

create table "password_reset" (
  "id" text not null, "user_id" text not null, "token_hash" text not null, "created_at" timestamptz not null,
  "expires_at" timestamptz not null, "used_at" timestamptz null, primary key ("id")
);
alter table "password_reset" add constraint "password_reset_token_hash_unique" unique ("token_hash");
create index "password_reset_user" on "password_reset" ("user_id");

create table "api_token" (
  "id" text not null, "customer_id" text not null, "name" text not null, "token_hash" text not null,
  "last_four" text not null, "scope" text not null default 'READ', "issued_by_id" text not null,
  "created_at" timestamptz not null, "last_used_at" timestamptz null, "revoked_at" timestamptz null, primary key ("id")
);
alter table "api_token" add constraint "api_token_token_hash_unique" unique ("token_hash");
create index "api_token_customer" on "api_token" ("customer_id", "id");

alter table "activity" add constraint "activity_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");

alter table "department" add constraint "department_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");

alter table "user_account" add constraint "user_account_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id") on delete set null;

alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user_account" ("id");
alter table "session" add constraint "session_actor_id_foreign" foreign key ("actor_id")
  references "user_account" ("id") on delete set null;
alter table "session" add constraint "session_parent_id_foreign" foreign key ("parent_id")
  references "session" ("id") on delete set null;

alter table "password_reset" add constraint "password_reset_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id");

alter table "api_token" add constraint "api_token_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "api_token" add constraint "api_token_issued_by_id_foreign" foreign key ("issued_by_id")
  references "user_account" ("id");

alter table "customer" enable row level security;
alter table "customer" force row level security;
create policy "customer_customer" on "customer" to "portal_customer"
  using (id = current_setting('app.customer_id', true)) with check (id = current_setting('app.customer_id', true));
create policy "customer_admin" on "customer" to "portal_admin" using (true) with check (true);
create policy "customer_auth" on "customer" to "portal_auth" using (true) with check (true);
create policy "customer_system" on "customer" to "portal_system" using (true) with check (true);
alter table "activity" enable row level security;
alter table "activity" force row level security;
create policy "activity_customer" on "activity" to "portal_customer"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "activity_admin" on "activity" to "portal_admin" using (true) with check (true);
create policy "activity_system" on "activity" to "portal_system" using (true) with check (true);
create policy "activity_auth_insert" on "activity" for insert to "portal_auth" with check (true);
alter table "department" enable row level security;
alter table "department" force row level security;
create policy "department_customer" on "department" to "portal_customer"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "department_admin" on "department" to "portal_admin" using (true) with check (true);
create policy "department_system" on "department" to "portal_system" using (true) with check (true);
alter table "mail" enable row level security;
alter table "mail" force row level security;
create policy "mail_system" on "mail" to "portal_system" using (true) with check (true);
create policy "mail_customer_insert" on "mail" for insert to "portal_customer" with check (true);
create policy "mail_admin_insert" on "mail" for insert to "portal_admin" with check (true);
create policy "mail_auth_insert" on "mail" for insert to "portal_auth" with check (true);
create policy "mail_public_insert" on "mail" for insert to "portal_public" with check (true);
alter table "outbox_event" enable row level security;
alter table "outbox_event" force row level security;
create policy "outbox_event_system" on "outbox_event" to "portal_system" using (true) with check (true);
create policy "outbox_event_customer_insert" on "outbox_event" for insert to "portal_customer" with check (true);
create policy "outbox_event_admin_insert" on "outbox_event" for insert to "portal_admin" with check (true);
create policy "outbox_event_auth_insert" on "outbox_event" for insert to "portal_auth" with check (true);
create policy "outbox_event_public_insert" on "outbox_event" for insert to "portal_public" with check (true);
alter table "user_account" enable row level security;
alter table "user_account" force row level security;
create policy "user_account_customer" on "user_account" to "portal_customer"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "user_account_admin" on "user_account" to "portal_admin" using (true) with check (true);
create policy "user_account_auth" on "user_account" to "portal_auth" using (true) with check (true);
create policy "user_account_system" on "user_account" to "portal_system" using (true) with check (true);
create policy "user_account_customer_makes_users" on "user_account" as restrictive for insert to "portal_customer"
  with check (role = 'USER');
alter table "session" enable row level security;
alter table "session" force row level security;
create policy "session_auth" on "session" to "portal_auth" using (true) with check (true);
create policy "session_system" on "session" to "portal_system" using (true) with check (true);
alter table "password_reset" enable row level security;
alter table "password_reset" force row level security;
create policy "password_reset_auth" on "password_reset" to "portal_auth" using (true) with check (true);
create policy "password_reset_system" on "password_reset" to "portal_system" using (true) with check (true);
alter table "api_token" enable row level security;
alter table "api_token" force row level security;
create policy "api_token_admin" on "api_token" to "portal_admin" using (true) with check (true);
create policy "api_token_auth" on "api_token" to "portal_auth" using (true) with check (true);
`;
