import { Migration } from '@mikro-orm/migrations';

/** The marks of the admins on items of the inbox, their notes, and the indexes by which the inbox is read. */
export class Inbox extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(indexes);
    this.addSql(rights);
  }
}

const tables = `
create table "inbox_mark" ("kind" text collate "C" not null, "subject_id" text collate "C" not null,
  "since" timestamptz not null, "assignee_id" text collate "C" null, "snoozed_until" timestamptz null,
  primary key ("kind", "subject_id"));
alter table "inbox_mark" add constraint "inbox_mark_assignee_id_foreign" foreign key ("assignee_id")
  references "user_account" ("id") on delete set null;

create table "internal_note" ("id" text collate "C" not null, "customer_id" text collate "C" null,
  "kind" text collate "C" null, "subject_id" text collate "C" null, "author_id" text collate "C" not null,
  "text" text not null, "request_id" text collate "C" not null, "created_at" timestamptz not null,
  primary key ("id"));
alter table "internal_note" add constraint "internal_note_request_id_unique" unique ("request_id");
create index "internal_note_company" on "internal_note" ("customer_id", "id");
create index "internal_note_subject" on "internal_note" ("kind", "subject_id", "id");
create index "internal_note_author" on "internal_note" ("author_id");
alter table "internal_note" add constraint "internal_note_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id") on delete set null;
alter table "internal_note" add constraint "internal_note_author_id_foreign" foreign key ("author_id")
  references "user_account" ("id");
`;

/** Each holds only what waits, so that the inbox costs the same however large the tables are. */
const indexes = `
create index "customer_not_set_up" on "customer" ("id")
  where "dinero_contact_id" is null or "click_up_folder_id" is null or "point_of_contact_id" is null;
create index "license_request_waiting" on "license_request" ("id")
  where "fulfilled_at" is null and "status" in ('PENDING', 'PROCESSING', 'APPROVED');
create index "ledger_entry_failed" on "ledger_entry" ("id")
  where "status" = 'FAILED' and "first_failed_at" is not null;
create index "ledger_entry_waits_for_invoice" on "ledger_entry" ("created_at")
  where "invoice_id" is null and not "is_invoiced_elsewhere" and "invoice_draft_id" is null and "gross" > 0
    and ("status" = 'PAID' or "status" = 'PENDING' and "method" = 'INVOICE');
create index "integration_instance_failing" on "integration_instance" ("id")
  where "failures_in_row" >= 5 or "needs_reconnect";
`;

const rights = `
alter table "inbox_mark" enable row level security;
alter table "inbox_mark" force row level security;
create policy "inbox_mark_admin" on "inbox_mark" to "portal_admin" using (true) with check (true);
alter table "internal_note" enable row level security;
alter table "internal_note" force row level security;
create policy "internal_note_admin" on "internal_note" to "portal_admin" using (true) with check (true);
create policy "internal_note_personal_data_select" on "internal_note" for select to "portal_personal_data"
  using (true);
create policy "internal_note_personal_data_update" on "internal_note" for update to "portal_personal_data"
  using ((select is_erasure_confirmed()));
grant select, insert, update on inbox_mark to portal_admin;
grant select, insert on internal_note to portal_admin;
grant select on internal_note to portal_personal_data;
grant update (text) on internal_note to portal_personal_data;
`;
