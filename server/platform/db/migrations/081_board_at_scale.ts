import { Migration } from '@mikro-orm/migrations';

/** Estimates of tasks, and the columns and indexes by which a company's tasks are searched and sorted. */
export class BoardAtScale extends Migration {
  override up(): void {
    this.addSql(`
alter table "task" add column "estimate_minutes" int null,
  add column "name_start" text collate "da-DK-x-icu" generated always as ("left"(name, 200)) stored not null,
  add column "first_assignee" text collate "da-DK-x-icu"
    generated always as ("left"(((assignees -> 0) ->> 'name'::text), 200)) stored null,
  add column "searched" text generated always as (search_fold((((((name || ' '::text) || click_up_id) || ' '::text)
    || substr(id, 6)) || ' '::text) || "left"(description, 2000))) stored not null;
create index "task_board_new" on "task" ("board_column", "created_at" desc, "id" desc)
  where "is_open" and "deleted_at" is null;
create index "task_card_new" on "task" ("card_column", "created_at" desc, "id" desc)
  where "is_open" and "deleted_at" is null;
create index "task_estimated" on "task" ("clip_card_id")
  where "is_open" and "deleted_at" is null and "estimate_minutes" is not null;
create index "task_by_name" on "task" ("customer_id", "name_start", "id");
create index "task_by_status" on "task" ("customer_id", "status_key", "id");
create index "task_by_person" on "task" ("customer_id", "first_assignee", "id");
create index "task_by_due_date" on "task" ("customer_id", "due_at", "id");
create index "task_by_estimate" on "task" ("customer_id", "estimate_minutes", "id");
create index "task_by_time_spent" on "task" ("customer_id", "minutes_spent", "id");
create index "task_by_update" on "task" ("customer_id", "updated_at", "id");
`);
  }
}
