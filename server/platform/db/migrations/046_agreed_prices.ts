import { Migration } from '@mikro-orm/migrations';

/** Prices that are agreed with a company. A service agreement keeps the one that it was sold at. */
export class AgreedPrices extends Migration {
  override up(): void {
    this.addSql(`
create table "agreed_price" ("id" text collate "C" not null, "customer_id" text collate "C" not null,
  "item" text collate "C" not null, "price" int null, "discount_percent" int null, "valid_from" date not null,
  "valid_until" date null, "note" text not null default '', "created_by_id" text collate "C" null,
  "created_at" timestamptz not null, "withdrawn_at" timestamptz null, "version" int not null default 1,
  primary key ("id"));
create index "agreed_price_customer_newest" on "agreed_price" ("customer_id", "id");
create unique index "agreed_price_day" on "agreed_price" ("customer_id", "item", "valid_from")
  where "withdrawn_at" is null;
alter table "agreed_price" add constraint "agreed_price_customer_id_foreign"
  foreign key ("customer_id") references "customer" ("id");
alter table "agreed_price" enable row level security;
alter table "agreed_price" force row level security;
create policy "agreed_price_customer" on "agreed_price" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "agreed_price_admin" on "agreed_price" to "portal_admin" using (true) with check (true);
create policy "agreed_price_system" on "agreed_price" to "portal_system" using (true) with check (true);
grant select (id, customer_id, item, price, discount_percent, valid_from, valid_until, created_at, withdrawn_at,
  version) on agreed_price to portal_customer, portal_system;
grant select, insert, update on agreed_price to portal_admin;

alter table "service_agreement" add "agreed_price_id" text collate "C" null;
alter table "service_agreement" add constraint "service_agreement_agreed_price_id_foreign"
  foreign key ("agreed_price_id") references "agreed_price" ("id");
`);
  }
}
