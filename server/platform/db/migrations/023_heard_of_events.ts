import { Migration } from '@mikro-orm/migrations';

/** The last published details of an event, which its attendees know while the event is a draft again. */
export class HeardOfEvents extends Migration {
  override up(): void {
    this.addSql('alter table "event" add "last_heard" text null');
    // Forced row-level security binds the owner too, and no policy lets the owner see rows. A draft with registrations
    // was published before, so its attendees know of it.
    this.addSql('alter table "event" no force row level security');
    this.addSql(`update "event" set "last_heard" = '' where "status" = 'DRAFT' and "registration_count" > 0`);
    this.addSql('alter table "event" force row level security');
  }
}
