import { Migration } from '@mikro-orm/migrations';

/** Stores with the task which comments need no answer, so that the inbox and the list of tasks agree. */
export class SettledTasks extends Migration {
  override up(): void {
    this.addSql(`
alter table "task" add column "settled_at" timestamptz null;
grant update (settled_at) on task to portal_admin;
update "task" set "settled_at" = m."answered_at" from "inbox_mark" m
  where m."kind" = 'TASK_COMMENT' and m."subject_id" = "task"."id" and m."answered_at" is not null;
alter table "inbox_mark" drop column "answered_at";
`);
  }
}
