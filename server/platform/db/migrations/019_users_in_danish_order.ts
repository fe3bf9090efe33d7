import { Migration } from '@mikro-orm/migrations';

/** Sorts the names of users and departments by Danish rules. */
export class UsersInDanishOrder extends Migration {
  override up(): void {
    this.addSql('alter table "user_account" alter column "name" type text collate "da-DK-x-icu"');
    this.addSql('alter table "department" alter column "name" type text collate "da-DK-x-icu"');
  }
}
