import { Migration } from '@mikro-orm/migrations';

/** Installations, invitations, the ledger and the team, and the tables of licences, agreements and clip cards. */
export class CompanyRooms extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(grants);
  }
}

const grants = `
grant usage on schema public to portal_registration;
grant select, insert on customer, department, license to portal_registration;
grant select (id, customer_id, name, email, role, created_at, deactivated_at, version), insert on user_account
  to portal_registration;
grant insert on activity, mail, outbox_event to portal_registration;
grant usage on sequence outbox_event_id_seq to portal_registration;
grant insert, update (name, email) on user_account to portal_auth;

grant select (id, customer_id, department_id, subdomain, license_type, payment_interval, contract_term,
  zendesk_api_key_last4, zendesk_api_email, created_at, version)
  on installation to portal_customer, portal_admin, portal_registration;
grant select on installation to portal_system;
grant insert on installation to portal_customer, portal_admin, portal_registration;
grant update (department_id, subdomain, license_type, payment_interval, contract_term, zendesk_api_key,
  zendesk_api_key_last4, zendesk_api_email, version)
  on installation to portal_customer, portal_admin;
grant update (zendesk_api_key, version) on installation to portal_system;
grant delete on installation to portal_customer, portal_admin;

grant select on license to portal_customer;
grant select, insert, update on license to portal_admin, portal_system;
grant select, insert, update on license_request to portal_customer, portal_admin, portal_system;
grant select, insert on service_agreement, clip_card to portal_customer;
grant select, insert, update on service_agreement, clip_card to portal_admin, portal_system;
grant select, insert on ledger_entry to portal_customer;
grant select, insert, update on ledger_entry to portal_admin, portal_system;
grant select, insert on provider_event to portal_system;

grant select on team_member to portal_customer, portal_system;
grant select, insert, update, delete on team_member to portal_admin;

grant select (id, customer_id, name, email, invited_by, created_at, expires_at, accepted_at, revoked_at)
  on invitation to portal_customer, portal_admin, portal_system;
grant insert, update (token_hash, created_at, expires_at, revoked_at) on invitation to portal_customer, portal_admin;
grant select, update (accepted_at) on invitation to portal_auth;
grant delete on invitation to portal_system;
`;

