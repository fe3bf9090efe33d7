import { Migration } from '@mikro-orm/migrations';

/**
 * Card payments that fail are tried again, and their goods are paused when the last attempt has failed. Invoices are
 * paid by card.
 */
export class CardRetries extends Migration {
  override up(): void {
    this.addSql(`
alter table "ledger_entry" add "attempt" int not null default 1, add "attempted_at" timestamptz null,
  add "is_attended" boolean not null default false, add "first_failed_at" timestamptz null,
  add "next_retry_at" timestamptz null, add "refused_card_id" text collate "C" null;
create index "ledger_entry_retry" on "ledger_entry" ("next_retry_at")
  where "status" = 'FAILED' and "next_retry_at" is not null;
create index "ledger_entry_failed_goods" on "ledger_entry" ("subject_id") where "first_failed_at" is not null;
alter policy "ledger_entry_sales_inserts" on "ledger_entry"
  with check (num_nonnulls(provider_id, settled_at, failure_message, invoice_draft_id, invoice_drafted_at,
    marked_paid_by, invoice_id, payment_id, attempted_at, first_failed_at, next_retry_at, refused_card_id) = 0
    and status = 'PENDING' and attempt = 1 and not is_attended);

alter table "service_agreement" add "paused_at" timestamptz null;
alter table "license" add "paused_at" timestamptz null;
alter policy "service_agreement_sales_inserts" on "service_agreement"
  with check (num_nonnulls(reminded_of, deleted_at, paused_at) = 0 and status = 'PENDING');
alter policy "license_registration_inserts" on "license"
  with check (num_nonnulls(monthly_price, renewal_quantity, paused_at) = 0 and billed_months = 0);

create table "invoice_charge" ("id" text collate "C" not null, "customer_id" text collate "C" not null,
  "invoice_id" text collate "C" not null, "amount" int not null,
  "status" text collate "C" not null default 'PENDING', "provider_id" text collate "C" null,
  "failure_message" text null,
  "created_at" timestamptz not null, "settled_at" timestamptz null, "next_check_at" timestamptz not null,
  primary key ("id"));
alter table "invoice_charge" add constraint "invoice_charge_provider_id_unique" unique ("provider_id");
create index "invoice_charge_invoice" on "invoice_charge" ("invoice_id", "id");
create index "invoice_charge_customer" on "invoice_charge" ("customer_id");
create unique index "invoice_charge_pending" on "invoice_charge" ("invoice_id") where "status" = 'PENDING';
create index "invoice_charge_unsettled" on "invoice_charge" ("next_check_at") where "status" = 'PENDING';
alter table "invoice_charge" add constraint "invoice_charge_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "invoice_charge" add constraint "invoice_charge_invoice_id_foreign" foreign key ("invoice_id")
  references "invoice" ("id");
alter table "invoice_charge" enable row level security;
alter table "invoice_charge" force row level security;
create policy "invoice_charge_customer" on "invoice_charge" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "invoice_charge_admin" on "invoice_charge" to "portal_admin" using (true) with check (true);
create policy "invoice_charge_system" on "invoice_charge" to "portal_system" using (true) with check (true);
grant select on invoice_charge to portal_customer, portal_admin;
grant select, insert, update on invoice_charge to portal_system;
alter table "invoice_payment" add "provider_id" text collate "C" null;
alter table "invoice_payment" add constraint "invoice_payment_provider_id_unique" unique ("provider_id");
grant insert on invoice_payment to portal_system;
`);
  }
}
