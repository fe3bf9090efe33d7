import { Migration } from '@mikro-orm/migrations';

/** A version column, the optimistic lock of renewal plans. */
export class RenewalVersions extends Migration {
  override up(): void {
    this.addSql('alter table "renewal_plan" add "version" int not null default 1;');
  }
}
