import { Migration } from '@mikro-orm/migrations';

/**
 * Messages by Standard Webhooks, and signing secrets that overlap while one replaces the other. By the defaults, what
 * exists and what the version before adds during the upgrade keeps the format that receivers know.
 */
export class StandardWebhooks extends Migration {
  override up(): void {
    this.addSql(`
      alter table "integration_instance" add "webhook_format" text collate "C" not null default 'LEGACY',
        add "previous_secret_ends_at" timestamptz null;
      alter table "webhook_delivery" add "format" text collate "C" not null default 'LEGACY',
        add "subject_id" text collate "C" null;
    `);
    this.addSql(`
      grant select (webhook_format, previous_secret_ends_at) on integration_instance to portal_customer, portal_admin;
      grant update (webhook_format, previous_secret_ends_at) on integration_instance to portal_customer;
      grant select (webhook_format) on integration_instance to portal_auth, portal_sign_up, portal_sales;
    `);
  }
}
