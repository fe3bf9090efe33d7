import { Migration } from '@mikro-orm/migrations';

/** The time of a session's last use, and the browsers and networks from which a user has signed in. */
export class IdleSessionsAndKnownClients extends Migration {
  override up(): void {
    this.addSql(lastUse);
    this.addSql(sessionFunction);
    this.addSql(knownClients);
  }
}

/** The column has a default for replicas of the previous version, which insert sessions without a value. */
const lastUse = `
alter table "session" add "last_used_at" timestamptz not null default now();
`;

/** A new function, because replicas of the previous version still call session_viewer and expect its old columns. */
const sessionFunction = `
create function session_in_use(sid text) returns table (
  session_id text, user_id text, customer_id text, role text, name text, email text, created_at timestamptz,
  version int,
  actor_id text, actor_name text, expires_at timestamptz, last_used_at timestamptz, ended boolean
) language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select s.id, u.id, u.customer_id, u.role, u.name, u.email, u.created_at, u.version, a.id, a.name, s.expires_at,
    s.last_used_at,
    s.ended_at is not null or u.deactivated_at is not null
      or coalesce(p.ended_at is not null or p.expires_at < now(), false)
  from session s
  join user_account u on u.id = s.user_id
  left join user_account a on a.id = s.actor_id
  left join session p on p.id = s.parent_id
  where s.id = sid
$$;

grant create on schema public to portal_auth;
alter function session_in_use(text) owner to portal_auth;
revoke create on schema public from portal_auth;
set local role portal_auth;
revoke all on function session_in_use(text) from public;
grant execute on function session_in_use(text)
  to portal_customer, portal_admin, portal_auth, portal_public, portal_system;
reset role;
`;

const knownClients = `
create table "known_client" ("user_id" text collate "C" not null, "key_hash" text collate "C" not null,
  "created_at" timestamptz not null, "last_used_at" timestamptz not null, "expires_at" timestamptz not null,
  primary key ("user_id", "key_hash"));
alter table "known_client" add constraint "known_client_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id");

alter table "known_client" enable row level security;
alter table "known_client" force row level security;
create policy "known_client_auth" on "known_client" to "portal_auth" using (true) with check (true);
create policy "known_client_system" on "known_client" to "portal_system" using (true) with check (true);

grant select, insert, update, delete on known_client to portal_auth;
grant select, delete on known_client to portal_system;
`;
