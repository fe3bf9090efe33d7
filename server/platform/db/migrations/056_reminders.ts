import { Migration } from '@mikro-orm/migrations';

const TENANT_POLICIES = (table: string) => `
alter table "${table}" enable row level security;
alter table "${table}" force row level security;
create policy "${table}_customer" on "${table}" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "${table}_admin" on "${table}" to "portal_admin" using (true) with check (true);
create policy "${table}_system" on "${table}" to "portal_system" using (true) with check (true);`;

/** Reminders of unpaid invoices, and the invoices and companies that get none. */
export class Reminders extends Migration {
  override up(): void {
    this.addSql(`
create table "reminder" ("id" text collate "C" not null, "customer_id" text collate "C" not null,
  "invoice_id" text collate "C" not null, "number" int not null, "sent_on" date not null, "fee" int not null,
  "announced_fee" int not null, "fee_entry_id" text collate "C" null, "waived_at" timestamptz null,
  "waived_by_id" text collate "C" null, "created_at" timestamptz not null, primary key ("id"));
alter table "reminder" add constraint "reminder_number_unique" unique ("invoice_id", "number");
create index "reminder_customer" on "reminder" ("customer_id");
alter table "reminder" add constraint "reminder_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "reminder" add constraint "reminder_invoice_id_foreign" foreign key ("invoice_id")
  references "invoice" ("id");
alter table "reminder" add constraint "reminder_fee_entry_id_foreign" foreign key ("fee_entry_id")
  references "ledger_entry" ("id");
${TENANT_POLICIES('reminder')}
grant select on reminder to portal_customer;
grant select, insert on reminder to portal_admin, portal_system;
-- A sent reminder never changes; only its fee can be waived.
grant update (waived_at, waived_by_id) on reminder to portal_admin;

create table "invoice_hold" ("invoice_id" text collate "C" not null, "customer_id" text collate "C" not null,
  "kind" text collate "C" not null, "until" date null, "note" text null, "held_by_id" text collate "C" not null,
  "created_at" timestamptz not null, primary key ("invoice_id"));
create index "invoice_hold_customer" on "invoice_hold" ("customer_id");
alter table "invoice_hold" add constraint "invoice_hold_invoice_id_foreign" foreign key ("invoice_id")
  references "invoice" ("id");
alter table "invoice_hold" add constraint "invoice_hold_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
${TENANT_POLICIES('invoice_hold')}
-- The note is for admins alone.
grant select (invoice_id, customer_id, kind, until, held_by_id, created_at) on invoice_hold to portal_customer;
grant select on invoice_hold to portal_system;
grant select, insert, update, delete on invoice_hold to portal_admin;

alter table "customer" add "sends_reminders" boolean not null default true;
`);
  }
}
