import { Migration } from '@mikro-orm/migrations';

/** API tokens expire, and remember the address of their last use. Tokens that exist already do not expire. */
export class ApiTokenExpiry extends Migration {
  override up(): void {
    this.addSql(`
alter table "api_token" add "expires_at" timestamptz null, add "last_used_address" text null,
  add "expiry_mailed_at" timestamptz null;
create index "api_token_expires" on "api_token" ("expires_at") where "revoked_at" is null;
grant update (last_used_address, expiry_mailed_at) on api_token to portal_auth;

create function api_token_of(hash text) returns table (
  token_id text, customer_id text, name text, scope text, last_used_at timestamptz, expires_at timestamptz
) language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select t.id, t.customer_id, t.name, t.scope, t.last_used_at, t.expires_at from api_token t
  where t.token_hash = hash and t.revoked_at is null
$$;
grant create on schema public to portal_auth;
alter function api_token_of(text) owner to portal_auth;
revoke create on schema public from portal_auth;
set local role portal_auth;
revoke all on function api_token_of(text) from public;
grant execute on function api_token_of(text)
  to portal_customer, portal_admin, portal_auth, portal_public, portal_system, portal_attendee;
reset role;
`);
  }
}
