import { Migration } from '@mikro-orm/migrations';

/** Hour entries: the hours that were used from a clip card or returned to it. */
export class ClipCardHours extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(grants);
  }
}

const grants = `
grant select on hour_entry to portal_customer;
grant select, insert on hour_entry to portal_admin, portal_system;
`;

const tables = `
create table "hour_entry" (
  "id" text not null, "customer_id" text not null, "clip_card_id" text not null, "worked_on" date not null,
  "minutes" int not null, "description" text not null, "reason" text null, "task_id" text null,
  "logged_by" text not null, "created_at" timestamptz not null, primary key ("id")
);
create index "hour_entry_task" on "hour_entry" ("task_id", "id");
create index "hour_entry_newest" on "hour_entry" ("clip_card_id", "id");

alter table "clip_card" add "low_since" timestamptz null, add "is_billed" boolean not null default false;

alter table "hour_entry" add constraint "hour_entry_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "hour_entry" add constraint "hour_entry_clip_card_id_foreign" foreign key ("clip_card_id")
  references "clip_card" ("id");
alter table "hour_entry" enable row level security;
alter table "hour_entry" force row level security;
create policy "hour_entry_customer" on "hour_entry" to "portal_customer"
  using (customer_id = current_setting('app.customer_id', true))
  with check (customer_id = current_setting('app.customer_id', true));
create policy "hour_entry_admin" on "hour_entry" to "portal_admin" using (true) with check (true);
create policy "hour_entry_system" on "hour_entry" to "portal_system" using (true) with check (true);
`;
