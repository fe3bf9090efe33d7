import { Migration } from '@mikro-orm/migrations';

/**
 * Purchase ids of clients and keys of the portal get separate namespaces, and each company gets its own. Agreements end
 * on the last day of their term (decision 026), and the count of billed months follows that rule.
 */
export class PurchaseKeys extends Migration {
  override up(): void {
    // The column has a default, because servers of the previous version insert without an origin while they are
    // replaced.
    for (const table of ['ledger_entry', 'clip_card', 'service_agreement']) {
      this.addSql(`alter table "${table}" add "origin" text collate "C" not null default 'CLIENT'`);
      // Forced row-level security binds the owner too, and no policy lets the owner see rows.
      this.addSql(`alter table "${table}" no force row level security`);
      this.addSql(
        `update "${table}" set "origin" = 'PORTAL' where ${createdByPortal[table as keyof typeof createdByPortal]}`,
      );
      this.addSql(`alter table "${table}" force row level security`);
      this.addSql(unique(table, '"customer_id", "origin", "purchase_id"'));
      this.addSql(
        `create policy "${table}_client_key" on "${table}" as restrictive for insert to "portal_sales"
           with check (origin = 'CLIENT')`,
      );
    }
    this.addSql(unique('license_request', '"customer_id", "purchase_id"'));
    this.addSql(cancelledRequests);
    this.addSql(nextPeriods);
    this.addSql(counting);
  }
}

const createdByPortal = {
  ledger_entry: `purchase_id = subject_id or starts_with(purchase_id, subject_id || ':')`,
  clip_card: 'purchase_id = id',
  service_agreement: 'purchase_id = id',
};

/** The constraint keeps its name, because servers of the previous version recognise a repeated purchase by it. */
const unique = (table: string, columns: string) => `
alter table "${table}" drop constraint "${table}_purchase_id_unique";
alter table "${table}" add constraint "${table}_purchase_id_unique" unique (${columns});
`;

/**
 * Customers may delete a licence request, together with its installation, only if it was cancelled and created no
 * licences.
 */
const cancelledRequests = `
grant delete on license_request to portal_customer;
create policy "license_request_customer_deletes_cancelled" on "license_request" as restrictive for delete
  to "portal_customer"
  using (status = 'REJECTED' and fulfilled_at is null);
`;

/** An index of the active agreements by the beginning of their next period. */
const nextPeriods = `
create index "service_agreement_next_period"
  on "service_agreement" (("start_date" + make_interval(months => "billed_months")))
  where "status" = 'ACTIVE' and "deleted_at" is null;
`;

const monthsOf = (agreement: string) => `case ${agreement}."payment_interval" when 'YEARLY' then 12 else 1 end`;

/**
 * The function of migration 020, except that the last period ends on the agreement's last day instead of the day after.
 */
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
