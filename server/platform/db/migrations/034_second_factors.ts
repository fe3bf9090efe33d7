import { Migration } from '@mikro-orm/migrations';

/** Two-step verification: authenticator apps, passkeys, recovery codes, and how and where a session began. */
export class SecondFactors extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(statusForSystem);
    this.addSql(columns);
    this.addSql(sessionFunction);
  }
}

const tables = `
create table "authenticator_app" ("user_id" text collate "C" not null, "secret" text not null,
  "created_at" timestamptz not null, "confirmed_at" timestamptz null, "last_used_at" timestamptz null,
  "last_step" int not null default 0,
  primary key ("user_id"));
alter table "authenticator_app" add constraint "authenticator_app_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id");

create table "passkey" ("id" text collate "C" not null, "user_id" text collate "C" not null,
  "credential_id" text collate "C" not null, "public_key" text collate "C" not null, "counter" bigint not null,
  "transports" text not null,
  "name" text not null, "created_at" timestamptz not null, "last_used_at" timestamptz null,
  primary key ("id"));
alter table "passkey" add constraint "passkey_credential_id_unique" unique ("credential_id");
create index "passkey_user" on "passkey" ("user_id", "id");
alter table "passkey" add constraint "passkey_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id");

create table "recovery_code" ("user_id" text collate "C" not null, "code_hash" text collate "C" not null,
  "created_at" timestamptz not null, "used_at" timestamptz null,
  primary key ("user_id", "code_hash"));
alter table "recovery_code" add constraint "recovery_code_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id");

create table "used_challenge" ("challenge_hash" text collate "C" not null, "expires_at" timestamptz not null,
  primary key ("challenge_hash"));

${['authenticator_app', 'passkey', 'recovery_code', 'used_challenge']
  .map(
    (table) => `
alter table "${table}" enable row level security;
alter table "${table}" force row level security;
create policy "${table}_auth" on "${table}" to "portal_auth" using (true) with check (true);
grant select, insert, update, delete on ${table} to portal_auth;
`,
  )
  .join('')}
`;

/** Which users have a second factor, without its secrets. */
const statusForSystem = `
create policy "authenticator_app_system_select" on "authenticator_app" for select to "portal_system" using (true);
create policy "passkey_system_select" on "passkey" for select to "portal_system" using (true);
grant select (user_id, confirmed_at) on authenticator_app to portal_system;
grant select (user_id) on passkey to portal_system;
`;

/** The columns have defaults for replicas of the previous version, which insert sessions without values. */
const columns = `
alter table "session" add "method" text not null default 'PASSWORD', add "proved_at" timestamptz not null default now(),
  add "user_agent" text null, add "address" text null;
alter table "customer" add "requires_second_factor" boolean not null default false,
  add "requires_payment_proof" boolean not null default false;
grant update (requires_second_factor, requires_payment_proof, version) on customer to portal_auth;
`;

/** A new function, because replicas of the previous version still call session_in_use and expect its old columns. */
const sessionFunction = `
create function session_facts(sid text) returns table (
  session_id text, user_id text, customer_id text, role text, name text, email text, created_at timestamptz,
  version int, email_confirmed_at timestamptz,
  actor_id text, actor_name text, expires_at timestamptz, last_used_at timestamptz, proved_at timestamptz,
  ended boolean, has_second_factor boolean, company_requires_second_factor boolean
) language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select s.id, u.id, u.customer_id, u.role, u.name, u.email, u.created_at, u.version, u.email_confirmed_at,
    a.id, a.name, s.expires_at, s.last_used_at, s.proved_at,
    s.ended_at is not null or u.deactivated_at is not null
      or coalesce(p.ended_at is not null or p.expires_at < now(), false),
    exists (select from authenticator_app app where app.user_id = u.id and app.confirmed_at is not null)
      or exists (select from passkey k where k.user_id = u.id),
    coalesce(c.requires_second_factor, false)
  from session s
  join user_account u on u.id = s.user_id
  left join customer c on c.id = u.customer_id
  left join user_account a on a.id = s.actor_id
  left join session p on p.id = s.parent_id
  where s.id = sid
$$;

grant create on schema public to portal_auth;
alter function session_facts(text) owner to portal_auth;
revoke create on schema public from portal_auth;
set local role portal_auth;
revoke all on function session_facts(text) from public;
grant execute on function session_facts(text)
  to portal_customer, portal_admin, portal_auth, portal_public, portal_system, portal_attendee;
reset role;
`;
