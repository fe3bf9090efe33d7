import { Migration } from '@mikro-orm/migrations';

/** How an installation is connected to its help desk, and the OAuth tokens of those without an API key. */
export class ZendeskConnections extends Migration {
  override up(): void {
    this.addSql(connection);
    this.addSql(tables);
    this.addSql(triggers);
    this.addSql(rights);
  }
}

/**
 * Forced row-level security is lifted meanwhile: it binds the owner too, and no policy lets the owner see rows. So is
 * the rule for subdomains, which old rows may break.
 */
const connection = `
alter table "installation" add "connection" text collate "C" not null default 'NONE',
  add "connection_fault" text collate "C" null;
alter table "installation" no force row level security;
alter table "installation" disable trigger user;
alter table "installation" drop constraint "installation_subdomain_plain";
-- A key without an e-mail address, or the other way round, was never usable.
update installation set zendesk_api_key = null, zendesk_api_key_last4 = null
  where zendesk_api_key is null or zendesk_api_email is null;
update installation set connection = 'KEY' where zendesk_api_key is not null;
alter table "installation" add constraint "installation_subdomain_plain"
  check (subdomain collate "C" ~ '^[a-z0-9-]+$') not valid;
alter table "installation" enable trigger user;
alter table "installation" force row level security;
alter table "installation" add constraint "installation_connection_kind" check (
  connection in ('NONE', 'KEY', 'OAUTH', 'BROKEN') and (connection = 'BROKEN') = (connection_fault is not null));
alter table "installation" add constraint "installation_connection_key" check (
  connection = 'BROKEN' or (connection = 'KEY') = (zendesk_api_key is not null));
alter table "installation" add constraint "installation_key_email" check (
  zendesk_api_key is null or zendesk_api_email is not null);
create index "installation_by_connection" on "installation" ("connection", "id")
  where "zendesk_api_key_last4" is not null;
alter table "customer" add "told_keys_end_at" timestamptz null;
`;

const tables = `
create table "zendesk_grant" (
  "id" text collate "C" not null, "installation_id" text collate "C" null, "customer_id" text collate "C" not null,
  "subdomain" text collate "C" not null,
  "kind" text collate "C" not null, "client_id" text collate "C" not null, "client_secret" text collate "C" null,
  "scopes" text collate "C" not null,
  "access_token" text collate "C" null, "access_expires_at" timestamptz null,
  "refresh_token" text collate "C" null, "refresh_expires_at" timestamptz null,
  "refreshing_since" timestamptz null, "was_interrupted" boolean not null default false,
  "created_at" timestamptz not null default now(), "ended_at" timestamptz null,
  "revoke_attempts" int not null default 0, "next_revoke_at" timestamptz null, primary key ("id")
);
create unique index "zendesk_grant_of_installation" on "zendesk_grant" ("installation_id") where "ended_at" is null;
create index "zendesk_grant_ended" on "zendesk_grant" ("next_revoke_at") where "ended_at" is not null;
alter table "zendesk_grant" add constraint "zendesk_grant_installation_id_foreign" foreign key ("installation_id")
  references "installation" ("id") on delete set null;
alter table "zendesk_grant" add constraint "zendesk_grant_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id") on delete cascade;

create table "zendesk_consent" (
  "state_hash" text collate "C" not null, "browser_hash" text collate "C" not null,
  "session_id" text collate "C" not null, "user_id" text collate "C" not null,
  "customer_id" text collate "C" not null, "installation_id" text collate "C" not null,
  "subdomain" text collate "C" not null, "client_id" text collate "C" not null,
  "client_secret" text collate "C" null, "code_verifier" text collate "C" not null, "expires_at" timestamptz not null,
  primary key ("state_hash")
);
alter table "zendesk_consent" add constraint "zendesk_consent_session_id_foreign" foreign key ("session_id")
  references "session" ("id") on delete cascade;
alter table "zendesk_consent" add constraint "zendesk_consent_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id") on delete cascade;
alter table "zendesk_consent" add constraint "zendesk_consent_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id") on delete cascade;
alter table "zendesk_consent" add constraint "zendesk_consent_installation_id_foreign" foreign key ("installation_id")
  references "installation" ("id") on delete cascade;
`;

