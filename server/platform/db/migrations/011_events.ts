import { Migration } from '@mikro-orm/migrations';

/** Events and registrations, mails with a calendar entry, and the role that registers for events. */
export class Events extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(policies);
    this.addSql(grants);
  }
}

const grants = `
grant usage on schema public to portal_sign_up;
grant select on event to portal_customer, portal_public, portal_sign_up, portal_admin, portal_system;
grant insert, update, delete on event to portal_admin;
grant update (registration_count) on event to portal_sign_up;
grant select on event_registration to portal_customer, portal_sign_up, portal_admin, portal_system;
grant insert, update on event_registration to portal_sign_up, portal_admin;
grant insert on activity, mail, outbox_event to portal_sign_up;
grant usage on sequence outbox_event_id_seq to portal_sign_up;
`;

const tables = `
alter table "mail" add "calendar" jsonb null;

create table "event" (
  "id" text not null, "title" text not null, "description" text not null, "type" text not null, "status" text not null,
  "date" date not null, "start_time" text not null, "end_time" text not null, "starts_at" timestamptz not null,
  "ends_at" timestamptz not null, "is_online" boolean not null, "location" text null, "meeting_link" text null,
  "capacity" int null, "registration_count" int not null default 0, "is_public" boolean not null, "price" int null,
  "public_link" text null, "calendar_key" text not null, "sequence" int not null default 0,
  "created_at" timestamptz not null, "version" int not null default 1, primary key ("id"),
  constraint "event_never_oversold"
    check (registration_count >= 0 and (capacity is null or registration_count <= capacity))
);
alter table "event" add constraint "event_public_link_unique" unique ("public_link");
alter table "event" add constraint "event_calendar_key_unique" unique ("calendar_key");
create index "event_newest" on "event" ("starts_at", "id");

create table "event_registration" (
  "id" text not null, "event_id" text not null, "customer_id" text null, "user_id" text null, "name" text not null,
  "email" text not null, "phone" text null, "company" text null, "dietary_restrictions" text null,
  "special_requirements" text null, "status" text not null default 'CANCELLED', "created_at" timestamptz not null,
  "version" int not null default 1, primary key ("id")
);
create index "event_registration_newest" on "event_registration" ("event_id", "id");
create unique index "event_registration_user" on "event_registration" ("user_id", "event_id");
create unique index "event_registration_email" on "event_registration" ("event_id", lower("email"));
alter table "event_registration" add constraint "event_registration_event_id_foreign" foreign key ("event_id")
  references "event" ("id") on delete cascade;
alter table "event_registration" add constraint "event_registration_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id") on delete set null;
alter table "event_registration" add constraint "event_registration_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id") on delete set null;
`;

const policies = `
alter table "event" enable row level security;
alter table "event" force row level security;
create policy "event_customer" on "event" for select to "portal_customer" using (status <> 'DRAFT');
create policy "event_public" on "event" for select to "portal_public" using (is_public and status = 'PUBLISHED');
create policy "event_sign_up" on "event" to "portal_sign_up"
  using (status = 'PUBLISHED' and (is_public or (select current_setting('app.user_id', true)) <> ''))
  with check (status = 'PUBLISHED' and (is_public or (select current_setting('app.user_id', true)) <> ''));
create policy "event_admin" on "event" to "portal_admin" using (true) with check (true);
create policy "event_system" on "event" to "portal_system" using (true) with check (true);

alter table "event_registration" enable row level security;
alter table "event_registration" force row level security;
create policy "event_registration_customer" on "event_registration" for select to "portal_customer"
  using (user_id = (select current_setting('app.user_id', true))
    and exists (select 1 from event where event.id = event_id));
create policy "event_registration_sign_up" on "event_registration" to "portal_sign_up" using (true) with check (true);
create policy "event_registration_admin" on "event_registration" to "portal_admin" using (true) with check (true);
create policy "event_registration_system" on "event_registration" to "portal_system" using (true) with check (true);
create policy "event_registration_in_own_name" on "event_registration" as restrictive for insert to "portal_sign_up"
  with check (user_id is null or user_id = (select current_setting('app.user_id', true)));

create policy "activity_sign_up" on "activity" to "portal_sign_up"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "mail_sign_up_insert" on "mail" for insert to "portal_sign_up" with check (true);
create policy "outbox_event_sign_up_insert" on "outbox_event" for insert to "portal_sign_up" with check (true);
`;
