import { Migration } from '@mikro-orm/migrations';

/**
 * Names are sorted as Danes do; everything else by its code points, as the database does from its making on. Danish rules
 * take the two letters of 'aa' for the last letter of the alphabet, also in an id, whose order is that of time.
 */
export class NamesInDanishOrder extends Migration {
  override up(): void {
    this.addSql(
      'alter table "customer" alter column "name" type text collate "da-DK-x-icu", alter column "contact_person" type text collate "da-DK-x-icu"',
    );
    this.addSql('alter table "team_member" alter column "name" type text collate "da-DK-x-icu"');
  }
}
