import { Migration } from '@mikro-orm/migrations';

const CUSTOMER_POLICY = (table: string) => `create policy "${table}_customer" on "${table}" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));`;

/** Invoices and credit notes with gap-free numbers. Entries that exist already are invoiced by other means. */
export class Invoices extends Migration {
  override up(): void {
    this.addSql(`
create table "invoice_series" ("kind" text collate "C" not null, "last_number" int not null, primary key ("kind"));
insert into invoice_series (kind, last_number) values ('INVOICE', 10000), ('CREDIT_NOTE', 20000);
alter table "invoice_series" enable row level security;
alter table "invoice_series" force row level security;
create policy "invoice_series_admin" on "invoice_series" to "portal_admin" using (true) with check (true);
create policy "invoice_series_system" on "invoice_series" to "portal_system" using (true) with check (true);
grant select, update (last_number) on invoice_series to portal_admin, portal_system;

create table "invoice" ("id" text collate "C" not null, "customer_id" text collate "C" not null,
  "department_id" text collate "C" not null, "kind" text collate "C" not null, "number" int not null,
  "issued_on" date not null, "due_on" date null, "method" text collate "C" not null, "seller" jsonb not null,
  "buyer" jsonb not null, "contact_person" text not null, "net" int not null, "vat" int not null, "gross" int not null,
  "open" int not null,
  "credits_id" text collate "C" null, "reason" text null, "issued_by_id" text collate "C" null,
  "created_at" timestamptz not null, "version" int not null default 1,
  primary key ("id"));
alter table "invoice" add constraint "invoice_number_unique" unique ("kind", "number");
create index "invoice_customer_newest" on "invoice" ("customer_id", "id");
create index "invoice_department_newest" on "invoice" ("department_id", "id");
create index "invoice_credits" on "invoice" ("credits_id");
alter table "invoice" add constraint "invoice_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "invoice" add constraint "invoice_department_id_foreign" foreign key ("department_id")
  references "department" ("id");
alter table "invoice" add constraint "invoice_credits_id_foreign" foreign key ("credits_id")
  references "invoice" ("id");
alter table "invoice" enable row level security;
alter table "invoice" force row level security;
${CUSTOMER_POLICY('invoice')}
create policy "invoice_admin" on "invoice" to "portal_admin" using (true) with check (true);
create policy "invoice_system" on "invoice" to "portal_system" using (true) with check (true);
create policy "invoice_personal_data_select" on "invoice" for select to "portal_personal_data" using (true);
create policy "invoice_personal_data_update" on "invoice" for update to "portal_personal_data"
  using ((select is_erasure_confirmed()));
grant select on invoice to portal_customer, portal_personal_data;
grant update (contact_person) on invoice to portal_personal_data;
-- What is still to be paid is the only column of an issued invoice that changes.
grant select, insert, update (open, version) on invoice to portal_admin, portal_system;

create table "invoice_line" ("invoice_id" text collate "C" not null, "position" int not null,
  "customer_id" text collate "C" not null, "entry_id" text collate "C" not null, "credits_position" int null,
  "description" text not null, "net" int not null, "vat" int not null, "gross" int not null,
  primary key ("invoice_id", "position"));
create index "invoice_line_entry" on "invoice_line" ("entry_id");
create index "invoice_line_customer" on "invoice_line" ("customer_id");
alter table "invoice_line" add constraint "invoice_line_invoice_id_foreign" foreign key ("invoice_id")
  references "invoice" ("id");
alter table "invoice_line" add constraint "invoice_line_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "invoice_line" add constraint "invoice_line_entry_id_foreign" foreign key ("entry_id")
  references "ledger_entry" ("id");
alter table "invoice_line" enable row level security;
alter table "invoice_line" force row level security;
${CUSTOMER_POLICY('invoice_line')}
create policy "invoice_line_admin" on "invoice_line" to "portal_admin" using (true) with check (true);
create policy "invoice_line_system" on "invoice_line" to "portal_system" using (true) with check (true);
grant select on invoice_line to portal_customer;
grant select, insert on invoice_line to portal_admin, portal_system;

alter table "ledger_entry" add "invoice_id" text collate "C" null,
  add "is_invoiced_elsewhere" boolean not null default true;
alter table "ledger_entry" alter "is_invoiced_elsewhere" set default false;
create index "ledger_entry_invoice" on "ledger_entry" ("invoice_id");
create index "ledger_entry_not_invoiced" on "ledger_entry" ("department_id", "id")
  where "invoice_id" is null and not "is_invoiced_elsewhere" and "invoice_draft_id" is null;
alter policy "ledger_entry_sales_inserts" on "ledger_entry"
  with check (num_nonnulls(provider_id, settled_at, failure_message, invoice_draft_id, invoice_drafted_at,
    marked_paid_by, invoice_id) = 0 and status = 'PENDING');

alter table "customer" add "invoicing" text collate "C" not null default 'IMMEDIATE',
  add "payment_days" int null;
`);
  }
}
