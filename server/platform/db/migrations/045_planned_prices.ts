import { Migration } from '@mikro-orm/migrations';

/** Admins plan changes of the price list, and change or withdraw a plan until its first day. */
export class PlannedPrices extends Migration {
  override up(): void {
    this.addSql(`
alter table "price_list" add "note" text not null default '', add "created_by_id" text collate "C" null,
  add "withdrawn_at" timestamptz null, add "version" int not null default 1;
alter table "price_list" drop constraint "price_list_valid_from_unique";
create unique index "price_list_day" on "price_list" ("valid_from") where "withdrawn_at" is null;
create policy "price_list_admin_plans" on "price_list" for insert to "portal_admin"
  with check (valid_from > (now() at time zone 'Europe/Copenhagen')::date);
create policy "price_list_admin_changes" on "price_list" for update to "portal_admin"
  using (valid_from > (now() at time zone 'Europe/Copenhagen')::date and withdrawn_at is null)
  with check (valid_from > (now() at time zone 'Europe/Copenhagen')::date);
grant insert, update (valid_from, figures, note, withdrawn_at, version) on price_list to portal_admin;
`);
  }
}
