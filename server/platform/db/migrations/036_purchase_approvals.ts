import { Migration } from '@mikro-orm/migrations';

/** Purchases above a company's limit wait until an administrator of the company approves them. */
export class PurchaseApprovals extends Migration {
  override up(): void {
    this.addSql(`
alter table "customer" add "approval_limit" int null;
grant update (approval_limit) on customer to portal_auth;

create table "purchase_approval" ("id" text collate "C" not null, "customer_id" text collate "C" not null,
  "department_id" text collate "C" null, "department_name" text not null, "kind" text collate "C" not null,
  "description" text not null, "net" int null, "purchase_id" text collate "C" not null, "stored_order" jsonb not null,
  "requested_by_id" text collate "C" not null, "requested_by" text not null, "status" text not null default 'PENDING',
  "reason" text null, "decided_by_id" text collate "C" null, "decided_by" text null,
  "decided_at" timestamptz null, "subject_id" text collate "C" null, "created_at" timestamptz not null,
  "expires_at" timestamptz not null, "version" int not null default 1,
  primary key ("id"));
alter table "purchase_approval" add constraint "purchase_approval_purchase_id_unique"
  unique ("customer_id", "purchase_id");
alter table "purchase_approval" add constraint "purchase_approval_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "purchase_approval" add constraint "purchase_approval_department_id_foreign" foreign key ("department_id")
  references "department" ("id") on delete set null;
create index "purchase_approval_customer_newest" on "purchase_approval" ("customer_id", "id");
create index "purchase_approval_subject" on "purchase_approval" ("subject_id");
create index "purchase_approval_pending" on "purchase_approval" ("customer_id", "id")
    where "status" = 'PENDING';
create index "purchase_approval_expires" on "purchase_approval" ("expires_at")
    where "status" = 'PENDING';

alter table "purchase_approval" enable row level security;
alter table "purchase_approval" force row level security;
${['customer', 'sales']
  .map(
    (role) => `create policy "purchase_approval_${role}" on "purchase_approval" to "portal_${role}"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));`,
  )
  .join('\n')}
create policy "purchase_approval_admin" on "purchase_approval" to "portal_admin" using (true) with check (true);
create policy "purchase_approval_system" on "purchase_approval" to "portal_system" using (true) with check (true);
create policy "purchase_approval_sales_inserts" on "purchase_approval" as restrictive for insert to "portal_sales"
  with check (num_nonnulls(decided_at, decided_by_id, decided_by, reason, subject_id) = 0
    and status = 'PENDING');
create policy "purchase_approval_decided_by_administrator" on "purchase_approval" as restrictive for update
  to "portal_sales"
  using (status = 'PENDING')
  with check ((status in ('APPROVED', 'DECLINED') and (select is_company_administrator())
        and requested_by_id <> current_setting('app.user_id', true))
        or (status = 'WITHDRAWN' and requested_by_id = coalesce(nullif(current_setting('app.user_id', true), ''),
          requested_by_id)));
grant select on purchase_approval to portal_customer, portal_admin;
grant select, insert, update (status, reason, decided_by_id, decided_by, decided_at, subject_id, version)
  on purchase_approval to portal_sales;
grant select, update (status, reason, decided_at, version) on purchase_approval to portal_system;
`);
  }
}
