import { Migration } from '@mikro-orm/migrations';

/** What those who have a seat at an event know of it, while it is taken back to a draft. */
export class HeardOfEvents extends Migration {
  override up(): void {
    this.addSql('alter table "event" add "last_heard" text null');
    // The owner is held to the policies too, and has none. Whoever has a seat at a draft has heard of it when it was none.
    this.addSql('alter table "event" no force row level security');
    this.addSql(`update "event" set "last_heard" = '' where "status" = 'DRAFT' and "registration_count" > 0`);
    this.addSql('alter table "event" force row level security');
  }
}
