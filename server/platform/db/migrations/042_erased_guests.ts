import { Migration } from '@mikro-orm/migrations';

/** The data of people who registered for an event without an account is erased some time after the event. */
export class ErasedGuests extends Migration {
  override up(): void {
    this.addSql(`
alter table "event_registration" add "erased_at" timestamptz null;
create index "event_registration_guest" on "event_registration" ("event_id")
  where "user_id" is null and "erased_at" is null;
grant update (name, email, phone, company, dietary_restrictions, special_requirements, link_key, erased_at, version)
  on event_registration to portal_system;
`);
  }
}
