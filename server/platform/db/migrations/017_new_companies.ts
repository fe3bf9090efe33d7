import { Migration } from '@mikro-orm/migrations';

/** An index of companies without a point of contact, for the count in the menu. */
export class NewCompanies extends Migration {
  override up(): void {
    this.addSql('create index "customer_new" on "customer" ("id") where "point_of_contact_id" is null;');
  }
}