/**
 * The reading of the seats follows the state of the connection. A grant that an installation has no use for ends with
 * the row's own change, whoever makes it, so that a job finds it and revokes it at the help desk.
 */
const triggers = `
grant create on schema public to portal_system;
set local role portal_system;
create or replace function seat_reading_of_installation() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  -- A refused key is tried again each night, because its owner can allow it again. Spent tokens are not.
  can_read boolean := new.connection in ('KEY', 'OAUTH')
    or new.connection = 'BROKEN' and new.zendesk_api_key is not null;
begin
  if tg_op = 'INSERT' then
    insert into seat_reading (installation_id, customer_id, next_read_at)
      values (new.id, new.customer_id, case when can_read then now() end);
    return null;
  end if;
  if new.connection = 'NONE' then
    delete from help_desk_agent where installation_id = new.id;
    update seat_reading set next_read_at = null, fault = null, fault_since = null, told_fault_at = null, failures = 0,
      shows_names = false, names_chosen_by = null, names_chosen_at = null where installation_id = new.id;
  elsif not can_read then
    update seat_reading set next_read_at = null where installation_id = new.id;
  elsif old.zendesk_api_key is distinct from new.zendesk_api_key or new.connection = 'OAUTH'
    or old.zendesk_api_email is distinct from new.zendesk_api_email then
    update seat_reading set next_read_at = now(), attempted_at = null, failures = 0,
      told_fault_at = case when (old.connection, old.zendesk_api_key_last4, old.zendesk_api_email)
        is not distinct from (new.connection, new.zendesk_api_key_last4, new.zendesk_api_email) then told_fault_at end
      where installation_id = new.id;
  end if;
  -- The figures of another help desk say nothing about this one.
  if new.subdomain <> old.subdomain then
    delete from seat_day where installation_id = new.id;
    update seat_reading set in_use = null, admins = null, agents = null, suspended = null, without_seat = null,
      never_signed_in = null, idle30 = null, idle60 = null, idle90 = null, earlier_in_use = null, peak = null,
      peak_since = null, read_at = null, attempted_at = null where installation_id = new.id;
  end if;
  return null;
end $$;

create function zendesk_grant_of_installation() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update zendesk_grant set ended_at = now(), next_revoke_at = now()
    where installation_id = old.id and ended_at is null;
  return old;
end $$;
reset role;
revoke create on schema public from portal_system;

drop trigger "seat_reading_follows_installation_update" on "installation";
create trigger "seat_reading_follows_installation_update" after update on "installation" for each row
  when (old.zendesk_api_key is distinct from new.zendesk_api_key or old.connection <> new.connection
    or old.zendesk_api_email is distinct from new.zendesk_api_email or old.subdomain <> new.subdomain)
  execute function seat_reading_of_installation();
create trigger "zendesk_grant_ends_with_connection" after update on "installation" for each row
  when (new.connection in ('NONE', 'KEY') and old.connection in ('OAUTH', 'BROKEN'))
  execute function zendesk_grant_of_installation();
create trigger "zendesk_grant_ends_with_installation" before delete on "installation"
  for each row execute function zendesk_grant_of_installation();
`;

const rights = `
grant select (connection, connection_fault) on installation
  to portal_customer, portal_sales, portal_admin, portal_registration;
grant update (connection, connection_fault) on installation to portal_customer, portal_admin, portal_system;
grant update (zendesk_api_key_last4, zendesk_api_email) on installation to portal_system;

alter table "zendesk_grant" enable row level security;
alter table "zendesk_grant" force row level security;
create policy "zendesk_grant_system" on "zendesk_grant" to "portal_system" using (true) with check (true);
grant select, insert, update, delete on zendesk_grant to portal_system;

alter table "zendesk_consent" enable row level security;
alter table "zendesk_consent" force row level security;
create policy "zendesk_consent_system" on "zendesk_consent" to "portal_system" using (true) with check (true);
create policy "zendesk_consent_personal_data_select" on "zendesk_consent" for select to "portal_personal_data"
  using (true);
create policy "zendesk_consent_personal_data_delete" on "zendesk_consent" for delete to "portal_personal_data"
  using ((select is_erasure_confirmed()));
grant select, insert, delete on zendesk_consent to portal_system;
grant select (user_id) on zendesk_consent to portal_personal_data;
grant delete on zendesk_consent to portal_personal_data;
`;
