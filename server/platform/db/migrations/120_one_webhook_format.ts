import { Migration } from '@mikro-orm/migrations';

/**
 * Removes the format of webhooks from before Standard Webhooks. Such a webhook is switched off, because its secret
 * cannot sign the messages that are sent from now on.
 */
export class OneWebhookFormat extends Migration {
  override up(): void {
    this.addSql(`
update "integration_instance" set "is_enabled" = false, "version" = "version" + 1
  where "plugin_id" = 'webhooks' and "webhook_format" = 'LEGACY' and "is_enabled";
alter table "integration_instance" drop column "webhook_format";
alter table "webhook_delivery" drop column "format";
`);
  }
}
