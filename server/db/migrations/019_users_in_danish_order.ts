import { Migration } from '@mikro-orm/migrations';

/** A company's own people and departments are in the order of Danish names, too. */
export class UsersInDanishOrder extends Migration {
  override up(): void {
    this.addSql('alter table "user_account" alter column "name" type text collate "da-DK-x-icu"');
    this.addSql('alter table "department" alter column "name" type text collate "da-DK-x-icu"');
  }
}
