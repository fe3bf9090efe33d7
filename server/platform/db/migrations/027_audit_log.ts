import { Migration } from '@mikro-orm/migrations';

/** The audit log, the people in it, and the only function that adds to both (see decision 016). */
export class AuditLog extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(policies);
    this.addSql(grants);
    this.addSql(guards);
    this.addSql(recording);
    // Old mails are deleted by the time at which they were created.
    this.addSql('create index "mail_created" on "mail" ("created_at")');
  }
}

const tables = `
create table "audit_entry" (
  "id" text collate "C" not null, "created_at" timestamptz(3) not null default now(),
  "action" text collate "C" not null, "actor_kind" text not null, "actor_id" text collate "C" null,
  "acted_as_id" text collate "C" null, "customer_id" text collate "C" null, "target_id" text collate "C" null,
  "detail" text null, "quantity" int null, primary key ("id")
);
create index "audit_entry_newest" on "audit_entry" ("created_at", "id");
create index "audit_entry_action" on "audit_entry" ("action", "created_at", "id");

create table "audit_person" (
  "entry_id" text collate "C" not null, "part" text collate "C" not null, "person_id" text collate "C" null,
  "name" text null, "email" text null, "address" text null, "erased_at" timestamptz null,
  primary key ("entry_id", "part")
);
alter table "audit_person" add constraint "audit_person_entry_id_foreign" foreign key ("entry_id")
  references "audit_entry" ("id") on delete cascade;
create index "audit_person_person" on "audit_person" ("person_id");
create index "audit_person_email" on "audit_person" (lower("email"));
create index "audit_person_search" on "audit_person"
  using gin
  (search_grams(coalesce(name, '') || chr(10) || coalesce(email, '') || chr(10) || coalesce(address, '') || chr(10) ||
  coalesce(person_id, '') collate "da-DK-x-icu"));
`;

const policies = `
alter table "audit_entry" enable row level security;
alter table "audit_entry" force row level security;
create policy "audit_entry_admin_select" on "audit_entry" for select to "portal_admin" using (true);
create policy "audit_entry_auth_insert" on "audit_entry" for insert to "portal_auth" with check (true);

alter table "audit_person" enable row level security;
alter table "audit_person" force row level security;
create policy "audit_person_admin_select" on "audit_person" for select to "portal_admin" using (true);
create policy "audit_person_auth_insert" on "audit_person" for insert to "portal_auth" with check (true);
`;

const grants = `
grant select on audit_entry, audit_person to portal_admin;
grant insert on audit_entry, audit_person to portal_auth;
grant delete on mail to portal_system;
`;

/** The triggers bind the owner and superusers as well, until somebody disables them on purpose. */
const guards = `
create function audit_log_keeps() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end
$$;
create trigger "audit_entry_keeps" before update or delete or truncate on "audit_entry" for each statement
  execute function audit_log_keeps();
create trigger "audit_person_keeps" before delete or truncate on "audit_person" for each statement
  execute function audit_log_keeps();

create function audit_person_only_erased() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.entry_id is distinct from old.entry_id or new.part is distinct from old.part
    or new.person_id is distinct from old.person_id
    or new.erased_at is null or new.name is not null or new.email is not null or new.address is not null then
    raise exception 'a person in the audit log can only be erased' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger "audit_person_only_erased" before update on "audit_person" for each row
  execute function audit_person_only_erased();
`;

/**
 * Runs as portal_auth, the only role that may insert into the log. The function looks names and e-mails up, so that no
 * caller chooses them, and refuses an entry about another company when the caller's role acts for one company.
 */
const recording = `
create function record_audit(
  entry_id text, act text, kind text, actor text, acted_as text, company text, target text, target_name text,
  target_email text, details text, amount int, from_address text
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own_company text := nullif(current_setting('app.customer_id', true), '');
  actor_company text;
  actor_name text;
  actor_email text;
  acted_as_company text;
  acted_as_name text;
  acted_as_email text;
  target_company text;
  entry_company text;
begin
  if kind = 'API_TOKEN' then
    select t.customer_id, t.name into actor_company, actor_name from api_token t where t.id = actor;
  else
    select u.customer_id, u.name, u.email into actor_company, actor_name, actor_email from user_account u
      where u.id = actor;
  end if;
  select u.customer_id, u.name, u.email into acted_as_company, acted_as_name, acted_as_email from user_account u
    where u.id = acted_as;
  if target_name is null and target_email is null then
    select found.customer_id, found.name, found.email into target_company, target_name, target_email from (
      select u.id, u.customer_id, u.name, u.email from user_account u where u.id = target
      union all select t.id, t.customer_id, t.name, null from api_token t where t.id = target
      union all select c.id, c.id, c.name, null from customer c where c.id = target
    ) found;
  end if;
  entry_company := coalesce(company, target_company,
    case when acted_as is null then actor_company else acted_as_company end);
  -- Guests register for events as well; their entries belong to no company.
  if current_setting('role') = 'portal_sign_up' and own_company is null then
    entry_company := null;
  elsif current_setting('role') in ('portal_customer', 'portal_sales', 'portal_registration', 'portal_sign_up')
    and entry_company is distinct from own_company then
    raise exception 'an audit entry about another company' using errcode = 'insufficient_privilege';
  end if;
  insert into audit_entry (id, action, actor_kind, actor_id, acted_as_id, customer_id, target_id, detail, quantity)
    values (entry_id, act, kind, actor, acted_as, entry_company, target, details, amount);
  insert into audit_person (entry_id, part, person_id, name, email, address)
    select record_audit.entry_id, said.part, said.person_id, said.name, said.email, said.address from (values
      ('ACTOR', actor, actor_name, actor_email, from_address),
      ('ACTED_AS', acted_as, acted_as_name, acted_as_email, null),
      ('TARGET', target, target_name, target_email, null)
    ) said (part, person_id, name, email, address)
    where coalesce(said.name, said.email, said.address) is not null;
end
$$;
grant create on schema public to portal_auth;
alter function record_audit(text, text, text, text, text, text, text, text, text, text, int, text) owner to portal_auth;
revoke create on schema public from portal_auth;
set local role portal_auth;
revoke all on function record_audit(text, text, text, text, text, text, text, text, text, text, int, text) from public;
grant execute on function record_audit(text, text, text, text, text, text, text, text, text, text, int, text)
  to portal_customer, portal_sales, portal_admin, portal_auth, portal_registration, portal_sign_up, portal_system;
reset role;
`;
