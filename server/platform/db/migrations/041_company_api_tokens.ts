import { Migration } from '@mikro-orm/migrations';

/** Administrators of a company issue its API tokens, and a token can be limited to network addresses. */
export class CompanyApiTokens extends Migration {
  override up(): void {
    this.addSql(`
alter table "api_token" add "allowed_addresses" text[] not null default '{}';
create index "api_token_issuer" on "api_token" ("issued_by_id", "id");
create policy "api_token_customer" on "api_token" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "api_token_administrator_reads" on "api_token" as restrictive for select to "portal_customer"
  using ((select is_company_administrator()));
create policy "api_token_by_administrator" on "api_token" as restrictive for insert to "portal_customer"
  with check ((select is_company_administrator()));
create policy "api_token_changed_by_administrator" on "api_token" as restrictive for update to "portal_customer"
  using ((select is_company_administrator()));
create policy "api_token_issued_by_viewer" on "api_token" as restrictive for insert to "portal_customer"
  with check (issued_by_id = (select current_setting('app.user_id', true)));
grant select (id, customer_id, name, last_four, scope, issued_by_id, created_at, expires_at, last_used_at,
  last_used_address, revoked_at, allowed_addresses), insert, update (revoked_at, expires_at)
  on api_token to portal_customer;

create function api_token_in_use(hash text) returns table (
  token_id text, customer_id text, name text, scope text, last_used_at timestamptz, expires_at timestamptz,
  allowed_addresses text[]
) language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select t.id, t.customer_id, t.name, t.scope, t.last_used_at, t.expires_at, t.allowed_addresses from api_token t
  where t.token_hash = hash and t.revoked_at is null
$$;
grant create on schema public to portal_auth;
alter function api_token_in_use(text) owner to portal_auth;
revoke create on schema public from portal_auth;
set local role portal_auth;
revoke all on function api_token_in_use(text) from public;
grant execute on function api_token_in_use(text)
  to portal_customer, portal_admin, portal_auth, portal_public, portal_system, portal_attendee;
reset role;
`);
  }
}
