import { Migration } from '@mikro-orm/migrations';

const OWN_ROWS = `(select current_setting('app.customer_id', true))`;

/**
 * Seats at paid events are billed. The role that signs people up may insert the ledger entry of a seat for its own
 * company, and nothing else about payments.
 */
export class PaidEvents extends Migration {
  override up(): void {
    this.addSql(columns);
    this.addSql(grants);
    this.addSql(seatsToCome);
  }
}

const columns = `
alter table "event_registration" add "price" int null, add "department_id" text collate "C" null,
  add "owed_since" timestamptz null, add "entry_id" text collate "C" null, add "waived_at" timestamptz null,
  add "waived_by_id" text collate "C" null, add "waive_reason" text null;
alter table "event_registration" add constraint "event_registration_department_id_foreign"
  foreign key ("department_id") references "department" ("id") on delete set null;
alter table "event_registration" add constraint "event_registration_entry_id_foreign"
  foreign key ("entry_id") references "ledger_entry" ("id");
alter table "event_registration" add constraint "event_registration_billed"
  check (owed_since is not null or entry_id is null and waived_at is null);
create unique index "event_registration_entry" on "event_registration" ("entry_id");
create index "event_registration_department" on "event_registration" ("department_id");
create index "event_registration_unbilled" on "event_registration" ("owed_since", "id")
  where "owed_since" is not null and "entry_id" is null and "waived_at" is null;
`;

const grants = `
grant update (owed_since, entry_id, waived_at, waived_by_id, waive_reason) on event_registration to portal_system;
grant update (waive_reason) on event_registration to portal_personal_data;
grant select on customer, department, ledger_entry to portal_sign_up;
-- To lock the department until the entry is stored, the role must be able to update something of it.
grant update (version) on department to portal_sign_up;
grant insert on ledger_entry to portal_sign_up;
create policy "customer_sign_up" on "customer" to "portal_sign_up"
  using (id = ${OWN_ROWS}) with check (id = ${OWN_ROWS});
create policy "department_sign_up" on "department" to "portal_sign_up"
  using (customer_id = ${OWN_ROWS}) with check (customer_id = ${OWN_ROWS});
create policy "ledger_entry_sign_up" on "ledger_entry" to "portal_sign_up"
  using (customer_id = ${OWN_ROWS}) with check (customer_id = ${OWN_ROWS});
create policy "ledger_entry_sign_up_inserts" on "ledger_entry" as restrictive for insert to "portal_sign_up"
  with check (num_nonnulls(provider_id, settled_at, failure_message, invoice_draft_id, invoice_drafted_at,
    marked_paid_by, invoice_id, payment_id, attempted_at, first_failed_at, next_retry_at, refused_card_id) = 0
    and status = 'PENDING' and attempt = 1 and not is_attended and subject = 'event_seat' and origin = 'PORTAL'
    and net > 0);
`;

/** Mails have announced an invoice to everybody who has a seat at a paid event, so that admins bill those to come. */
const seatsToCome = `
update event_registration r set price = e.price, owed_since = r.created_at
from event e
where e.id = r.event_id and e.price > 0 and e.status = 'PUBLISHED' and e.ends_at > now()
  and r.status in ('REGISTERED', 'CONFIRMED') and r.erased_at is null;
update event_registration r set price = e.price
from event e where e.id = r.event_id and e.price > 0 and r.status = 'WAITLISTED';
`;
