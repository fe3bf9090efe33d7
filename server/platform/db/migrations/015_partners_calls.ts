import { Migration } from '@mikro-orm/migrations';

/** Idempotent calls, and the points that callers have spent in a minute. */
export class PartnersCalls extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(policies);
    this.addSql(grants);
    this.addSql(keeping);
  }
}

const tables = `
create table "idempotent_call" (
  "id" text not null, "fingerprint" text not null, "attempt" text not null, "alive_until" timestamptz not null,
  "journal" text null, "answer" text null, "created_at" timestamptz not null, primary key ("id")
);
create index "idempotent_call_age" on "idempotent_call" ("created_at");

create unlogged table "rate_window" (
  "key" text not null, "minute" bigint not null, "used" bigint not null, primary key ("key", "minute")
);
`;

const policies = `
alter table "idempotent_call" enable row level security;
alter table "idempotent_call" force row level security;
create policy "idempotent_call_auth" on "idempotent_call" to "portal_auth" using (true) with check (true);
create policy "idempotent_call_system" on "idempotent_call" to "portal_system" using (true) with check (true);
`;

const grants = `
grant select, insert, update, delete on idempotent_call to portal_auth;
grant select, delete on idempotent_call to portal_system;
grant select, insert, update on rate_window to portal_auth;
grant select, delete on rate_window to portal_system;
`;

/**
 * Stores the replay journal in the transaction of the write that it records, whatever the role of that write is. Rolls
 * the write back when another attempt has taken the call over.
 */
const keeping = `
create function keep_steps(call text, mine text, written text) returns void language plpgsql security definer
  set search_path = public as $$
begin
  update idempotent_call set journal = written where id = call and attempt = mine;
  if not found then raise exception 'another attempt took the call over'; end if;
end
$$;
grant create on schema public to portal_auth;
alter function keep_steps(text, text, text) owner to portal_auth;
revoke create on schema public from portal_auth;
set local role portal_auth;
revoke all on function keep_steps(text, text, text) from public;
grant execute on function keep_steps(text, text, text)
  to portal_customer, portal_admin, portal_auth, portal_registration, portal_sign_up, portal_system;
reset role;
`;
