import { Migration } from '@mikro-orm/migrations';

/**
 * A person owns the sign-in, and a user account becomes the person's membership of a company. Every account gets a
 * person, whose id follows from the account's, so that the migration can be undone and repeated. Set-based only: its
 * memory does not depend on the number of accounts.
 */
export class Persons extends Migration {
  override up(): void {
    this.addSql(personTable);
    this.addSql(persons);
    this.addSql(memberships);
    for (const table of signInTables) this.addSql(ownedBy(table, 'person'));
    this.addSql(sessions);
    this.addSql(confirmationPolicy('person_id'));
    this.addSql(policies);
    this.addSql(grants);
    this.addSql(functions);
    this.addSql(copies);
    this.addSql(sessionFunctions(true));
    this.addSql('alter table "user_account" drop column "password_hash", drop column "has_signed_in"');
  }

  override down(): void {
    this.addSql(dropFunctions);
    this.addSql(accountsAsBefore);
    for (const table of signInTables) this.addSql(ownedBy(table, 'user'));
    this.addSql('alter table "session" drop column "person_id"');
    this.addSql(confirmationPolicy('user_id'));
    this.addSql(sessionFunctions(false));
    this.addSql(withoutPersons);
  }
}

/** Forced row-level security binds the owner too, and no policy lets the owner change rows. */
const unforced = (table: string, statements: string) => `
alter table "${table}" no force row level security;
${statements}
alter table "${table}" force row level security;
`;

const personTable = `
create table "person" ("id" text collate "C" not null, "email" text not null,
  "name" text collate "da-DK-x-icu" not null, "email_confirmed_at" timestamptz null,
  "password_hash" text collate "C" not null, "has_signed_in" boolean not null default false,
  "created_at" timestamptz not null, "version" int not null default 1,
  primary key ("id"));
`;

const persons = unforced(
  'user_account',
  `
insert into person (id, email, name, email_confirmed_at, password_hash, has_signed_in, created_at)
  select 'person_' || regexp_replace(id, '^user_', ''), email, name, email_confirmed_at, password_hash, has_signed_in,
    created_at
  from user_account;`,
);

/** Without the triggers, because programs that copy the data need not read every user again. */
const memberships = `
alter table "user_account" add "person_id" text collate "C" null;
alter table "user_account" disable trigger user;
${unforced('user_account', `update user_account set person_id = 'person_' || regexp_replace(id, '^user_', '');`)}
alter table "user_account" enable trigger user;
alter table "user_account" alter column "person_id" set not null;
alter table "user_account" add constraint "user_account_person" unique ("person_id");
alter table "user_account" add constraint "user_account_person_id_foreign" foreign key ("person_id")
  references "person" ("id");
`;

interface SignInTable {
  name: string;
  index?: true;
  /** The clauses of the foreign key for a changed or deleted owner; none by default. */
  rule?: string;
}

/** The tables of the sign-in that need the person alone. */
const signInTables: SignInTable[] = [
  { name: 'password_reset', index: true },
  { name: 'email_confirmation', rule: ' on update cascade on delete cascade' },
  { name: 'known_client' },
  { name: 'authenticator_app' },
  { name: 'passkey', index: true },
  { name: 'recovery_code' },
  { name: 'sign_in_identity', index: true },
];

const referenced = { person: 'person', user: 'user_account' };

/** The renamed column keeps its grants and indexes. */
function ownedBy({ name, index, rule = '' }: SignInTable, owner: 'person' | 'user'): string {
  const former = owner === 'person' ? 'user' : 'person';
  const value =
    owner === 'person'
      ? 'set person_id = u.person_id from user_account u where u.id = t.person_id'
      : 'set user_id = u.id from user_account u where u.person_id = t.user_id';
  return `
${name === 'email_confirmation' ? 'drop policy "email_confirmation_first" on "email_confirmation";' : ''}
alter table "${name}" drop constraint "${name}_${former}_id_foreign";
alter table "${name}" rename column "${former}_id" to "${owner}_id";
${index ? `alter index "${name}_${former}" rename to "${name}_${owner}";` : ''}
${unforced('user_account', unforced(name, `update "${name}" t ${value};`))}
alter table "${name}" add constraint "${name}_${owner}_id_foreign" foreign key ("${owner}_id")
  references "${referenced[owner]}" ("id")${rule};
`;
}

