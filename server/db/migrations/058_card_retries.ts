import { Migration } from '@mikro-orm/migrations';

/** Card payments that fail are tried again, and their goods are paused when the last attempt has failed. */
export class CardRetries extends Migration {
  override up(): void {
    this.addSql(`
alter table "ledger_entry" add "attempt" int not null default 1, add "attempted_at" timestamptz null,
  add "is_attended" boolean not null default false, add "first_failed_at" timestamptz null,
  add "next_retry_at" timestamptz null, add "refused_card_id" text null;
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
`);
  }
}
