import { Migration } from '@mikro-orm/migrations';

/** Invoices and credit notes that Dinero books and numbers, and how far each has come there. */
export class DineroDocuments extends Migration {
  // The number is given once, also by a role that may update the column.
  override up(): void {
    this.addSql(`
alter table "invoice" alter column "number" drop not null, add "dinero_id" text collate "C" null,
  add "payment_line" text null;
alter table "invoice" drop constraint "invoice_number_unique";
create unique index "invoice_number_unique" on "invoice" ("kind", "number", ("dinero_id" is null));
alter table "invoice" add constraint "invoice_dinero_unique" unique ("dinero_id");
-- A company sees a document once it has its number.
create policy "invoice_numbered" on "invoice" as restrictive for select to "portal_customer"
  using (number is not null);
grant update (number, payment_line) on invoice to portal_system;
-- A document that was deleted at Dinero before it was booked is created there once more, with another id.
grant update (dinero_id) on invoice to portal_admin;
create function invoice_keeps_its_number() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise insufficient_privilege using message = 'permission denied: a document keeps its number';
end $$;
create trigger "invoice_keeps_its_number" before update of "number", "dinero_id", "payment_line" on "invoice"
  for each row when (old.number is not null) execute function invoice_keeps_its_number();

alter table "invoice_payment" add "is_from_dinero" boolean not null default false;
grant insert, update (undone_at, undone_by) on invoice_payment to portal_system;

create table "dinero_document" ("invoice_id" text collate "C" not null,
  "next_attempt_at" timestamptz null default now(), "attempts" int not null default 0, "problem" text null,
  "difference" text collate "C" null,
  "difference_amount" int null, "compared_at" timestamptz null, primary key ("invoice_id"));
create index "dinero_document_due" on "dinero_document" ("next_attempt_at") where "next_attempt_at" is not null;
create index "dinero_document_wrong" on "dinero_document" ("invoice_id")
  where "problem" is not null or "difference" is not null;
alter table "dinero_document" add constraint "dinero_document_invoice_id_foreign" foreign key ("invoice_id")
  references "invoice" ("id");
alter table "dinero_document" enable row level security;
alter table "dinero_document" force row level security;
create policy "dinero_document_admin" on "dinero_document" to "portal_admin" using (true) with check (true);
create policy "dinero_document_system" on "dinero_document" to "portal_system" using (true) with check (true);
grant select, insert, update on dinero_document to portal_admin, portal_system;

create table "dinero_cursor" ("kind" text collate "C" not null, "changes_since" timestamptz not null,
  primary key ("kind"));
alter table "dinero_cursor" enable row level security;
alter table "dinero_cursor" force row level security;
create policy "dinero_cursor_system" on "dinero_cursor" to "portal_system" using (true) with check (true);
grant select, insert, update on dinero_cursor to portal_system;
`);
  }
}
