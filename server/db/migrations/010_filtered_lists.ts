import { Migration } from '@mikro-orm/migrations';

/** A company's requests by status and its activities by type are pages of an index, however rare what is asked for. */
export class FilteredLists extends Migration {
  override up(): void {
    this.addSql('create index "license_request_customer_status" on "license_request" ("customer_id", "status", "id");');
    this.addSql('create index "activity_customer_type" on "activity" ("customer_id", "entity_type", "id");');
  }
}
