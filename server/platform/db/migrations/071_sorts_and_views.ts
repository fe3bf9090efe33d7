import { Migration } from '@mikro-orm/migrations';

/** Indexes of the orders that admins can choose, and the views that they save. */
export class SortsAndViews extends Migration {
  override up(): void {
    this.addSql(indexes);
    this.addSql(tables);
    this.addSql(rights);
  }
}

const indexes = `
create index "invoice_by_due" on "invoice" ("due_on", "id");
create index "invoice_by_number" on "invoice" ("number", "id");
create index "invoice_by_gross" on "invoice" ("gross", "id");
create index "invoice_by_open" on "invoice" ("open", "id");
create index "license_request_by_quantity" on "license_request" ("requested_licenses", "id");
create index "license_request_by_approval" on "license_request" ("approved_at", "id");
create index "service_agreement_by_start" on "service_agreement" ("start_date", "id");
create index "service_agreement_by_end" on "service_agreement" ("end_date", "id");
create index "service_agreement_by_duration" on "service_agreement" ("duration", "id");
create index "clip_card_by_hours" on "clip_card" ("hours", "id");
create index "clip_card_by_hours_used" on "clip_card" ("hours_used", "id");
create index "clip_card_by_price" on "clip_card" ("price", "id");
create index "clip_card_by_expiry" on "clip_card" ("expires_on", "id");
create index "seat_reading_by_bought" on "seat_reading" ("bought", "installation_id");
create index "seat_reading_by_in_use" on "seat_reading" ("in_use", "installation_id");
`;

const tables = `
create table "saved_view" ("id" text collate "C" not null, "list" text collate "C" not null,
  "owner_id" text collate "C" not null, "is_shared" boolean not null default false, "name" text not null,
  "parameters" text not null, "columns" jsonb not null, "request_id" text collate "C" not null,
  "created_at" timestamptz not null, "version" int not null default 1, primary key ("id"));
alter table "saved_view" add constraint "saved_view_request_id_unique" unique ("request_id");
alter table "saved_view" add constraint "saved_view_owner_id_foreign" foreign key ("owner_id")
  references "user_account" ("id");
create unique index "saved_view_name_unique" on "saved_view" ("owner_id", "list", (lower("name") collate "C"));
create index "saved_view_shared" on "saved_view" ("list", "id") where "is_shared";

create table "list_preference" ("owner_id" text collate "C" not null, "list" text collate "C" not null,
  "columns" jsonb not null, "default_view_id" text collate "C" null, primary key ("owner_id", "list"));
alter table "list_preference" add constraint "list_preference_owner_id_foreign" foreign key ("owner_id")
  references "user_account" ("id");
alter table "list_preference" add constraint "list_preference_default_view_id_foreign"
  foreign key ("default_view_id") references "saved_view" ("id") on delete set null;
create index "list_preference_default_view" on "list_preference" ("default_view_id");
`;

const rights = `
alter table "saved_view" enable row level security;
alter table "saved_view" force row level security;
create policy "saved_view_admin" on "saved_view" to "portal_admin"
  using (is_shared or owner_id = (select current_setting('app.user_id', true)))
  with check (is_shared or owner_id = (select current_setting('app.user_id', true)));
create policy "saved_view_personal_data_select" on "saved_view" for select to "portal_personal_data" using (true);
create policy "saved_view_personal_data_delete" on "saved_view" for delete to "portal_personal_data"
  using ((select is_erasure_confirmed()));
alter table "list_preference" enable row level security;
alter table "list_preference" force row level security;
create policy "list_preference_admin" on "list_preference" to "portal_admin"
  using (owner_id = (select current_setting('app.user_id', true)))
  with check (owner_id = (select current_setting('app.user_id', true)));
create policy "list_preference_personal_data_select" on "list_preference" for select to "portal_personal_data"
  using (true);
create policy "list_preference_personal_data_delete" on "list_preference" for delete to "portal_personal_data"
  using ((select is_erasure_confirmed()));
grant select, insert, update, delete on saved_view to portal_admin;
grant select, insert, update, delete on list_preference to portal_admin;
grant select, delete on saved_view to portal_personal_data;
grant select, delete on list_preference to portal_personal_data;
`;
