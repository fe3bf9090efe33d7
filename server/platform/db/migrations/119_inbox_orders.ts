import { Migration } from '@mikro-orm/migrations';

/** Stores orders of inbox items, which the portal carries out after a moment to undo, and answered comments. */
export class InboxOrders extends Migration {
  override up(): void {
    this.addSql(`
alter table "inbox_mark" add column "act_at" timestamptz null, add column "acting_id" text collate "C" null,
  add column "failure" text null, add column "answered_at" timestamptz null;
alter table "inbox_mark" add constraint "inbox_mark_acting_id_foreign" foreign key ("acting_id")
  references "user_account" ("id") on delete set null;
create index "inbox_mark_ordered" on "inbox_mark" ("act_at") where "act_at" is not null;
`);
  }
}
