import { Migration } from '@mikro-orm/migrations';

/** Stores with an order of an inbox item which version of the licence request the admin saw. */
export class SeenVersions extends Migration {
  override up(): void {
    this.addSql(`alter table "inbox_mark" add column "seen_version" int null;`);
  }
}
