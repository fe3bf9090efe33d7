import { Migration } from '@mikro-orm/migrations';

/** Incidents and maintenance of Zendesk, which installations they concern, and the reseller's announcements. */
export class ServiceNotices extends Migration {
  override up(): void {
    this.addSql(`
create table "zendesk_incident" ("id" text collate "C" not null, "kind" text collate "C" not null,
  "title" text not null, "state" text collate "C" not null, "impact" text collate "C" null,
  "services" text[] not null default '{}', "starts_at" timestamptz not null, "ends_at" timestamptz null,
  "first_seen_at" timestamptz not null, "last_seen_at" timestamptz not null,
  primary key ("id"));
alter table "zendesk_incident" enable row level security;
alter table "zendesk_incident" force row level security;
create policy "zendesk_incident_customer_current" on "zendesk_incident" for select to "portal_customer"
  using (last_seen_at > now() - '01:00:00'::interval);
create policy "zendesk_incident_admin_select" on "zendesk_incident" for select to "portal_admin" using (true);
create policy "zendesk_incident_system" on "zendesk_incident" to "portal_system" using (true) with check (true);
grant select on zendesk_incident to portal_customer, portal_admin;
grant select, insert, update, delete on zendesk_incident to portal_system;

create table "installation_status" ("installation_id" text collate "C" not null,
  "customer_id" text collate "C" not null, "incident_ids" text[] collate "C" null, "checked_at" timestamptz not null,
  primary key ("installation_id"));
create index "installation_status_customer" on "installation_status" ("customer_id");
alter table "installation_status" add constraint "installation_status_installation_id_foreign"
  foreign key ("installation_id") references "installation" ("id") on update cascade on delete cascade;
alter table "installation_status" add constraint "installation_status_customer_id_foreign"
  foreign key ("customer_id") references "customer" ("id");
alter table "installation_status" enable row level security;
alter table "installation_status" force row level security;
create policy "installation_status_customer" on "installation_status" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "installation_status_admin" on "installation_status" to "portal_admin" using (true) with check (true);
create policy "installation_status_system" on "installation_status" to "portal_system" using (true) with check (true);
grant select on installation_status to portal_customer, portal_admin;
grant select, insert, update on installation_status to portal_system;

create table "announcement" ("id" text collate "C" not null, "title" text not null, "text" text not null,
  "link" text null, "severity" text collate "C" not null, "starts_at" timestamptz not null,
  "ends_at" timestamptz null, "request_id" text collate "C" null, "created_by_id" text collate "C" not null,
  "created_at" timestamptz not null, "version" int not null default 1,
  primary key ("id"));
alter table "announcement" add constraint "announcement_request_id_unique" unique ("request_id");
create index "announcement_in_force" on "announcement" ("starts_at", "id");
alter table "announcement" enable row level security;
alter table "announcement" force row level security;
create policy "announcement_customer_in_force" on "announcement" for select to "portal_customer"
  using (starts_at <= now() and (ends_at is null or ends_at > now()));
create policy "announcement_system_select" on "announcement" for select to "portal_system" using (true);
create policy "announcement_admin" on "announcement" to "portal_admin" using (true) with check (true);
grant select (id, title, text, link, severity, starts_at, ends_at, version) on announcement
  to portal_customer, portal_system;
grant select, insert, update, delete on announcement to portal_admin;

create table "service_status_cursor" ("id" text collate "C" not null, "read_at" timestamptz not null,
  "digest" text collate "C" not null default '', primary key ("id"));
alter table "service_status_cursor" enable row level security;
alter table "service_status_cursor" force row level security;
create policy "service_status_cursor_system" on "service_status_cursor" to "portal_system"
  using (true) with check (true);
grant select, insert, update on service_status_cursor to portal_system;
`);
  }
}
