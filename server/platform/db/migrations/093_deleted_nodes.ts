import { Migration } from '@mikro-orm/migrations';

/** Deletions are kept, so that programs that copy the data learn about them (decision 033). */
export class DeletedNodes extends Migration {
  override up(): void {
    this.addSql(table);
    this.addSql(recording);
    this.addSql(ownership);
    this.addSql(rights);
    this.addSql(triggers);
  }
}

const table = `
create table "deleted_node" ("node_id" text collate "C" not null, "customer_id" text collate "C" not null,
  "type" text collate "C" not null, "is_moved" boolean not null default false, "deleted_at" timestamptz not null,
  primary key ("node_id", "customer_id"));
create index "deleted_node_customer" on "deleted_node" ("customer_id", "deleted_at", "node_id");
create index "deleted_node_newest" on "deleted_node" ("deleted_at", "node_id");
`;

/**
 * The company of an object that all customers see is the empty text, and that of an object that only admins see is '-'.
 */
const recording = `
create function record_deleted_node() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  was jsonb := to_jsonb(old);
  now_is jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
  was_owner text;
  now_owner text;
  is_deleted boolean := tg_op = 'DELETE' or now_is ->> 'deleted_at' is not null;
begin
  was_owner := case tg_argv[1] when 'EVERYBODY' then '' when 'ITSELF' then was ->> 'id'
    else coalesce(was ->> 'customer_id', '-') end;
  now_owner := case when tg_argv[1] = 'COMPANY' and tg_op = 'UPDATE' then coalesce(now_is ->> 'customer_id', '-')
    else was_owner end;
  if is_deleted and was ->> 'deleted_at' is null or was_owner <> now_owner then
    insert into deleted_node (node_id, customer_id, type, is_moved, deleted_at)
      values (old.id, was_owner, tg_argv[0], not is_deleted, time_of_change())
      on conflict (node_id, customer_id) do update set is_moved = excluded.is_moved, deleted_at = excluded.deleted_at;
  end if;
  if not is_deleted then
    delete from deleted_node where node_id = old.id and customer_id = now_owner;
  end if;
  return null;
end $$;
`;

/** The trigger's function runs as the role of the system, since roles of the screens may not write deletions. */
const ownership = `
grant portal_system to current_user with inherit false, set true;
grant create on schema public to portal_system;
alter function record_deleted_node() owner to portal_system;
revoke create on schema public from portal_system;
`;

const rights = `
alter table "deleted_node" enable row level security;
alter table "deleted_node" force row level security;
create policy "deleted_node_customer" on "deleted_node" for select to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)));
create policy "deleted_node_customer_shared" on "deleted_node" for select to "portal_customer"
  using (customer_id = '');
create policy "deleted_node_admin" on "deleted_node" for select to "portal_admin" using (not is_moved);
create policy "deleted_node_system" on "deleted_node" to "portal_system" using (true) with check (true);
create policy "deleted_node_personal_data_select" on "deleted_node" for select to "portal_personal_data" using (true);
grant select on deleted_node to portal_customer, portal_admin, portal_personal_data;
grant select, insert, update, delete on deleted_node to portal_system;
`;

const companyTables: Record<string, string> = {
  access_request: 'AccessRequest',
  activity: 'Activity',
  agreed_price: 'AgreedPrice',
  agreement_work: 'AgreementWork',
  clip_card: 'ClipCard',
  department: 'Department',
  event_registration: 'EventRegistration',
  hour_entry: 'HourEntry',
  installation: 'Installation',
  invitation: 'Invitation',
  invoice: 'Invoice',
  ledger_entry: 'LedgerEntry',
  license: 'License',
  license_request: 'LicenseRequest',
  service_agreement: 'ServiceAgreement',
  task: 'Task',
  terms_acceptance: 'TermsAcceptance',
  user_account: 'User',
};
const SOFTLY_DELETED = new Set(['clip_card', 'license', 'service_agreement', 'task']);

const onDelete = (name: string, type: string, owner: string) => `
create trigger "record_deleted_node_of_${name}" after delete on "${name}"
  for each row execute function record_deleted_node('${type}', '${owner}');`;

/** An ordinary update starts no trigger, because its statement sets none of these columns or keeps their values. */
function onChange(name: string, type: string): string {
  const columns = SOFTLY_DELETED.has(name) ? ['customer_id', 'deleted_at'] : ['customer_id'];
  return `
create trigger "record_deleted_node_by_update_of_${name}" after update of ${columns.join(', ')} on "${name}"
  for each row when (${columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})
  execute function record_deleted_node('${type}', 'COMPANY');`;
}

const triggers = [
  onDelete('customer', 'Customer', 'ITSELF'),
  onDelete('event', 'Event', 'EVERYBODY'),
  onDelete('team_member', 'TeamMember', 'EVERYBODY'),
  ...Object.entries(companyTables).map(([name, type]) => onDelete(name, type, 'COMPANY') + onChange(name, type)),
].join('');