const tables = `
create table "provider_event" (
  "provider" text not null, "event_id" text not null, "handled_at" timestamptz not null,
  primary key ("provider", "event_id")
);

create table "team_member" (
  "id" text not null, "name" text not null, "title" text not null, "email" text not null, "phone" text null,
  "avatar" text null, "calendar_booking_url" text null, "click_up_id" text null,
  "is_active" boolean not null default true, "created_at" timestamptz not null, "version" int not null default 1,
  primary key ("id")
);
alter table "team_member" add constraint "team_member_click_up_id_unique" unique ("click_up_id");
create index "team_member_name" on "team_member" ("name", "id");

create table "invitation" (
  "id" text not null, "customer_id" text not null, "name" text not null, "email" text not null,
  "invited_by" text not null, "token_hash" text not null, "created_at" timestamptz not null,
  "expires_at" timestamptz not null, "accepted_at" timestamptz null, "revoked_at" timestamptz null, primary key ("id")
);
alter table "invitation" add constraint "invitation_token_hash_unique" unique ("token_hash");
create index "invitation_customer_newest" on "invitation" ("customer_id", "id");

create table "ledger_entry" (
  "id" text not null, "customer_id" text not null, "department_id" text not null, "subject" text not null,
  "subject_id" text not null, "description" text not null, "net" int not null, "vat" int not null, "gross" int not null,
  "status" text not null default 'PENDING', "method" text not null, "purchase_id" text not null,
  "stripe_payment_method_id" text null, "provider_id" text null, "failure_message" text null,
  "created_at" timestamptz not null, "settled_at" timestamptz null, "next_check_at" timestamptz null,
  "version" int not null default 1, primary key ("id")
);
alter table "ledger_entry" add constraint "ledger_entry_purchase_id_unique" unique ("purchase_id");
alter table "ledger_entry" add constraint "ledger_entry_provider_id_unique" unique ("provider_id");
create index "ledger_entry_customer" on "ledger_entry" ("customer_id", "id");
create index "ledger_entry_unsettled" on "ledger_entry" ("next_check_at")
  where "status" = 'PENDING' and "method" = 'CREDIT_CARD';
create index "ledger_entry_pending" on "ledger_entry" ("department_id", "id", "gross") where "status" = 'PENDING';
create index "ledger_entry_department_newest" on "ledger_entry" ("department_id", "id");

create table "installation" (
  "id" text not null, "customer_id" text not null, "department_id" text not null, "subdomain" text not null,
  "license_type" text not null default 'PLAN_SUITE_TEAM', "payment_interval" text not null default 'MONTHLY',
  "contract_term" int not null default 12, "zendesk_api_key" text null, "zendesk_api_key_last4" text null,
  "zendesk_api_email" text null, "created_at" timestamptz not null, "version" int not null default 1, primary key ("id")
);
alter table "installation" add constraint "installation_subdomain_unique" unique ("subdomain");
create index "installation_department" on "installation" ("department_id", "subdomain", "id");
create index "installation_customer_subdomain" on "installation" ("customer_id", "subdomain", "id");

create table "license" (
  "id" text not null, "customer_id" text not null, "installation_id" text not null, "type" text not null,
  "quantity" int not null, "status" text not null, "billing_interval" text not null, "contract_term" int not null,
  "valid_from" date not null, "valid_until" date not null, "created_at" timestamptz not null,
  "deleted_at" timestamptz null, "version" int not null default 1, primary key ("id")
);
create index "license_installation" on "license" ("installation_id");
create index "license_active" on "license" ("customer_id", "installation_id", "quantity")
  where "status" = 'ACTIVE' and "deleted_at" is null;
create index "license_customer_newest" on "license" ("customer_id", "id");

create table "service_agreement" (
  "id" text not null, "customer_id" text not null, "department_id" text not null, "user_id" text null,
  "status" text not null default 'PENDING', "start_date" date not null, "end_date" date not null,
  "duration" int not null, "payment_interval" text not null, "license_count" int not null, "license_price" int not null,
  "purchase_id" text not null, "created_at" timestamptz not null, "deleted_at" timestamptz null,
  "version" int not null default 1, primary key ("id")
);
alter table "service_agreement" add constraint "service_agreement_purchase_id_unique" unique ("purchase_id");
create index "service_agreement_department" on "service_agreement" ("department_id");
create index "service_agreement_active" on "service_agreement" ("customer_id")
  where "status" = 'ACTIVE' and "deleted_at" is null;
create index "service_agreement_customer_newest" on "service_agreement" ("customer_id", "id");

create table "license_request" (
  "id" text not null, "customer_id" text not null, "department_id" text not null, "installation_id" text not null,
  "user_id" text null, "license_type" text not null, "requested_licenses" int not null,
  "status" text not null default 'PENDING', "admin_notes" text null, "approved_at" timestamptz null,
  "fulfilled_at" timestamptz null, "purchase_id" text not null, "created_at" timestamptz not null,
  "version" int not null default 1, primary key ("id")
);
alter table "license_request" add constraint "license_request_purchase_id_unique" unique ("purchase_id");
create index "license_request_installation" on "license_request" ("installation_id");
create index "license_request_department" on "license_request" ("department_id");
create index "license_request_pending" on "license_request" ("customer_id") where "status" = 'PENDING';
create index "license_request_customer_newest" on "license_request" ("customer_id", "id");

create table "clip_card" (
  "id" text not null, "customer_id" text not null, "department_id" text not null, "user_id" text null,
  "hours" int not null, "hours_used" double precision not null default 0, "discount" int not null default 0,
  "price" int not null, "status" text not null default 'PENDING', "expires_on" date null, "click_up_list_id" text null,
  "purchase_id" text not null, "created_at" timestamptz not null, "deleted_at" timestamptz null,
  "version" int not null default 1, primary key ("id")
);
alter table "clip_card" add constraint "clip_card_purchase_id_unique" unique ("purchase_id");
create index "clip_card_department" on "clip_card" ("department_id");
create index "clip_card_active" on "clip_card" ("customer_id", "hours", "hours_used")
  where "status" = 'ACTIVE' and "deleted_at" is null;
create index "clip_card_customer_newest" on "clip_card" ("customer_id", "id");

drop policy "user_account_customer_makes_users" on "user_account";

create policy "mail_registration_insert" on "mail" for insert to "portal_registration" with check (true);

create policy "outbox_event_registration_insert" on "outbox_event" for insert to "portal_registration"
  with check (true);

alter table "customer" add "stripe_customer_id" text null, add "registration_id" text null;
alter table "customer" add constraint "customer_point_of_contact_id_foreign" foreign key ("point_of_contact_id")
  references "team_member" ("id") on delete set null;
alter table "customer" add constraint "customer_stripe_customer_id_unique" unique ("stripe_customer_id");
alter table "customer" add constraint "customer_registration_id_unique" unique ("registration_id");
create index "customer_vat_number" on "customer" ("vat_number");
create policy "customer_registration" on "customer" to "portal_registration"
  using (id = current_setting('app.customer_id', true)) with check (id = current_setting('app.customer_id', true));

alter table "department" add "stripe_payment_method_id" text null;
create policy "department_registration" on "department" to "portal_registration"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));

create policy "activity_registration" on "activity" to "portal_registration"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));

create policy "user_account_registration" on "user_account" to "portal_registration"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "user_account_customer_makes_users" on "user_account" as restrictive for insert
  to "portal_customer", "portal_registration", "portal_auth"
  with check (role = 'USER');

alter table "provider_event" enable row level security;
alter table "provider_event" force row level security;
create policy "provider_event_system" on "provider_event" to "portal_system" using (true) with check (true);

alter table "team_member" enable row level security;
alter table "team_member" force row level security;
create policy "team_member_customer" on "team_member" for select to "portal_customer"
  using (id = (select point_of_contact_id from customer where id = current_setting('app.customer_id', true)));
create policy "team_member_admin" on "team_member" to "portal_admin" using (true) with check (true);
create policy "team_member_system" on "team_member" to "portal_system" using (true) with check (true);

alter table "invitation" add constraint "invitation_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "invitation" enable row level security;
alter table "invitation" force row level security;
create policy "invitation_customer" on "invitation" to "portal_customer"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "invitation_admin" on "invitation" to "portal_admin" using (true) with check (true);
create policy "invitation_auth" on "invitation" to "portal_auth" using (true) with check (true);
create policy "invitation_system" on "invitation" to "portal_system" using (true) with check (true);

alter table "ledger_entry" add constraint "ledger_entry_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "ledger_entry" add constraint "ledger_entry_department_id_foreign" foreign key ("department_id")
  references "department" ("id");
alter table "ledger_entry" enable row level security;
alter table "ledger_entry" force row level security;
create policy "ledger_entry_customer" on "ledger_entry" to "portal_customer"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "ledger_entry_admin" on "ledger_entry" to "portal_admin" using (true) with check (true);
create policy "ledger_entry_system" on "ledger_entry" to "portal_system" using (true) with check (true);
create policy "ledger_entry_customer_owes" on "ledger_entry" as restrictive for insert to "portal_customer"
  with check (status = 'PENDING');

alter table "installation" add constraint "installation_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "installation" add constraint "installation_department_id_foreign" foreign key ("department_id")
  references "department" ("id");
alter table "installation" enable row level security;
alter table "installation" force row level security;
create policy "installation_customer" on "installation" to "portal_customer"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "installation_registration" on "installation" to "portal_registration"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "installation_admin" on "installation" to "portal_admin" using (true) with check (true);
create policy "installation_system" on "installation" to "portal_system" using (true) with check (true);

alter table "license" add constraint "license_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "license" add constraint "license_installation_id_foreign" foreign key ("installation_id")
  references "installation" ("id");
alter table "license" enable row level security;
alter table "license" force row level security;
create policy "license_customer" on "license" to "portal_customer"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "license_registration" on "license" to "portal_registration"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "license_admin" on "license" to "portal_admin" using (true) with check (true);
create policy "license_system" on "license" to "portal_system" using (true) with check (true);

alter table "service_agreement" add constraint "service_agreement_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "service_agreement" add constraint "service_agreement_department_id_foreign" foreign key ("department_id")
  references "department" ("id");
alter table "service_agreement" add constraint "service_agreement_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id") on delete set null;
alter table "service_agreement" enable row level security;
alter table "service_agreement" force row level security;
create policy "service_agreement_customer" on "service_agreement" to "portal_customer"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "service_agreement_admin" on "service_agreement" to "portal_admin" using (true) with check (true);
create policy "service_agreement_system" on "service_agreement" to "portal_system" using (true) with check (true);

alter table "license_request" add constraint "license_request_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "license_request" add constraint "license_request_department_id_foreign" foreign key ("department_id")
  references "department" ("id");
alter table "license_request" add constraint "license_request_installation_id_foreign" foreign key ("installation_id")
  references "installation" ("id");
alter table "license_request" add constraint "license_request_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id") on delete set null;
alter table "license_request" enable row level security;
alter table "license_request" force row level security;
create policy "license_request_customer" on "license_request" to "portal_customer"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "license_request_admin" on "license_request" to "portal_admin" using (true) with check (true);
create policy "license_request_system" on "license_request" to "portal_system" using (true) with check (true);

alter table "clip_card" add constraint "clip_card_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "clip_card" add constraint "clip_card_department_id_foreign" foreign key ("department_id")
  references "department" ("id");
alter table "clip_card" add constraint "clip_card_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id") on delete set null;
alter table "clip_card" enable row level security;
alter table "clip_card" force row level security;
create policy "clip_card_customer" on "clip_card" to "portal_customer"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "clip_card_admin" on "clip_card" to "portal_admin" using (true) with check (true);
create policy "clip_card_system" on "clip_card" to "portal_system" using (true) with check (true);
`;
