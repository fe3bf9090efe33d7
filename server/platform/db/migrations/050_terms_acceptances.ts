import { Migration } from '@mikro-orm/migrations';

/** The accepted versions of terms, and the companies that were told about a coming version. */
export class TermsAcceptances extends Migration {
  override up(): void {
    this.addSql(`
create table "terms_acceptance" ("id" text collate "C" not null, "customer_id" text collate "C" not null,
  "document" text collate "C" not null, "terms_version" date not null, "subject_id" text collate "C" not null,
  "description" text not null, "accepted_by_id" text collate "C" not null, "accepted_by" text not null,
  "address" text null, "accepted_at" timestamptz not null,
  primary key ("id"));
create index "terms_acceptance_customer_newest" on "terms_acceptance" ("customer_id", "id");
create index "terms_acceptance_subject" on "terms_acceptance" ("subject_id", "id");
create index "terms_acceptance_person" on "terms_acceptance" ("accepted_by_id");
alter table "terms_acceptance" add constraint "terms_acceptance_customer_id_foreign"
  foreign key ("customer_id") references "customer" ("id");
alter table "terms_acceptance" enable row level security;
alter table "terms_acceptance" force row level security;
create policy "terms_acceptance_customer" on "terms_acceptance" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "terms_acceptance_sales" on "terms_acceptance" to "portal_sales"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "terms_acceptance_registration" on "terms_acceptance" to "portal_registration"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "terms_acceptance_admin" on "terms_acceptance" to "portal_admin" using (true) with check (true);
create policy "terms_acceptance_system" on "terms_acceptance" to "portal_system" using (true) with check (true);
create policy "terms_acceptance_personal_data_select" on "terms_acceptance" for select to "portal_personal_data"
  using (true);
create policy "terms_acceptance_personal_data_update" on "terms_acceptance" for update to "portal_personal_data"
  using ((select is_erasure_confirmed()));
grant select on terms_acceptance to portal_customer, portal_admin, portal_personal_data;
grant select, insert on terms_acceptance to portal_sales, portal_registration, portal_system;
grant update (accepted_by, address) on terms_acceptance to portal_personal_data;

create table "terms_notice" ("customer_id" text collate "C" not null, "document" text collate "C" not null,
  "terms_version" date not null, "sent_at" timestamptz not null,
  primary key ("customer_id", "document", "terms_version"));
alter table "terms_notice" add constraint "terms_notice_customer_id_foreign"
  foreign key ("customer_id") references "customer" ("id");
alter table "terms_notice" enable row level security;
alter table "terms_notice" force row level security;
create policy "terms_notice_system" on "terms_notice" to "portal_system" using (true) with check (true);
grant select, insert on terms_notice to portal_system;

alter table "service_agreement" add "terms_version" date null;
alter table "renewal_decision" add "terms_version" date null;
`);
  }
}