/** A session also keeps the account in which it acts. */
const sessions = `
alter table "session" add "person_id" text collate "C" null;
${unforced(
  'user_account',
  unforced('session', 'update session s set person_id = u.person_id from user_account u where u.id = s.user_id;'),
)}
alter table "session" alter column "person_id" set not null;
create index "session_person" on "session" ("person_id");
alter table "session" add constraint "session_person_id_foreign" foreign key ("person_id") references "person" ("id");
`;

const confirmationPolicy = (column: 'person_id' | 'user_id') => `
create policy "email_confirmation_first" on "email_confirmation" for insert to "portal_customer", "portal_registration",
  "portal_admin"
  with check (exists (
    select 1 from user_account u
    where u.${column === 'user_id' ? 'id' : column} = email_confirmation.${column}
      and u.email = email_confirmation.email and u.email_confirmed_at is null));
`;

const OWN_PERSON = `id = (select u.person_id from user_account u
  where u.id = (select current_setting('app.user_id', true)))`;

const policies = `
alter table "person" enable row level security;
alter table "person" force row level security;
create policy "person_admin" on "person" to "portal_admin" using (true) with check (true);
create policy "person_auth" on "person" to "portal_auth" using (true) with check (true);
create policy "person_system" on "person" to "portal_system" using (true) with check (true);
create policy "person_own" on "person" for select to "portal_customer" using (${OWN_PERSON});
create policy "person_own_change" on "person" for update to "portal_customer"
  using (${OWN_PERSON}) with check (${OWN_PERSON});
create policy "person_by_administrator" on "person" for insert to "portal_customer"
  with check (email_confirmed_at is null and (select is_company_administrator()));
create policy "person_registration" on "person" for insert to "portal_registration"
  with check (email_confirmed_at is null);
create policy "person_personal_data_select" on "person" for select to "portal_personal_data" using (true);
create policy "person_personal_data_update" on "person" for update to "portal_personal_data"
  using ((select is_erasure_confirmed()));
`;

/** The copies in the memberships are written by the triggers alone, which have the role of the sign-in. */
const grants = `
grant select (person_id) on user_account
  to portal_customer, portal_admin, portal_registration, portal_system, portal_personal_data;
revoke update (name) on user_account from portal_customer, portal_admin;
revoke update (name, email, email_confirmed_at) on user_account from portal_personal_data;
grant insert on person to portal_customer, portal_registration, portal_admin, portal_auth;
grant select on person to portal_auth;
grant update (name, email, email_confirmed_at, password_hash, has_signed_in, version) on person to portal_auth;
grant select (id, email, name, email_confirmed_at, has_signed_in, created_at, version) on person
  to portal_customer, portal_admin, portal_system, portal_personal_data;
grant update (name, version) on person to portal_customer, portal_admin;
grant update (name, email, email_confirmed_at, password_hash, version) on person to portal_personal_data;
`;

const asAuth = (statements: string) => `
set local role portal_auth;
${statements}
reset role;
`;

const ownedByAuth = (names: string[]) => `
grant create on schema public to portal_auth;
${names.map((name) => `alter function ${name} owner to portal_auth;`).join('\n')}
revoke create on schema public from portal_auth;
`;

/** A company's administrators rename colleagues, but cannot read or change their persons. */
const functions = `
create function rename_colleague(account text, new_name text) returns void language sql security definer
  set search_path = public, pg_temp as $$
  with colleague as materialized (
    select u.person_id from user_account u
    where u.id = account and u.customer_id = current_setting('app.customer_id', true) and u.role = 'USER'
      and u.deactivated_at is null and is_company_administrator()
    for no key update of u)
  update person p set name = new_name, version = p.version + 1 from colleague c
  where p.id = c.person_id and p.name <> new_name
$$;
${ownedByAuth(['rename_colleague(text, text)'])}
${asAuth(`
revoke all on function rename_colleague(text, text) from public;
grant execute on function rename_colleague(text, text) to portal_customer;`)}
`;

/** The triggers have the role of the sign-in, because most roles can neither read persons nor write the copies. */
const copies = `
create function copy_person_into_new_account() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  owner person;
begin
  select * into owner from person where id = new.person_id;
  if found then
    new.name := owner.name;
    new.email := owner.email;
    new.email_confirmed_at := owner.email_confirmed_at;
  end if;
  return new;
end
$$;
create function copy_person_to_accounts() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update user_account set name = new.name, email = new.email, email_confirmed_at = new.email_confirmed_at,
    version = version + 1
  where person_id = new.id;
  return null;
end
$$;
create trigger "user_account_person_copied" before insert on "user_account"
  for each row execute function copy_person_into_new_account();
create trigger "person_copied_to_accounts" after update of name, email, email_confirmed_at on "person"
  for each row
  when ((old.name, old.email, old.email_confirmed_at) is distinct from (new.name, new.email, new.email_confirmed_at))
  execute function copy_person_to_accounts();
${ownedByAuth(['copy_person_into_new_account()', 'copy_person_to_accounts()'])}
`;

