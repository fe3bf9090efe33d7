import { Migration } from '@mikro-orm/migrations';

/**
 * Purchase ids that clients choose and keys that the portal makes no longer share a namespace, and neither do two companies'.
 * Agreements end on the last day of their term (decision 032), which the count of billed months follows.
 */
export class PurchaseKeys extends Migration {
  override up(): void {
    // Servers of the version before insert without an origin while replicas are replaced.
    for (const table of ['ledger_entry', 'clip_card', 'service_agreement']) {
      this.addSql(`alter table "${table}" add "origin" text collate "C" not null default 'CLIENT'`);
      // The owner is held to the policies too, and has none.
      this.addSql(`alter table "${table}" no force row level security`);
      this.addSql(
        `update "${table}" set "origin" = 'PORTAL' where ${madeByPortal[table as keyof typeof madeByPortal]}`,
      );
      this.addSql(`alter table "${table}" force row level security`);
      this.addSql(unique(table, '"customer_id", "origin", "purchase_id"'));
      this.addSql(
        `create policy "${table}_client_key" on "${table}" as restrictive for insert to "portal_sales" with check (origin = 'CLIENT')`,
      );
    }
    this.addSql(unique('license_request', '"customer_id", "purchase_id"'));
    this.addSql(cancelledRequests);
    this.addSql(nextPeriods);
    this.addSql(counting);
  }
}

const madeByPortal = {
  ledger_entry: `purchase_id = subject_id or starts_with(purchase_id, subject_id || ':')`,
  clip_card: 'purchase_id = id',
  service_agreement: 'purchase_id = id',
};

/** The name stays, because servers of the version before recognize a repeated purchase by it. */
const unique = (table: string, columns: string) => `
alter table "${table}" drop constraint "${table}_purchase_id_unique";
alter table "${table}" add constraint "${table}_purchase_id_unique" unique (${columns});
`;

/** A request that was cancelled and made no licences may be deleted along with its installation; no other. */
const cancelledRequests = `
grant delete on license_request to portal_customer;
create policy "license_request_customer_deletes_cancelled" on "license_request" as restrictive for delete to "portal_customer"
  using (status = 'REJECTED' and fulfilled_at is null);
`;

/** The next period of each active agreement, in the order in which they begin. */
const nextPeriods = `
create index "service_agreement_next_period" on "service_agreement" (("start_date" + make_interval(months => "billed_months")))
  where "status" = 'ACTIVE' and "deleted_at" is null;
`;

const monthsOf = (agreement: string) => `case ${agreement}."payment_interval" when 'YEARLY' then 12 else 1 end`;

/** As in 020, but that the last period ends on the agreement's last day instead of the day after. */
const counting = `
create or replace function count_billed() returns trigger language plpgsql as $$
begin
  if new.billed_periods <> coalesce(old.billed_periods, 0) and new.billed_months = coalesce(old.billed_months, 0) then
    new.billed_months := (
      select coalesce(max(months), 0) from generate_series(0, new.billed_periods * ${monthsOf('new')}) months
      where new.start_date + make_interval(months => months) <= new.end_date + 1);
  else
    new.billed_periods := ceil(new.billed_months / (${monthsOf('new')})::numeric);
  end if;
  return new;
end
$$;
`;
