import { Migration } from '@mikro-orm/migrations';

/** The integrations of installations, and the deliveries of webhooks. */
export class Integrations extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(policies);
    this.addSql(grants);
  }
}

// Only the system may read secrets. The roles that accept an invitation or register for an event also add deliveries.
const grants = `
grant select (id, customer_id, installation_id, plugin_id, is_enabled, settings, secrets_set, connected_at,
  needs_reconnect, last_success_at, last_error_at, last_error, failures_in_row, told_failing_at, version)
  on integration_instance to portal_customer, portal_admin;
grant select (id, customer_id, plugin_id, is_enabled, settings) on integration_instance to portal_auth, portal_sign_up;
grant insert on integration_instance to portal_customer, portal_admin;
grant update (is_enabled, settings, secrets, secrets_set, failures_in_row, told_failing_at, version)
  on integration_instance to portal_customer;
grant select, insert, update on integration_instance to portal_system;

grant select, insert on webhook_delivery to portal_customer, portal_admin;
grant insert on webhook_delivery to portal_auth, portal_sign_up;
grant select, insert, update, delete on webhook_delivery to portal_system;
`;

const tables = `
create table "integration_instance" (
  "id" text not null, "customer_id" text not null, "installation_id" text not null, "plugin_id" text not null,
  "is_enabled" boolean not null default false, "settings" jsonb not null, "secrets" text null,
  "secrets_set" jsonb not null, "connected_at" timestamptz null, "needs_reconnect" boolean not null default false,
  "last_success_at" timestamptz null, "last_error_at" timestamptz null, "last_error" text null,
  "failures_in_row" int not null default 0, "told_failing_at" timestamptz null, "version" int not null default 1,
  primary key ("id")
);
create index "integration_instance_installation" on "integration_instance" ("installation_id");
create index "integration_instance_receivers" on "integration_instance" ("customer_id")
  where "plugin_id" = 'webhooks' and "is_enabled";
alter table "integration_instance" add constraint "integration_instance_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "integration_instance" add constraint "integration_instance_installation_id_foreign"
  foreign key ("installation_id") references "installation" ("id") on delete cascade;

create table "webhook_delivery" (
  "id" text not null, "customer_id" text not null, "instance_id" text not null, "event_id" text not null,
  "type" text null, "body" text not null, "status" text not null default 'WAITING',
  "attempts" smallint not null default 0, "next_attempt_at" timestamptz not null, "http_status" int null,
  "answer" text null, "error" text null, "created_at" timestamptz not null, "settled_at" timestamptz null,
  primary key ("id")
);
create index "webhook_delivery_newest" on "webhook_delivery" ("instance_id", "id");
create index "webhook_delivery_due" on "webhook_delivery" ("next_attempt_at") where "status" = 'WAITING';
create unique index "webhook_delivery_once" on "webhook_delivery" ("instance_id", "event_id")
  where "status" = 'WAITING';
alter table "webhook_delivery" add constraint "webhook_delivery_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "webhook_delivery" add constraint "webhook_delivery_instance_id_foreign" foreign key ("instance_id")
  references "integration_instance" ("id") on delete cascade;
`;

const policies = `
alter table "integration_instance" enable row level security;
alter table "integration_instance" force row level security;
create policy "integration_instance_customer" on "integration_instance" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "integration_instance_sign_up" on "integration_instance" to "portal_sign_up"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "integration_instance_admin" on "integration_instance" to "portal_admin" using (true) with check (true);
create policy "integration_instance_auth" on "integration_instance" to "portal_auth" using (true) with check (true);
create policy "integration_instance_system" on "integration_instance" to "portal_system" using (true) with check (true);

alter table "webhook_delivery" enable row level security;
alter table "webhook_delivery" force row level security;
create policy "webhook_delivery_customer" on "webhook_delivery" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "webhook_delivery_sign_up" on "webhook_delivery" to "portal_sign_up"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "webhook_delivery_admin" on "webhook_delivery" to "portal_admin" using (true) with check (true);
create policy "webhook_delivery_auth" on "webhook_delivery" to "portal_auth" using (true) with check (true);
create policy "webhook_delivery_system" on "webhook_delivery" to "portal_system" using (true) with check (true);
`;
