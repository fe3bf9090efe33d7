import { Migration } from '@mikro-orm/migrations';

/** Orders keep the price of a seat, and licences that have a price are billed for each period. */
export class LicensePrices extends Migration {
  override up(): void {
    this.addSql(`
alter table "license" add "monthly_price" int null, add "billed_months" int not null default 0;
create index "license_next_period" on "license" (("valid_from" + make_interval(months => "billed_months")))
  where "status" = 'ACTIVE' and "deleted_at" is null and "monthly_price" is not null;
create policy "license_registration_inserts" on "license" as restrictive for insert to "portal_registration"
  with check (num_nonnulls(monthly_price, renewal_quantity) = 0 and billed_months = 0);
alter table "license_request" add "price" int null;
grant select (price) on license_request to portal_customer, portal_sales;
`);
  }
}
