import { Migration } from '@mikro-orm/migrations';

/** Runs of an action on many rows, and what became of each row. */
export class BulkRuns extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(rights);
  }
}

const tables = `
create table "bulk_run" ("id" text collate "C" not null, "action" text collate "C" not null,
  "options" jsonb not null default '{}',
  "author_id" text collate "C" not null, "acting_id" text collate "C" not null,
  "request_id" text collate "C" not null, "fingerprint" text collate "C" not null,
  "state" text collate "C" not null default 'RUNNING', "reason" text null, "total" int not null,
  "done" int not null default 0, "failed" int not null default 0, "skipped" int not null default 0,
  "undone" int not null default 0, "kept" int not null default 0, "leased_until" timestamptz null,
  "created_at" timestamptz not null, "finished_at" timestamptz null, primary key ("id"));
alter table "bulk_run" add constraint "bulk_run_request_id_unique" unique ("request_id");
create index "bulk_run_active" on "bulk_run" ("acting_id") where "state" in ('RUNNING', 'UNDOING');
create index "bulk_run_author" on "bulk_run" ("author_id");
create index "bulk_run_created" on "bulk_run" ("created_at");
alter table "bulk_run" add constraint "bulk_run_author_id_foreign" foreign key ("author_id")
  references "user_account" ("id");
alter table "bulk_run" add constraint "bulk_run_acting_id_foreign" foreign key ("acting_id")
  references "user_account" ("id");

create table "bulk_item" ("run_id" text collate "C" not null, "subject_id" text collate "C" not null,
  "position" int not null, "title" text not null, "path" text not null,
  "state" text collate "C" not null default 'WAITING', "reason" text null, "undo" jsonb null,
  primary key ("run_id", "subject_id"));
create index "bulk_item_state" on "bulk_item" ("run_id", "state", "position");
alter table "bulk_item" add constraint "bulk_item_run_id_foreign" foreign key ("run_id")
  references "bulk_run" ("id") on delete cascade;
`;

const rights = `
alter table "bulk_run" enable row level security;
alter table "bulk_run" force row level security;
create policy "bulk_run_admin" on "bulk_run" to "portal_admin" using (true) with check (true);
create policy "bulk_run_system" on "bulk_run" to "portal_system" using (true) with check (true);
alter table "bulk_item" enable row level security;
alter table "bulk_item" force row level security;
create policy "bulk_item_admin" on "bulk_item" to "portal_admin" using (true) with check (true);
create policy "bulk_item_system" on "bulk_item" to "portal_system" using (true) with check (true);
grant select, insert, update on bulk_run, bulk_item to portal_admin;
grant select, update, delete on bulk_run, bulk_item to portal_system;
`;
