import { Migration } from '@mikro-orm/migrations';

/** Used hours of a company by day, and the month in which their statement was mailed last. */
export class UsedHours extends Migration {
  override up(): void {
    this.addSql('create index "hour_entry_worked" on "hour_entry" ("customer_id", "worked_on", "id");');
    this.addSql('alter table "customer" add "hours_mailed_month" date null;');
  }
}
