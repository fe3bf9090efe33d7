import { Migration } from '@mikro-orm/migrations';

/** Indexes of the orders of events and of seats without an invoice. Names sort by Danish rules. */
export class MoreSorts extends Migration {
  override up(): void {
    this.addSql(collation);
    this.addSql(indexes);
  }
}

const collation = `
alter table "event_registration" alter column "name" type text collate "da-DK-x-icu";
`;

const indexes = `
create index "event_by_price" on "event" ("price", "id");
create index "event_by_registrations" on "event" ("registration_count", "id");
create index "event_registration_unbilled_by_name" on "event_registration" ("name", "id")
  where "owed_since" is not null and "entry_id" is null and "waived_at" is null;
create index "event_registration_unbilled_by_price" on "event_registration" ("price", "id")
  where "owed_since" is not null and "entry_id" is null and "waived_at" is null;
`;
