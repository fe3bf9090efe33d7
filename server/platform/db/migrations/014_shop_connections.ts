import { Migration } from '@mikro-orm/migrations';

/** The shops that installations are connected to, and the states of OAuth authorisations in progress. */
export class ShopConnections extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(policies);
    this.addSql(grants);
  }
}

const tables = `
alter table "integration_instance" add column "connected_to" text null, add column "access_expires_at" timestamptz null,
  add column "renewing_until" timestamptz null;
create index "integration_instance_connected_to" on "integration_instance" ("connected_to")
  where "connected_to" is not null;

create table "oauth_state" (
  "state_hash" text not null, "browser_hash" text not null, "user_id" text not null, "customer_id" text not null,
  "installation_id" text not null, "shop" text not null, "expires_at" timestamptz not null, primary key ("state_hash")
);
alter table "oauth_state" add constraint "oauth_state_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id") on delete cascade;
alter table "oauth_state" add constraint "oauth_state_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id") on delete cascade;
alter table "oauth_state" add constraint "oauth_state_installation_id_foreign" foreign key ("installation_id")
  references "installation" ("id") on delete cascade;
`;

const policies = `
alter table "oauth_state" enable row level security;
alter table "oauth_state" force row level security;
create policy "oauth_state_system" on "oauth_state" to "portal_system" using (true) with check (true);
`;

// Only the system may read the expiry and the renewal of access tokens, as it alone reads the tokens themselves.
const grants = `
grant select (connected_to) on integration_instance to portal_customer, portal_admin;
grant select, insert, delete on oauth_state to portal_system;
`;
