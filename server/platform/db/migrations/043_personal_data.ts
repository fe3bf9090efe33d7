import { Migration } from '@mikro-orm/migrations';

/** People download the data about them and ask for its erasure, which jobs carry out in a role of their own. */
export class PersonalData extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(erasureCheck);
    for (const [table, { select, update, mayDelete }] of Object.entries(accessTo)) {
      this.addSql(rightsOn(table, select, update, mayDelete));
    }
    this.addSql(
      'create index "activity_actor" on "activity" ("actor_id") where "actor_id" is not null;' +
        'grant select (key), delete on rate_limit to portal_personal_data;',
    );
  }
}

const tables = `
create table "erasure" ("id" text collate "C" not null, "user_id" text collate "C" not null,
  "customer_id" text collate "C" null, "status" text collate "C" not null default 'REQUESTED', "reason" text null,
  "created_at" timestamptz not null, "decided_at" timestamptz null, "decided_by_id" text collate "C" null,
  "answer" text null, "names" text[] null, "email" text null, "erased_at" timestamptz null,
  primary key ("id"));
create unique index "erasure_open" on "erasure" ("user_id") where "status" in ('REQUESTED', 'CONFIRMED', 'ERASED');
create index "erasure_user_newest" on "erasure" ("user_id", "id");
create index "erasure_status_oldest" on "erasure" ("status", "id");
alter table "erasure" add constraint "erasure_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");

create table "personal_data_export" ("user_id" text collate "C" not null, "requested_at" timestamptz not null,
  "ready_at" timestamptz null, "expires_at" timestamptz not null, "content" text null,
  primary key ("user_id"));

create table "kept_record" ("table_name" text collate "C" not null, "record_id" text collate "C" not null,
  "user_id" text collate "C" not null, "kept_until" date not null,
  primary key ("table_name", "record_id"));
create index "kept_record_until" on "kept_record" ("kept_until");

${['erasure', 'personal_data_export', 'kept_record']
  .map(
    (table) => `
alter table "${table}" add constraint "${table}_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id");
alter table "${table}" enable row level security;
alter table "${table}" force row level security;`,
  )
  .join('')}
create policy "erasure_auth" on "erasure" to "portal_auth" using (true) with check (true);
create policy "erasure_admin_select" on "erasure" for select to "portal_admin" using (true);
create policy "erasure_system_select" on "erasure" for select to "portal_system" using (true);
create policy "personal_data_export_auth" on "personal_data_export" to "portal_auth" using (true) with check (true);
create policy "personal_data_export_system" on "personal_data_export" to "portal_system" using (true) with check (true);
create policy "kept_record_personal_data" on "kept_record" to "portal_personal_data" using (true) with check (true);
grant select, insert, update (status, decided_at, decided_by_id, answer, names, email, erased_at, reason) on erasure
  to portal_auth;
grant select on erasure to portal_admin, portal_system;
grant select, insert, update, delete on personal_data_export to portal_auth;
grant select, update (ready_at, expires_at, content), delete on personal_data_export to portal_system;
grant select, insert, delete on kept_record to portal_personal_data;
`;

/** Whether an admin has confirmed that the data of the current user is erased. */
const erasureCheck = `
create function is_erasure_confirmed() returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (select from erasure
    where user_id = current_setting('app.user_id', true) and status in ('CONFIRMED', 'ERASED'))
$$;
revoke all on function is_erasure_confirmed() from public;
grant execute on function is_erasure_confirmed() to portal_personal_data;
grant usage on schema public to portal_personal_data;

-- A pooled connection keeps the role of its last read until the next caller is identified.
set local role portal_auth;
grant execute on function session_of(text), session_facts(text), session_in_use(text), api_token_of(text),
  api_token_viewer(text), api_token_in_use(text) to portal_personal_data;
reset role;

-- Coming events lose the registrations of an erased person.
grant update (status, waiting_since) on event_registration to portal_system;
grant update (registration_count, waiting_count) on event to portal_system;
`;

interface TableAccess {
  /** The columns that the role may read, or all. */
  select?: string;
  /** The columns that the role may change. */
  update?: string;
  mayDelete?: true;
}

const accessTo: Record<string, TableAccess> = {
  erasure: { update: 'reason, answer' },
  personal_data_export: { select: 'user_id', mayDelete: true },
  user_account: {
    select:
      'id, customer_id, name, email, email_confirmed_at, role, company_role, created_at, deactivated_at, ' +
      'deactivated_by_company, version',
    update: 'name, email, email_confirmed_at, password_hash, deactivated_at, deactivated_by_company, version',
  },
  session: { mayDelete: true },
  known_client: { mayDelete: true },
  password_reset: { mayDelete: true },
  email_confirmation: { mayDelete: true },
  authenticator_app: { select: 'user_id, created_at, last_used_at', mayDelete: true },
  passkey: { mayDelete: true },
  recovery_code: { mayDelete: true },
  sign_in_identity: { mayDelete: true },
  oauth_state: { select: 'user_id', mayDelete: true },
  access_request: { mayDelete: true },
  invitation: {
    select: 'id, customer_id, name, email, invited_by, created_at, accepted_at',
    update: 'invited_by',
    mayDelete: true,
  },
  mail: { mayDelete: true },
  muted_mail: { mayDelete: true },
  activity: { update: 'title, description, actor_name, subject_name' },
  activity_summary: { mayDelete: true },
  event: {},
  event_registration: {
    update: 'name, email, phone, company, dietary_restrictions, special_requirements, link_key, erased_at, version',
  },
  task: { update: 'approved_by' },
  clip_card: {},
  license_request: { select: 'id, user_id, license_type, requested_licenses, status, created_at' },
  service_agreement: {},
  purchase_approval: { update: 'requested_by, decided_by' },
  hour_entry: { update: 'logged_by' },
  agreement_work: { update: 'logged_by' },
  ledger_entry: { update: 'marked_paid_by' },
  customer: {
    select: 'id, name, contact_person, billing_email, version',
    update: 'contact_person, billing_email, version',
  },
  department: {
    select: 'id, customer_id, name, contact_person, phone_number, billing_email, version',
    update: 'contact_person, phone_number, billing_email, version',
  },
  api_token: { select: 'id, issued_by_id, name, created_at, expires_at, last_used_at' },
  webhook_delivery: { mayDelete: true },
  audit_entry: {},
  audit_person: { update: 'name, email, address, erased_at' },
};

function rightsOn(table: string, select: string | undefined, update: string | undefined, mayDelete?: true): string {
  const changes = [...(update ? ['update'] : []), ...(mayDelete ? ['delete'] : [])];
  return [
    `grant select${select ? ` (${select})` : ''} on ${table} to portal_personal_data;`,
    update ? `grant update (${update}) on ${table} to portal_personal_data;` : '',
    mayDelete ? `grant delete on ${table} to portal_personal_data;` : '',
    `create policy "${table}_personal_data_select" on "${table}" for select to "portal_personal_data" using (true);`,
    ...changes.map(
      (change) => `create policy "${table}_personal_data_${change}" on "${table}" for ${change}
  to "portal_personal_data" using ((select is_erasure_confirmed()));`,
    ),
  ].join('\n');
}
