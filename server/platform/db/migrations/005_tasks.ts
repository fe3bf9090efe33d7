import { Migration } from '@mikro-orm/migrations';

/** The copy of the tasks at ClickUp, and the state of its synchronisation. */
export class Tasks extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(policies);
    this.addSql(grants);
  }
}

// Only the system may read the secrets of webhooks, so the other roles get single columns of task_sync.
const grants = `
grant select on task, task_list to portal_customer, portal_admin;
grant select (customer_id, refreshed_at, failed_at) on task_sync to portal_customer, portal_admin;
grant update (deleted_at) on task to portal_admin;
grant select, insert, update on task, task_list, task_sync, task_request to portal_system;
grant delete on task_request, task_list to portal_system;
`;

const tables = `
create table "task_sync" (
  "customer_id" text not null, "webhook_id" text null, "webhook_secret" text null, "webhook_address" text null,
  "webhook_checked_at" timestamptz null, "refreshed_at" timestamptz null, "failed_at" timestamptz null,
  "busy_until" timestamptz null, "is_wanted" boolean not null default false, primary key ("customer_id")
);
alter table "task_sync" add constraint "task_sync_webhook_id_unique" unique ("webhook_id");
create index "task_sync_due" on "task_sync" ("refreshed_at");

create table "task_request" (
  "id" text not null, "customer_id" text not null, "busy_until" timestamptz not null, "created_at" timestamptz not null,
  "task_id" text null, primary key ("id")
);

create table "task_list" (
  "clip_card_id" text not null, "customer_id" text not null, "click_up_id" text not null, "statuses" jsonb not null,
  "changes_seen_at" timestamptz null, "read_at" timestamptz null, primary key ("clip_card_id")
);
alter table "task_list" add constraint "task_list_click_up_id_unique" unique ("click_up_id");
create index "task_list_customer" on "task_list" ("customer_id", "clip_card_id");

create table "task" (
  "id" text not null, "customer_id" text not null, "clip_card_id" text not null, "click_up_id" text not null,
  "name" text not null, "description" text not null default '', "status" text not null, "color" text not null,
  "status_key" text not null, "board_column" text not null, "card_column" text not null, "is_open" boolean not null,
  "priority" smallint null, "urgency" smallint not null default 0, "minutes_spent" int not null default 0,
  "points" double precision null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
  "due_at" timestamptz null, "assignees" jsonb not null, "tags" jsonb not null, "custom_fields" jsonb not null,
  "changes_requested_at" timestamptz null, "changes_requested" text null, "approved_at" timestamptz null,
  "approved_by" text null, "deleted_at" timestamptz null, primary key ("id")
);
alter table "task" add constraint "task_click_up_id_unique" unique ("click_up_id");
create index "task_open" on "task" ("customer_id", "clip_card_id") where "is_open" and "deleted_at" is null;
create index "task_awaiting" on "task" ("customer_id")
  where "status_key" = 'client approval' and "changes_requested_at" is null and "deleted_at" is null;
create index "task_card_newest" on "task" ("clip_card_id", "id");
create index "task_card_column" on "task" ("card_column", "urgency", "created_at", "id") where "deleted_at" is null;
create index "task_board_column" on "task" ("board_column", "urgency", "created_at", "id") where "deleted_at" is null;

create index "customer_by_name" on "customer" ("name", "id");
alter table "customer" add constraint "customer_click_up_folder_id_unique" unique ("click_up_folder_id");

alter table "task_sync" add constraint "task_sync_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id") on update cascade on delete cascade;
alter table "task_request" add constraint "task_request_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "task_list" add constraint "task_list_clip_card_id_foreign" foreign key ("clip_card_id")
  references "clip_card" ("id") on update cascade on delete cascade;
alter table "task_list" add constraint "task_list_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "task" add constraint "task_customer_id_foreign" foreign key ("customer_id") references "customer" ("id");
alter table "task" add constraint "task_clip_card_id_foreign" foreign key ("clip_card_id")
  references "clip_card" ("id");
`;

const policies = `
alter table "task_sync" enable row level security;
alter table "task_sync" force row level security;
create policy "task_sync_customer" on "task_sync" to "portal_customer"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "task_sync_admin" on "task_sync" to "portal_admin" using (true) with check (true);
create policy "task_sync_system" on "task_sync" to "portal_system" using (true) with check (true);
alter table "task_request" enable row level security;
alter table "task_request" force row level security;
create policy "task_request_system" on "task_request" to "portal_system" using (true) with check (true);
alter table "task_list" enable row level security;
alter table "task_list" force row level security;
create policy "task_list_customer" on "task_list" to "portal_customer"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "task_list_admin" on "task_list" to "portal_admin" using (true) with check (true);
create policy "task_list_system" on "task_list" to "portal_system" using (true) with check (true);
alter table "task" enable row level security;
alter table "task" force row level security;
create policy "task_customer" on "task" to "portal_customer"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "task_admin" on "task" to "portal_admin" using (true) with check (true);
create policy "task_system" on "task" to "portal_system" using (true) with check (true);
`;
