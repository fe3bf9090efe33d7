import { Migration } from '@mikro-orm/migrations';

/** The user who gets mails about a failing integration, and the time of the last such mail. */
export class IntegrationAdministrators extends Migration {
  override up(): void {
    this.addSql(`
      alter table "integration_instance" add "administrator_id" text collate "C" null,
        add "failure_mailed_at" timestamptz null;
      alter table "integration_instance" add constraint "integration_instance_administrator_id_foreign"
        foreign key ("administrator_id") references "user_account" ("id") on delete set null;
      grant select (administrator_id) on integration_instance to portal_customer;
      grant update (administrator_id) on integration_instance to portal_customer;
    `);
  }
}
