import { Migration } from '@mikro-orm/migrations';

/** Mail domains of companies, the organisation that a company trusts, and colleagues who ask to become users. */
export class CompanyAccess extends Migration {
  override up(): void {
    this.addSql(`
create table "company_domain" ("id" text collate "C" not null, "customer_id" text collate "C" not null,
  "domain" text collate "C" not null, "token" text collate "C" not null, "created_at" timestamptz not null,
  "dns_found_at" timestamptz null, "confirmed_at" timestamptz null,
  primary key ("id"));
alter table "company_domain" add constraint "company_domain_claim" unique ("customer_id", "domain");
create unique index "company_domain_confirmed" on "company_domain" ("domain") where "confirmed_at" is not null;

create table "company_sign_in" ("customer_id" text collate "C" not null, "provider" text collate "C" not null,
  "issuer" text collate "C" not null, "tenant" text collate "C" not null, "is_required" boolean not null,
  "join_policy" text collate "C" not null, "join_role" text collate "C" not null, "created_at" timestamptz not null,
  primary key ("customer_id"));

create table "access_request" ("id" text collate "C" not null, "customer_id" text collate "C" not null,
  "name" text not null, "email" text not null, "provider" text collate "C" null, "issuer" text collate "C" null,
  "subject" text collate "C" null, "tenant" text collate "C" null, "created_at" timestamptz not null,
  "expires_at" timestamptz not null, "decided_at" timestamptz null,
  primary key ("id"));
create index "access_request_customer_newest" on "access_request" ("customer_id", "id");
create unique index "access_request_waiting" on "access_request" ("customer_id", lower("email"))
  where "decided_at" is null;

${['company_domain', 'company_sign_in', 'access_request']
  .map(
    (table) => `
alter table "${table}" add constraint "${table}_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "${table}" enable row level security;
alter table "${table}" force row level security;
create policy "${table}_customer" on "${table}" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "${table}_admin" on "${table}" to "portal_admin" using (true) with check (true);
grant select on ${table} to portal_customer, portal_admin, portal_auth;
`,
  )
  .join('')}
create policy "company_domain_auth_select" on "company_domain" for select to "portal_auth" using (true);
create policy "company_sign_in_auth" on "company_sign_in" to "portal_auth" using (true) with check (true);
create policy "access_request_auth" on "access_request" to "portal_auth" using (true) with check (true);
create policy "access_request_system" on "access_request" to "portal_system" using (true) with check (true);

create policy "company_domain_by_administrator" on "company_domain" as restrictive for insert to "portal_customer"
  with check ((select is_company_administrator()));
create policy "company_domain_changed_by_administrator" on "company_domain" as restrictive for update
  to "portal_customer" using ((select is_company_administrator()));
create policy "company_domain_customer_inserts" on "company_domain" as restrictive for insert to "portal_customer"
  with check (num_nonnulls(confirmed_at, dns_found_at) = 0);
create policy "company_domain_removed_by_administrator" on "company_domain" as restrictive for delete
  to "portal_customer" using ((select is_company_administrator()));

grant insert, update (dns_found_at), delete on company_domain to portal_customer;
grant update (dns_found_at, confirmed_at), delete on company_domain to portal_admin;
grant insert, update, delete on company_sign_in to portal_auth;
grant delete on company_sign_in to portal_admin;
grant insert, update on access_request to portal_auth;
grant select, delete on access_request to portal_system;
`);
  }
}
