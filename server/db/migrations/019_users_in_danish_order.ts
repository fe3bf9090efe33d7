import { Migration } from '@mikro-orm/migrations';

/** The names of users and departments are sorted by Danish rules as well. */
export class UsersInDanishOrder extends Migration {
  override up(): void {
    this.addSql('alter table "user_account" alter column "name" type text collate "da-DK-x-icu"');
    this.addSql('alter table "department" alter column "name" type text collate "da-DK-x-icu"');
  }
}
