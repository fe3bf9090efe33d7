import { Migration } from '@mikro-orm/migrations';

/** Companies are sorted by their CVR number. The new index also finds companies with the same number. */
export class CompaniesByVatNumber extends Migration {
  override up(): void {
    this.addSql(`
create index "customer_by_vat_number" on "customer" ("vat_number", "id");
drop index "customer_vat_number";
`);
  }
}
