import { Migration } from '@mikro-orm/migrations';

/** Licences and service agreements from order to renewal. */
export class LicensesAndAgreements extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(grants);
  }
}

/**
 * Customers lose access to whole rows of licence requests, because an admin's notes on a request are for admins only.
 */
const grants = `
revoke select on license_request from portal_customer;
grant select (id, customer_id, department_id, installation_id, user_id, license_type, requested_licenses, status,
  approved_at, fulfilled_at, purchase_id, created_at, version)
  on license_request to portal_customer;
revoke update on license_request from portal_customer;
grant update (status, version) on license_request to portal_customer;
grant update (renewal_quantity, version) on license to portal_customer;
grant select on agreement_work to portal_customer, portal_system;
grant select, insert on agreement_work to portal_admin;
grant select, insert, update, delete on renewal_plan to portal_admin;
grant select, delete on renewal_plan to portal_system;
`;

const tables = `
create table "renewal_plan" (
  "subject_id" text not null, "owner_id" text null, "note" text null, "snoozed_until" date null,
  "expires" boolean not null default false, primary key ("subject_id")
);

create table "agreement_work" (
  "id" text not null, "customer_id" text not null, "agreement_id" text not null, "worked_on" date not null,
  "minutes" int not null, "description" text not null, "logged_by" text not null, "created_at" timestamptz not null,
  primary key ("id")
);
create index "agreement_work_newest" on "agreement_work" ("agreement_id", "id");

alter table "license" add "renewal_quantity" int null, add "reminded_of" date null;
create index "license_ends" on "license" ("valid_until", "id") where "status" = 'ACTIVE' and "deleted_at" is null;

alter table "service_agreement" add "billed_periods" int not null default 0, add "reminded_of" date null;
create index "service_agreement_pending" on "service_agreement" ("id")
  where "status" = 'PENDING' and "deleted_at" is null;
create index "service_agreement_ends" on "service_agreement" ("end_date", "id")
  where "status" = 'ACTIVE' and "deleted_at" is null;

alter table "renewal_plan" add constraint "renewal_plan_owner_id_foreign" foreign key ("owner_id")
  references "team_member" ("id") on delete set null;
alter table "renewal_plan" enable row level security;
alter table "renewal_plan" force row level security;
create policy "renewal_plan_admin" on "renewal_plan" to "portal_admin" using (true) with check (true);
create policy "renewal_plan_system" on "renewal_plan" to "portal_system" using (true) with check (true);

alter table "agreement_work" add constraint "agreement_work_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "agreement_work" add constraint "agreement_work_agreement_id_foreign" foreign key ("agreement_id")
  references "service_agreement" ("id");
alter table "agreement_work" enable row level security;
alter table "agreement_work" force row level security;
create policy "agreement_work_customer" on "agreement_work" to "portal_customer"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "agreement_work_admin" on "agreement_work" to "portal_admin" using (true) with check (true);
create policy "agreement_work_system" on "agreement_work" to "portal_system" using (true) with check (true);
`;