/** The older function is removed, because it names columns that are no longer there. */
const sessionFunctions = (withPerson: boolean) => {
  const column = withPerson ? 'person_id' : 'user_id';
  const owner = withPerson ? 's.person_id' : 'u.id';
  const factors = `exists (select from authenticator_app app
      where app.${column} = ${owner} and app.confirmed_at is not null)
      or exists (select from passkey k where k.${column} = ${owner})`;
  const joins = `from session s
  join user_account u on u.id = s.user_id
  left join customer c on c.id = u.customer_id
  left join user_account a on a.id = s.actor_id
  left join session p on p.id = s.parent_id
  where s.id = sid`;
  const times = `a.id, a.name, s.expires_at, s.last_used_at, s.proved_at,
    s.ended_at is not null or u.deactivated_at is not null
      or coalesce(p.ended_at is not null or p.expires_at < now(), false),
    ${factors},
    coalesce(c.requires_second_factor, false)`;
  const facts = `
create function session_facts(sid text) returns table (
  session_id text, user_id text, customer_id text, role text, name text, email text, created_at timestamptz,
  version int, email_confirmed_at timestamptz,
  actor_id text, actor_name text, expires_at timestamptz, last_used_at timestamptz, proved_at timestamptz,
  ended boolean, has_second_factor boolean, company_requires_second_factor boolean
) language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select s.id, u.id, u.customer_id, u.role, u.name, u.email, u.created_at, u.version, u.email_confirmed_at, ${times}
  ${joins}
$$;`;
  const readers = `portal_customer, portal_admin, portal_auth, portal_public, portal_system, portal_attendee,
  portal_personal_data`;
  const names = ['session_of(text)', ...(withPerson ? [] : ['session_facts(text)'])];
  return `
${asAuth(`drop function session_of(text);${withPerson ? ' drop function session_facts(text);' : ''}`)}
create function session_of(sid text) returns table (
  session_id text, user_id text, ${withPerson ? 'person_id text, ' : ''}customer_id text, role text,
  company_role text, name text, email text, created_at timestamptz, version int, email_confirmed_at timestamptz,
  actor_id text, actor_name text, expires_at timestamptz, last_used_at timestamptz, proved_at timestamptz,
  ended boolean, has_second_factor boolean, company_requires_second_factor boolean
) language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select s.id, u.id, ${withPerson ? 's.person_id, ' : ''}u.customer_id, u.role, u.company_role, u.name, u.email,
    u.created_at, u.version, u.email_confirmed_at, ${times}
  ${joins}
$$;
${withPerson ? '' : facts}
${ownedByAuth(names)}
${asAuth(
  names
    .map((name) => `revoke all on function ${name} from public; grant execute on function ${name} to ${readers};`)
    .join('\n'),
)}
`;
};

const dropFunctions = `
drop trigger "person_copied_to_accounts" on "person";
drop trigger "user_account_person_copied" on "user_account";
${asAuth(`
drop function rename_colleague(text, text);
drop function copy_person_into_new_account();
drop function copy_person_to_accounts();`)}
`;

/** The policies of the table depend on the column, and the foreign key of the column on the table. */
const withoutPersons = `
alter table "user_account" drop constraint "user_account_person_id_foreign";
drop table "person";
alter table "user_account" drop column "person_id";
`;

/** The accounts get the columns of their persons again, and the roles their rights to them. */
const accountsAsBefore = `
alter table "user_account" add "password_hash" text collate "C" null, add "has_signed_in" boolean not null default true;
alter table "person" no force row level security;
alter table "user_account" disable trigger user;
${unforced(
  'user_account',
  `update user_account u set password_hash = p.password_hash, has_signed_in = p.has_signed_in
  from person p where p.id = u.person_id;`,
)}
alter table "user_account" enable trigger user;
alter table "user_account" alter column "password_hash" set not null;
grant update (name) on user_account to portal_customer, portal_admin;
grant update (password_hash, has_signed_in) on user_account to portal_auth;
grant update (name, email, email_confirmed_at, password_hash) on user_account to portal_personal_data;
grant select (has_signed_in) on user_account to portal_system, portal_personal_data;
`;
