import { Migration } from '@mikro-orm/migrations';

/** Departments can buy clip cards automatically when few hours are left. */
export class TopUps extends Migration {
  override up(): void {
    this.addSql(`
create table "clip_card_top_up" ("id" text collate "C" not null, "customer_id" text collate "C" not null,
  "department_id" text collate "C" not null, "state" text collate "C" not null default 'ACTIVE',
  "pause_reason" text collate "C" null, "pause_detail" text null, "hours" int not null, "threshold_hours" int not null,
  "accepted_prices_id" text collate "C" not null, "accepted_net" int not null,
  "accepted_terms" text collate "C" not null,
  "accepted_by_id" text collate "C" not null, "accepted_at" timestamptz not null, "purchases" int not null default 0,
  "last_bought_at" timestamptz null, "unsettled_entry_id" text collate "C" null, "approval_id" text collate "C" null,
  "version" int not null default 1,
  primary key ("id"));
create index "clip_card_top_up_customer" on "clip_card_top_up" ("customer_id");
alter table "clip_card_top_up" add constraint "clip_card_top_up_department_unique" unique ("department_id");
alter table "clip_card_top_up" add constraint "clip_card_top_up_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "clip_card_top_up" add constraint "clip_card_top_up_department_id_foreign" foreign key ("department_id")
  references "department" ("id") on delete cascade;

alter table "clip_card_top_up" enable row level security;
alter table "clip_card_top_up" force row level security;
${['customer', 'sales']
  .map(
    (role) => `create policy "clip_card_top_up_${role}" on "clip_card_top_up" to "portal_${role}"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));`,
  )
  .join('\n')}
create policy "clip_card_top_up_admin" on "clip_card_top_up" to "portal_admin" using (true) with check (true);
create policy "clip_card_top_up_system" on "clip_card_top_up" to "portal_system" using (true) with check (true);
create policy "clip_card_top_up_sales_inserts" on "clip_card_top_up" as restrictive for insert to "portal_sales"
  with check (num_nonnulls(last_bought_at, unsettled_entry_id, approval_id) = 0 and purchases = 0);
create policy "clip_card_top_up_own_name_insert" on "clip_card_top_up" as restrictive for insert to "portal_sales"
  with check (state <> 'ACTIVE' or accepted_by_id = (select current_setting('app.user_id', true)));
create policy "clip_card_top_up_own_name_update" on "clip_card_top_up" as restrictive for update to "portal_sales"
  using (true) with check (state <> 'ACTIVE' or accepted_by_id = (select current_setting('app.user_id', true)));
create policy "clip_card_top_up_personal_data_select" on "clip_card_top_up" for select to "portal_personal_data"
  using (true);

grant select on clip_card_top_up to portal_customer, portal_admin, portal_personal_data;
-- What was bought, and when, is written by the job alone.
grant select, insert, update (state, pause_reason, pause_detail, hours, threshold_hours, accepted_prices_id,
    accepted_net, accepted_terms, accepted_by_id, accepted_at, version)
  on clip_card_top_up to portal_sales;
grant select, update (state, pause_reason, pause_detail, purchases, last_bought_at, unsettled_entry_id, approval_id,
    version)
  on clip_card_top_up to portal_system;
grant insert on purchase_approval to portal_system;
`);
  }
}
