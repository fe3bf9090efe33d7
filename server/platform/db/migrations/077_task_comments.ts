import { Migration } from '@mikro-orm/migrations';

/** Comments of tasks, who has read them, and by what comments at ClickUp are known to be meant for the customer. */
export class TaskComments extends Migration {
  override up(): void {
    this.addSql(`
create table "task_comment_rule" ("id" text collate "C" not null, "kind" text collate "C" not null,
  "marker" text not null, "marker_name" text null, "since" timestamptz not null,
  "set_by_id" text collate "C" not null, primary key ("id"));
create index "task_comment_rule_since" on "task_comment_rule" ("since", "id");
create table "task_conversation" ("task_id" text collate "C" not null,
  "customer_id" text collate "C" not null, "due_at" timestamptz null, "attempts" int not null default 0,
  "read_at" timestamptz null, primary key ("task_id"));
create index "task_conversation_due" on "task_conversation" ("due_at") where "due_at" is not null;
create table "task_comment_read" ("user_id" text collate "C" not null, "task_id" text collate "C" not null,
  "seen_up_to" text collate "C" not null, primary key ("user_id", "task_id"));
create index "task_comment_read_task" on "task_comment_read" ("task_id");
create table "task_comment" ("id" text collate "C" not null, "customer_id" text collate "C" not null,
  "task_id" text collate "C" not null, "origin" text collate "C" not null,
  "click_up_id" text collate "C" null, "text" text not null, "author_id" text collate "C" null,
  "author_name" text not null, "is_from_reseller" boolean not null default false,
  "is_request_for_changes" boolean not null default false, "mentioned" text[] not null default '{}',
  "mentioned_ids" text[] collate "C" not null default '{}', "request_key" text collate "C" null,
  "written_at" timestamptz not null, "edited_at" timestamptz null, "send_at" timestamptz null,
  "attempts" int not null default 0, "is_refused" boolean not null default false, primary key ("id"));
alter table "task_comment" add constraint "task_comment_click_up_id_unique" unique ("click_up_id");
alter table "task_comment" add constraint "task_comment_request_key_unique" unique ("request_key");
create index "task_comment_unsent" on "task_comment" ("send_at", "id") where "send_at" is not null;
create index "task_comment_author" on "task_comment" ("author_id");
create index "task_comment_task" on "task_comment" ("task_id", "written_at", "id");
alter table "task_comment_rule" add constraint "task_comment_rule_set_by_id_foreign"
  foreign key ("set_by_id") references "user_account" ("id");
alter table "task_comment_rule" enable row level security;
alter table "task_comment_rule" force row level security;
create policy "task_comment_rule_admin_select" on "task_comment_rule" for select to "portal_admin"
  using (true);
create policy "task_comment_rule_system_select" on "task_comment_rule" for select to "portal_system"
  using (true);
create policy "task_comment_rule_admin_insert" on "task_comment_rule" for insert to "portal_admin"
  with check (true);
alter table "task_conversation" add constraint "task_conversation_task_id_foreign"
  foreign key ("task_id") references "task" ("id") on update cascade on delete cascade;
alter table "task_conversation" add constraint "task_conversation_customer_id_foreign"
  foreign key ("customer_id") references "customer" ("id");
alter table "task_conversation" enable row level security;
alter table "task_conversation" force row level security;
create policy "task_conversation_system" on "task_conversation" to "portal_system" using (true)
  with check (true);
alter table "task_comment_read" add constraint "task_comment_read_user_id_foreign"
  foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade;
alter table "task_comment_read" add constraint "task_comment_read_task_id_foreign"
  foreign key ("task_id") references "task" ("id") on update cascade on delete cascade;
alter table "task_comment_read" enable row level security;
alter table "task_comment_read" force row level security;
create policy "task_comment_read_customer" on "task_comment_read" to "portal_customer"
  using (user_id = (select current_setting('app.user_id', true)))
  with check (user_id = (select current_setting('app.user_id', true)));
create policy "task_comment_read_admin" on "task_comment_read" to "portal_admin"
  using (user_id = (select current_setting('app.user_id', true)))
  with check (user_id = (select current_setting('app.user_id', true)));
create policy "task_comment_read_personal_data_select" on "task_comment_read" for select
  to "portal_personal_data" using (true);
create policy "task_comment_read_personal_data_delete" on "task_comment_read" for delete
  to "portal_personal_data" using ((select is_erasure_confirmed()));
alter table "task_comment" add constraint "task_comment_customer_id_foreign"
  foreign key ("customer_id") references "customer" ("id");
alter table "task_comment" add constraint "task_comment_task_id_foreign" foreign key ("task_id")
  references "task" ("id");
alter table "task_comment" enable row level security;
alter table "task_comment" force row level security;
create policy "task_comment_customer" on "task_comment" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "task_comment_admin" on "task_comment" to "portal_admin" using (true) with check (true);
create policy "task_comment_system" on "task_comment" to "portal_system" using (true) with check (true);
create policy "task_comment_personal_data_select" on "task_comment" for select
  to "portal_personal_data" using (true);
create policy "task_comment_personal_data_update" on "task_comment" for update
  to "portal_personal_data" using ((select is_erasure_confirmed()));

grant select on task_comment to portal_customer, portal_admin;
grant select, insert, update, delete on task_comment to portal_system;
grant select on task_comment to portal_personal_data;
grant update (text, author_name, mentioned) on task_comment to portal_personal_data;
grant select, insert, update on task_conversation to portal_system;
grant select, insert, update (seen_up_to) on task_comment_read to portal_customer, portal_admin;
grant select, delete on task_comment_read to portal_personal_data;
grant select, insert on task_comment_rule to portal_admin;
grant select on task_comment_rule to portal_system;
`);
  }
}
