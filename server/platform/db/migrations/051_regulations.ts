import { Migration } from '@mikro-orm/migrations';

/** The yearly regulation of service agreements. */
export class Regulations extends Migration {
  override up(): void {
    this.addSql(`
create table "regulation" ("id" text collate "C" not null, "percent" int not null, "valid_from" date not null,
  "note" text not null, "created_by_id" text collate "C" not null, "created_at" timestamptz not null,
  "withdrawn_at" timestamptz null,
  primary key ("id"));
alter table "regulation" enable row level security;
alter table "regulation" force row level security;
create policy "regulation_customer_select" on "regulation" for select to "portal_customer" using (true);
create policy "regulation_sales_select" on "regulation" for select to "portal_sales" using (true);
create policy "regulation_system_select" on "regulation" for select to "portal_system" using (true);
create policy "regulation_admin" on "regulation" to "portal_admin" using (true) with check (true);
grant select (id, percent, valid_from, created_at, withdrawn_at) on regulation
  to portal_customer, portal_sales, portal_system;
grant select, insert, update (withdrawn_at) on regulation to portal_admin;

create table "agreement_regulation" ("regulation_id" text collate "C" not null,
  "agreement_id" text collate "C" not null, "customer_id" text collate "C" not null,
  "state" text collate "C" not null, "end_date" date not null, "old_price" int null,
  "new_price" int null, "changed_at" timestamptz not null,
  primary key ("regulation_id", "agreement_id"));
create index "agreement_regulation_agreement" on "agreement_regulation" ("agreement_id");
create index "agreement_regulation_customer" on "agreement_regulation" ("customer_id");
alter table "agreement_regulation" add constraint "agreement_regulation_customer_id_foreign"
  foreign key ("customer_id") references "customer" ("id");
alter table "agreement_regulation" enable row level security;
alter table "agreement_regulation" force row level security;
create policy "agreement_regulation_customer" on "agreement_regulation" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "agreement_regulation_sales" on "agreement_regulation" to "portal_sales"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "agreement_regulation_admin" on "agreement_regulation" to "portal_admin" using (true) with check (true);
create policy "agreement_regulation_system" on "agreement_regulation" to "portal_system" using (true) with check (true);
grant select on agreement_regulation to portal_customer, portal_sales, portal_admin, portal_system;
grant insert, delete on agreement_regulation to portal_admin;
grant insert, update (state, changed_at) on agreement_regulation to portal_system;

alter table "service_agreement" add "regulations" int[] not null default '{}';
alter table "renewal_decision" add "regulation_id" text collate "C" null;
`);
  }
}
