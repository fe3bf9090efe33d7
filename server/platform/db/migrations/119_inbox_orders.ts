import { Migration } from '@mikro-orm/migrations';

/** What the portal does for an item of the inbox after a moment to undo, and comments that need no answer. */
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
