import { Migration } from '@mikro-orm/migrations';

/** Partners' programs store their own ids of objects (decision 033). */
export class ExternalIds extends Migration {
  override up(): void {
    this.addSql(programs);
    this.addSql(table);
    this.addSql(rights);
    this.addSql(locking);
    this.addSql(forgetting);
  }
}

/** Processes of the version before call `api_token_in_use` and issue tokens without a program. */
const programs = `
alter table "api_token" add "program" text collate "C" null;
grant select (program) on api_token to portal_customer;
create function api_token_facts(hash text) returns table (
  token_id text, customer_id text, name text, scope text, last_used_at timestamptz, expires_at timestamptz,
  allowed_addresses text[], program text
) language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select t.id, t.customer_id, t.name, t.scope, t.last_used_at, t.expires_at, t.allowed_addresses,
    coalesce(t.program, t.id)
  from api_token t
  where t.token_hash = hash and t.revoked_at is null
$$;
grant create on schema public to portal_auth;
alter function api_token_facts(text) owner to portal_auth;
revoke create on schema public from portal_auth;
set local role portal_auth;
revoke all on function api_token_facts(text) from public;
grant execute on function api_token_facts(text) to portal_customer, portal_admin, portal_auth, portal_public,
  portal_system, portal_attendee, portal_personal_data;
reset role;
`;

const table = `
create table "external_reference" ("node_id" text collate "C" not null, "customer_id" text collate "C" not null,
  "program" text collate "C" not null, "type" text collate "C" not null, "external_id" text collate "C" not null,
  primary key ("node_id", "customer_id", "program"));
alter table "external_reference" add constraint "external_reference_external_id_unique"
  unique ("customer_id", "program", "type", "external_id");
alter table "external_reference" add constraint "external_reference_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id") on delete cascade;
`;

const rights = `
alter table "external_reference" enable row level security;
alter table "external_reference" force row level security;
create policy "external_reference_program" on "external_reference" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true))
    and program = (select current_setting('app.program', true)) and program <> '')
  with check (customer_id = (select current_setting('app.customer_id', true))
    and program = (select current_setting('app.program', true)) and program <> '');
create policy "external_reference_administrator" on "external_reference" for select to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)) and (select is_company_administrator()));
create policy "external_reference_admin_select" on "external_reference" for select to "portal_admin" using (true);
create policy "external_reference_system" on "external_reference" to "portal_system" using (true) with check (true);
create policy "external_reference_personal_data_select" on "external_reference" for select to "portal_personal_data"
  using (true);
create policy "external_reference_personal_data_delete" on "external_reference" for delete to "portal_personal_data"
  using ((select is_erasure_confirmed()));
grant select, insert, delete, update (external_id) on external_reference to portal_customer;
grant select on external_reference to portal_admin;
grant select, delete on external_reference to portal_system, portal_personal_data;
`;

/**
 * A reference is stored only while its object exists in the company, and the lock keeps the object there until the
 * reference is committed. Otherwise a parallel deletion would leave a reference that occupies its id for ever.
 */
const locking = `
create function external_reference_lock_node() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if new.type = 'CUSTOMER' then
    perform from customer c where c.id = new.node_id and c.id = new.customer_id for share;
  elsif new.type = 'DEPARTMENT' then
    perform from department d where d.id = new.node_id and d.customer_id = new.customer_id for share;
  elsif new.type = 'INSTALLATION' then
    perform from installation i where i.id = new.node_id and i.customer_id = new.customer_id for share;
  elsif new.type = 'CLIP_CARD' then
    perform from clip_card c where c.id = new.node_id and c.customer_id = new.customer_id and c.deleted_at is null
      for share;
  else
    perform where false;
  end if;
  if not found then
    raise foreign_key_violation using constraint = 'external_reference_node',
      message = 'violates foreign key constraint "external_reference_node"';
  end if;
  return new;
end $$;
grant create on schema public to portal_system;
alter function external_reference_lock_node() owner to portal_system;
revoke create on schema public from portal_system;
create trigger "external_reference_lock_node" before insert on "external_reference"
  for each row execute function external_reference_lock_node();
`;

/**
 * An object that is deleted or leaves the company takes its references with it. Deletions and moves are recorded by the
 * role of the system, which may delete the references.
 */
const forgetting = `
create function external_reference_forget() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from external_reference where customer_id = new.customer_id and node_id = new.node_id;
  return null;
end $$;
create trigger "external_reference_forget" after insert or update on "deleted_node"
  for each row when (new.type in ('Department', 'Installation', 'ClipCard'))
  execute function external_reference_forget();
`;
