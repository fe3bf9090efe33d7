import { Migration } from '@mikro-orm/migrations';

/** Indexes of the list of all companies' tasks: its orders, and the comments that wait for an answer. */
export class TasksOfAllCompanies extends Migration {
  override up(): void {
    this.addSql(`
create index "task_all_by_name" on "task" ("name_start", "id") where "deleted_at" is null;
create index "task_all_by_due_date" on "task" ("due_at", "id") where "deleted_at" is null;
create index "task_all_by_update" on "task" ("updated_at", "id") where "deleted_at" is null;
create index "task_all_by_urgency" on "task" ("urgency", "id") where "deleted_at" is null;
create index "task_comment_of_customers" on "task_comment" ("written_at") where not "is_from_reseller";
`);
  }
}
