import { Migration } from '@mikro-orm/migrations';

/** The price list moves from the code into the database. Agreements keep the version that they were sold at. */
export class PriceLists extends Migration {
  override up(): void {
    this.addSql(`
create table "price_list" ("id" text collate "C" not null, "valid_from" date not null, "figures" jsonb not null,
  "created_at" timestamptz not null,
  primary key ("id"));
alter table "price_list" add constraint "price_list_valid_from_unique" unique ("valid_from");
alter table "price_list" enable row level security;
alter table "price_list" force row level security;
create policy "price_list_admin_select" on "price_list" for select to "portal_admin" using (true);
create policy "price_list_system_select" on "price_list" for select to "portal_system" using (true);
grant select on price_list to portal_admin, portal_system;

alter table "price_list" no force row level security;
insert into price_list (id, valid_from, figures, created_at)
  values ('price_first', '2020-01-01', '${JSON.stringify(FIRST_FIGURES)}', now());

alter table "service_agreement" add "price_list_id" text collate "C" not null default 'price_first';
alter table "service_agreement" add constraint "service_agreement_price_list_id_foreign"
  foreign key ("price_list_id") references "price_list" ("id");
alter table "price_list" force row level security;
`);
  }
}

/** The prices of the specification. A copy, because a migration must not change with the code. */
const FIRST_FIGURES = {
  hourlyRate: 129_500,
  volumeDiscounts: [
    { fromHours: 1, percent: 0 },
    { fromHours: 10, percent: 10 },
    { fromHours: 25, percent: 15 },
    { fromHours: 50, percent: 20 },
    { fromHours: 75, percent: 25 },
  ],
  licenseTiers: [
    { upTo: 10, price: 49_900 },
    { upTo: 50, price: 44_900 },
    { upTo: 100, price: 39_900 },
    { upTo: 200, price: 34_900 },
    { upTo: null, price: 29_900 },
  ],
  yearlyDiscountPercent: 20,
  planPrices: {},
};
