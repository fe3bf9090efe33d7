import { Migration } from '@mikro-orm/migrations';

/**
 * Names are sorted by Danish rules, everything else by code point, as the database's default is. Danish rules sort 'aa'
 * as the last letter of the alphabet, which would be wrong within ids, because ids sort by time.
 */
export class NamesInDanishOrder extends Migration {
  override up(): void {
    this.addSql(
      'alter table "customer" alter column "name" type text collate "da-DK-x-icu", ' +
        'alter column "contact_person" type text collate "da-DK-x-icu"',
    );
    this.addSql('alter table "team_member" alter column "name" type text collate "da-DK-x-icu"');
  }
}
