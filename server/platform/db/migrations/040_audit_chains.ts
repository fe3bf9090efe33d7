import { Migration } from '@mikro-orm/migrations';

/** Hash chains over the audit log, one for each company, and a company's administrators read its entries. */
export class AuditChains extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(linking);
    this.addSql(existingEntries);
    this.addSql(ownerReads);
    this.addSql(companyReads);
  }
}

const tables = `
create table "audit_link" ("entry_id" text collate "C" not null, "chain" text collate "C" not null,
  "position" bigint not null, "previous_hash" text collate "C" not null, "hash" text collate "C" not null,
  primary key ("entry_id"));
alter table "audit_link" add constraint "audit_link_position" unique ("chain", "position");
alter table "audit_link" add constraint "audit_link_entry_id_foreign" foreign key ("entry_id")
  references "audit_entry" ("id") on delete cascade;

create table "audit_chain" ("chain" text collate "C" not null, "position" bigint not null,
  "hash" text collate "C" not null, "first_position" bigint not null, "first_hash" text collate "C" not null,
  primary key ("chain"));

alter table "audit_link" enable row level security;
alter table "audit_link" force row level security;
create policy "audit_link_admin_select" on "audit_link" for select to "portal_admin" using (true);
create policy "audit_link_auth_insert" on "audit_link" for insert to "portal_auth" with check (true);
alter table "audit_chain" enable row level security;
alter table "audit_chain" force row level security;
create policy "audit_chain_admin_select" on "audit_chain" for select to "portal_admin" using (true);
create policy "audit_chain_auth" on "audit_chain" to "portal_auth" using (true) with check (true);
grant select on audit_link, audit_chain to portal_admin;
grant insert on audit_link to portal_auth;
grant select, insert, update (position, hash) on audit_chain to portal_auth;

create trigger "audit_link_keeps" before update or delete or truncate on "audit_link" for each statement
  execute function audit_log_keeps();
create trigger "audit_chain_keeps" before delete or truncate on "audit_chain" for each statement
  execute function audit_log_keeps();
`;

/**
 * An entry is linked when its transaction commits, so that the lock of the chain is held for an instant and never while
 * the transaction waits for other rows. The hash covers the columns of the entry, which hold ids and are never erased.
 */
const linking = `
create function audit_hash(previous text, entry audit_entry) returns text language sql stable
  set search_path = public, pg_temp as $$
  select encode(sha256(convert_to(jsonb_build_array(previous, entry.id, extract(epoch from entry.created_at),
    entry.action, entry.actor_kind, entry.actor_id, entry.acted_as_id, entry.customer_id, entry.target_id,
    entry.detail, entry.quantity)::text, 'UTF8')), 'hex')
$$;

create function audit_link_entry() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  own_chain text := coalesce(new.customer_id, '');
  head record;
  new_hash text;
begin
  insert into audit_chain (chain, position, hash, first_position, first_hash) values (own_chain, 0, '', 1, '')
    on conflict (chain) do nothing;
  select c.position, c.hash into head from audit_chain c where c.chain = own_chain for update;
  new_hash := audit_hash(head.hash, new);
  insert into audit_link (entry_id, chain, position, previous_hash, hash)
    values (new.id, own_chain, head.position + 1, head.hash, new_hash);
  update audit_chain set position = head.position + 1, hash = new_hash where chain = own_chain;
  return null;
end
$$;
create constraint trigger "audit_entry_linked" after insert on "audit_entry" deferrable initially deferred
  for each row execute function audit_link_entry();
grant create on schema public to portal_auth;
alter function audit_link_entry() owner to portal_auth;
revoke create on schema public from portal_auth;
set local role portal_auth;
revoke all on function audit_link_entry() from public;
reset role;
`;

/** Links the entries of before, oldest first. The owner's own rights are limited by row-level security until then. */
const existingEntries = `
alter table audit_entry no force row level security;
alter table audit_link no force row level security;
alter table audit_chain no force row level security;
do $$
declare
  entry audit_entry;
  head record;
  new_hash text;
begin
  for entry in select * from audit_entry order by created_at, id loop
    insert into audit_chain (chain, position, hash, first_position, first_hash)
      values (coalesce(entry.customer_id, ''), 0, '', 1, '') on conflict (chain) do nothing;
    select c.position, c.hash into head from audit_chain c where c.chain = coalesce(entry.customer_id, '');
    new_hash := audit_hash(head.hash, entry);
    insert into audit_link (entry_id, chain, position, previous_hash, hash)
      values (entry.id, coalesce(entry.customer_id, ''), head.position + 1, head.hash, new_hash);
    update audit_chain set position = head.position + 1, hash = new_hash
      where chain = coalesce(entry.customer_id, '');
  end loop;
end
$$;
alter table audit_entry force row level security;
alter table audit_link force row level security;
alter table audit_chain force row level security;
`;

/** The owner verifies the chains. */
const ownerReads = ['audit_entry', 'audit_link', 'audit_chain']
  .map(
    (table) => `
drop policy if exists "${table}_owner" on "${table}";
create policy "${table}_owner" on "${table}" for select to current_user using (true);`,
  )
  .join('\n');

/** People who are no users of the company, such as the reseller's employees, stay unnamed. */
const companyReads = `
create index "audit_entry_customer" on "audit_entry" ("customer_id", "created_at", "id");
create policy "audit_entry_administrator" on "audit_entry" for select to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)) and (select is_company_administrator()));
create policy "audit_person_administrator" on "audit_person" for select to "portal_customer"
  using (exists (
    select 1 from audit_entry e where e.id = audit_person.entry_id and (audit_person.part = 'TARGET'
      or e.actor_kind <> 'USER' or exists (select 1 from user_account u where u.id = audit_person.person_id))));
grant select on audit_entry, audit_person to portal_customer;
`;
