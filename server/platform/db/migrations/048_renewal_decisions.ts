import { Migration } from '@mikro-orm/migrations';

/** Companies decide about their licences themselves. A job carries the decisions out at the end of the term. */
export class RenewalDecisions extends Migration {
  override up(): void {
    this.addSql(`
create table "renewal_decision" ("subject_id" text collate "C" not null, "customer_id" text collate "C" not null,
  "end_date" date not null, "outcome" text not null, "plan" text null, "price" int null,
  "decided_by_id" text collate "C" null, "decided_at" timestamptz not null,
  primary key ("subject_id"));
create index "renewal_decision_customer" on "renewal_decision" ("customer_id");
create index "renewal_decision_end" on "renewal_decision" ("end_date");
alter table "renewal_decision" add constraint "renewal_decision_customer_id_foreign"
  foreign key ("customer_id") references "customer" ("id");
alter table "renewal_decision" enable row level security;
alter table "renewal_decision" force row level security;
create policy "renewal_decision_customer" on "renewal_decision" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "renewal_decision_sales" on "renewal_decision" to "portal_sales"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "renewal_decision_admin" on "renewal_decision" to "portal_admin" using (true) with check (true);
create policy "renewal_decision_system" on "renewal_decision" to "portal_system" using (true) with check (true);
grant select on renewal_decision to portal_customer;
grant select, insert, update, delete on renewal_decision to portal_sales, portal_admin, portal_system;
grant update (renewal_quantity, version) on license to portal_sales;
grant update (license_type) on installation to portal_system;

-- Licences that an admin lets expire. Agreements keep this in renewal_plan.
alter table "license" no force row level security;
alter table "renewal_plan" no force row level security;
alter table "renewal_decision" no force row level security;
insert into renewal_decision (subject_id, customer_id, end_date, outcome, decided_at)
  select l.id, l.customer_id, l.valid_until, 'EXPIRE', now()
  from renewal_plan p join license l on l.id = p.subject_id where p.expires and l.status = 'ACTIVE';
update renewal_plan set expires = false where expires and subject_id in (select id from license);
alter table "license" force row level security;
alter table "renewal_plan" force row level security;
alter table "renewal_decision" force row level security;
`);
  }
}
