import { Migration } from '@mikro-orm/migrations';

/** Admins add departments and installations for companies; the keys make a repeated request add nothing. */
export class AddedByAdmins extends Migration {
  override up(): void {
    this.addSql(`
alter table "department" add "request_id" text collate "C" null;
alter table "department" add constraint "department_request_id_unique" unique ("request_id");
alter table "installation" add "request_id" text collate "C" null;
alter table "installation" add constraint "installation_request_id_unique" unique ("request_id");
-- The columns of installations are granted one by one, because of the key.
grant select (request_id) on installation to portal_customer, portal_admin, portal_registration, portal_sales;
create index "customer_by_contact" on "customer" ("point_of_contact_id", "name", "id");
`);
  }
}
