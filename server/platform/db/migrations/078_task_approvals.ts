import { Migration } from '@mikro-orm/migrations';

/** Approvals of tasks that can still be undone, or that wait to be sent to ClickUp. */
export class TaskApprovals extends Migration {
  override up(): void {
    this.addSql(`
create table "task_approval" ("task_id" text collate "C" not null, "customer_id" text collate "C" not null,
  "approved_by_id" text collate "C" null, "approved_by" text not null, "approved_at" timestamptz not null,
  "undo_until" timestamptz not null, "send_at" timestamptz not null, "attempts" int not null default 0,
  primary key ("task_id"));
create index "task_approval_due" on "task_approval" ("send_at");
alter table "task_approval" add constraint "task_approval_task_id_foreign"
  foreign key ("task_id") references "task" ("id") on update cascade on delete cascade;
alter table "task_approval" add constraint "task_approval_customer_id_foreign"
  foreign key ("customer_id") references "customer" ("id");
alter table "task_approval" enable row level security;
alter table "task_approval" force row level security;
create policy "task_approval_customer" on "task_approval" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "task_approval_admin" on "task_approval" to "portal_admin" using (true) with check (true);
create policy "task_approval_system" on "task_approval" to "portal_system" using (true) with check (true);
create policy "task_approval_personal_data_select" on "task_approval" for select
  to "portal_personal_data" using (true);
create policy "task_approval_personal_data_update" on "task_approval" for update
  to "portal_personal_data" using ((select is_erasure_confirmed()));
grant select on task_approval to portal_customer, portal_admin, portal_personal_data;
grant update (approved_by) on task_approval to portal_personal_data;
grant select, insert, update, delete on task_approval to portal_system;
`);
  }
}
