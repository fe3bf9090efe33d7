import { Migration } from '@mikro-orm/migrations';

/** Payments of invoices, in part or whole, and what was credited of each invoice. */
export class InvoicePayments extends Migration {
  override up(): void {
    this.addSql(`
alter table "invoice" add "credited" int not null default 0, add "paid" int not null default 0;
update invoice i set credited = -c.gross
from (select credits_id, sum(gross) as gross from invoice where credits_id is not null group by 1) c
where c.credits_id = i.id;
create index "invoice_newest" on "invoice" ("issued_on", "id");
create index "invoice_credit_notes" on "invoice" ("issued_on", "id") where "kind" = 'CREDIT_NOTE';
create index "invoice_unpaid" on "invoice" ("customer_id", "due_on", "open") where "open" > 0;
create index "invoice_open" on "invoice" ("issued_on", "id") where "open" <> 0;
create index "invoice_credited" on "invoice" ("issued_on", "id") where "credited" = "gross";
create index "invoice_partly_paid" on "invoice" ("customer_id", "department_id") where "paid" <> 0;
-- What is paid, credited and still to be paid are the only columns of an issued invoice that change.
grant update (open, paid, credited, version) on invoice to portal_admin, portal_system;

create table "invoice_payment" ("id" text collate "C" not null, "customer_id" text collate "C" not null,
  "invoice_id" text collate "C" not null, "amount" int not null, "paid_on" date not null, "note" text null,
  "recorded_by" text not null, "created_at" timestamptz not null, "undone_at" timestamptz null,
  "undone_by" text null, primary key ("id"));
create index "invoice_payment_invoice" on "invoice_payment" ("invoice_id", "id");
create index "invoice_payment_customer" on "invoice_payment" ("customer_id");
create index "invoice_payment_paid" on "invoice_payment" ("paid_on", "id");
alter table "invoice_payment" add constraint "invoice_payment_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "invoice_payment" add constraint "invoice_payment_invoice_id_foreign" foreign key ("invoice_id")
  references "invoice" ("id");
alter table "invoice_payment" enable row level security;
alter table "invoice_payment" force row level security;
create policy "invoice_payment_customer" on "invoice_payment" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "invoice_payment_admin" on "invoice_payment" to "portal_admin" using (true) with check (true);
create policy "invoice_payment_system" on "invoice_payment" to "portal_system" using (true) with check (true);
create policy "invoice_payment_personal_data_select" on "invoice_payment" for select to "portal_personal_data"
  using (true);
create policy "invoice_payment_personal_data_update" on "invoice_payment" for update to "portal_personal_data"
  using ((select is_erasure_confirmed()));
grant select on invoice_payment to portal_customer, portal_personal_data, portal_system;
grant update (recorded_by, undone_by) on invoice_payment to portal_personal_data;
grant select, insert, update (undone_at, undone_by) on invoice_payment to portal_admin;

grant update (invoicing, version) on customer to portal_sales;

alter table "ledger_entry" add "payment_id" text collate "C" null;
create index "ledger_entry_payment" on "ledger_entry" ("payment_id") where "payment_id" is not null;
alter policy "ledger_entry_sales_inserts" on "ledger_entry"
  with check (num_nonnulls(provider_id, settled_at, failure_message, invoice_draft_id, invoice_drafted_at,
    marked_paid_by, invoice_id, payment_id) = 0 and status = 'PENDING');
`);
  }
}
