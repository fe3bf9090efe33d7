import { Migration } from '@mikro-orm/migrations';

/** A company's payment method for new departments, and indexes of the licences of an installation. */
export class DefaultPaymentMethod extends Migration {
  override up(): void {
    this.addSql(`
alter table "customer" add "default_payment_method" text null;
alter table "customer" add constraint "customer_default_payment_method_shared"
  check (default_payment_method collate "C" = 'INVOICE');
grant update (default_payment_method, version) on customer to portal_sales;
create policy "customer_paid_by_administrator" on "customer" as restrictive for update to "portal_sales"
  using (true)
  with check (current_setting('app.user_id', true) = '' or (select is_company_administrator()));

drop policy "department_customer_inserts" on "department";
create policy "department_customer_inserts" on "department" as restrictive for insert to "portal_customer"
  with check (num_nonnulls(stripe_payment_method_id, card_brand, card_last4, card_exp_month, card_exp_year) = 0
    and (payment_method is null or payment_method = (select c.default_payment_method from customer c
        where c.id = department.customer_id)));

create index "license_current" on "license" ("installation_id", "id")
  where "status" <> 'EXPIRED' and "deleted_at" is null;
create index "license_expired" on "license" ("installation_id", "id")
  where "status" = 'EXPIRED' and "deleted_at" is null;
`);
  }
}
