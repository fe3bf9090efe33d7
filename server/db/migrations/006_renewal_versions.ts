import { Migration } from '@mikro-orm/migrations';

/** What is noted about a renewal is no longer overwritten unseen. */
export class RenewalVersions extends Migration {
  override up(): void {
    this.addSql('alter table "renewal_plan" add "version" int not null default 1;');
  }
}
