import { Migration } from '@mikro-orm/migrations';

/** Lets the system delete old idempotency records. */
export class DeleteIdempotencyRecords extends Migration {
  override up(): void {
    this.addSql('grant delete on provider_event to portal_system');
    this.addSql('grant select, delete on dinero_request to portal_system');
    this.addSql(
      'create policy "dinero_request_system" on "dinero_request" to "portal_system" using (true) with check (true)',
    );
  }
}
