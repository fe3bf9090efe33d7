import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes for a company's requests by status and its activities by type, so that a page of a rare kind needs no scan.
 */
export class FilteredLists extends Migration {
  override up(): void {
    this.addSql('create index "license_request_customer_status" on "license_request" ("customer_id", "status", "id");');
    this.addSql('create index "activity_customer_type" on "activity" ("customer_id", "entity_type", "id");');
  }
}
