import { Migration } from '@mikro-orm/migrations';

/**
 * Invoices of ledger entries: the drafts at Dinero, EAN and purchase order numbers, and the admin who marked them as
 * paid.
 */
export class Accounting extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(policies);
    this.addSql(grants);
  }
}

const grants = `
grant select, insert, update, delete on dinero_request to portal_admin;
`;

const tables = `
alter table "ledger_entry" add "ean_number" text null, add "po_number" text null, add "invoice_draft_id" text null,
  add "invoice_drafted_at" timestamptz null, add "marked_paid_by" text null;
create index "ledger_entry_customer_status" on "ledger_entry" ("customer_id", "status", "id", "gross");

create table "dinero_request" ("id" text not null, "claimed_at" timestamptz not null, primary key ("id"));
`;

const policies = `
alter policy "ledger_entry_customer_owes" on "ledger_entry"
  with check (status = 'PENDING' and num_nonnulls(invoice_draft_id, invoice_drafted_at, marked_paid_by) = 0);
alter table "dinero_request" enable row level security;
alter table "dinero_request" force row level security;
create policy "dinero_request_admin" on "dinero_request" to "portal_admin" using (true) with check (true);
`;
