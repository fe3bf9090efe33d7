import { Migration } from '@mikro-orm/migrations';

/**
 * A person may have memberships in several companies, at most one active one in each. A confirmed address belongs to
 * one person with an active membership instead of one account. Can be undone as long as nobody has two memberships.
 */
export class Memberships extends Migration {
  override up(): void {
    this.addSql(memberships);
    this.addSql(confirmedAddresses);
    this.addSql(uses);
    this.addSql('alter table "session" add "issuer" text collate "C" null, add "tenant" text collate "C" null');
    this.addSql(mutedMails(true));
    this.addSql(renamedColleague(true));
    this.addSql(sessionOf(true));
    this.addSql(joinedClaims);
  }

  override down(): void {
    this.addSql(singleMembership);
    this.addSql(withoutJoinedClaims);
    this.addSql(sessionOf(false));
    this.addSql(renamedColleague(false));
    this.addSql(mutedMails(false));
    this.addSql(withoutConfirmedAddresses);
    this.addSql('alter table "session" drop column "issuer", drop column "tenant"; drop table "membership_use"');
  }
}

const asAuth = (statements: string) => `
set local role portal_auth;
${statements}
reset role;
`;

const ownedByAuth = (name: string) => `
grant create on schema public to portal_auth;
alter function ${name} owner to portal_auth;
revoke create on schema public from portal_auth;
`;

const memberships = `
alter table "user_account" drop constraint "user_account_person";
create index "user_account_person" on "user_account" ("person_id");
create unique index "user_account_person_company" on "user_account" ("person_id", "customer_id")
  where "deactivated_at" is null;
`;

/** Fails when somebody has two memberships. */
const singleMembership = `
drop index "user_account_person_company";
drop index "user_account_person";
alter table "user_account" add constraint "user_account_person" unique ("person_id");
`;

/**
 * The function locks the person before it looks at the memberships, so that the second of two parallel deactivations
 * sees the first one.
 */
const confirmedAddresses = `
alter table "person" add "is_active" boolean not null default true;
alter table "person" no force row level security;
alter table "user_account" no force row level security;
update person p set is_active = false
  where not exists (select from user_account u where u.person_id = p.id and u.deactivated_at is null);
alter table "user_account" force row level security;
alter table "person" force row level security;
drop index "user_account_confirmed_email";
create unique index "person_confirmed_email" on "person" (lower("email"))
  where "is_active" and "email_confirmed_at" is not null;
grant select (is_active) on person to portal_customer, portal_admin, portal_system, portal_personal_data;
grant update (is_active) on person to portal_auth;
create function person_follows_memberships() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform 1 from person where id = new.person_id for no key update;
  update person p set is_active = not p.is_active
  where p.id = new.person_id and p.is_active <> exists (
    select from user_account u where u.person_id = new.person_id and u.deactivated_at is null);
  return null;
end
$$;
create trigger "user_account_person_follows" after insert on "user_account"
  for each row execute function person_follows_memberships();
create trigger "user_account_person_follows_state" after update of deactivated_at on "user_account"
  for each row when ((old.deactivated_at is null) <> (new.deactivated_at is null))
  execute function person_follows_memberships();
${ownedByAuth('person_follows_memberships()')}
`;

const withoutConfirmedAddresses = `
drop trigger "user_account_person_follows" on "user_account";
drop trigger "user_account_person_follows_state" on "user_account";
${asAuth('drop function person_follows_memberships();')}
drop index "person_confirmed_email";
alter table "person" drop column "is_active";
create unique index "user_account_confirmed_email" on "user_account" (lower("email"))
  where "deactivated_at" is null and "email_confirmed_at" is not null;
`;

/** The sign-in moves the memberships of a claim to the owner of its address, and deletes the person of the claim. */
const joinedClaims = `
grant update (person_id) on user_account to portal_auth;
grant delete on person to portal_auth;
grant delete on password_reset to portal_auth;
`;

const withoutJoinedClaims = `
revoke update (person_id) on user_account from portal_auth;
revoke delete on person from portal_auth;
revoke delete on password_reset from portal_auth;
`;

/** A table of its own, because each write of an account counts as a change of it for programs that copy the data. */
const uses = `
create table "membership_use" ("user_id" text collate "C" not null, "last_used_at" timestamptz not null,
  primary key ("user_id"));
alter table "membership_use" add constraint "membership_use_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id");
alter table "session" no force row level security;
insert into membership_use (user_id, last_used_at)
  select user_id, max(last_used_at) from session where actor_id is null group by user_id;
alter table "session" force row level security;
alter table "membership_use" enable row level security;
alter table "membership_use" force row level security;
create policy "membership_use_auth" on "membership_use" to "portal_auth" using (true) with check (true);
create policy "membership_use_system" on "membership_use" to "portal_system" using (true) with check (true);
create policy "membership_use_personal_data_select" on "membership_use" for select to "portal_personal_data"
  using (true);
create policy "membership_use_personal_data_delete" on "membership_use" for delete to "portal_personal_data"
  using ((select is_erasure_confirmed()));
grant select, insert, update, delete on membership_use to portal_auth;
grant select on membership_use to portal_system;
grant select, delete on membership_use to portal_personal_data;
`;

/**
 * The choices of the membership of the current company count. A mail without a company is muted when all memberships of
 * the address have muted its category, so that no choice of one company hides the mails of another.
 */
const mutedMails = (isPerMembership: boolean) => `
grant create on schema public to portal_auth;
set local role portal_auth;
create or replace function mutes_mail(address text, wanted text) returns boolean language sql stable security definer
  set search_path = public, pg_temp as $$
  with account as (
    select id${isPerMembership ? ', customer_id' : ''} from user_account
    where lower(email) = lower(address) and deactivated_at is null and email_confirmed_at is not null)${
      isPerMembership
        ? `,
  own as (select id from account where customer_id = current_setting('app.customer_id', true)),
  asked as (select id from own union all select id from account where not exists (select from own))
  select exists (select from asked) and not exists (
      select from asked where not exists (
        select from muted_mail m where m.user_id = asked.id and m.category = wanted))`
        : `
  select exists (select from muted_mail m join account on account.id = m.user_id where m.category = wanted)`
    }
    or exists (select from muted_address m where m.email = lower(address) and m.category = wanted)
      and not exists (select from account)
$$;
reset role;
revoke create on schema public from portal_auth;
`;

/** Only the person changes a name that colleagues in several companies see; the function then returns false. */
const renamedColleague = (isShared: boolean) => `
${asAuth('drop function rename_colleague(text, text);')}
create function rename_colleague(account text, new_name text) returns ${isShared ? 'boolean' : 'void'} language sql
  security definer set search_path = public, pg_temp as $$
  with colleague as materialized (
    select u.person_id from user_account u
    where u.id = account and u.customer_id = current_setting('app.customer_id', true) and u.role = 'USER'
      and u.deactivated_at is null and is_company_administrator()
    for no key update of u)${
      isShared
        ? `,
  single as (
    select c.person_id from colleague c where not exists (
      select from user_account other
      where other.person_id = c.person_id and other.id <> account and other.deactivated_at is null)),
  renamed as (
    update person p set name = new_name, version = p.version + 1 from single s
    where p.id = s.person_id and p.name <> new_name)
  select exists (select from single) or not exists (select from colleague)`
        : `
  update person p set name = new_name, version = p.version + 1 from colleague c
  where p.id = c.person_id and p.name <> new_name`
    }
$$;
${ownedByAuth('rename_colleague(text, text)')}
${asAuth(`
revoke all on function rename_colleague(text, text) from public;
grant execute on function rename_colleague(text, text) to portal_customer;`)}
`;

/**
 * The membership in which a call of a session acts: that of the company which the call names, or else the one in which
 * the session began, or else the one that was used last. An impersonation acts in its own membership alone, and a
 * session that began through an organisation, for the companies that trust it. A company that requires its provider
 * is entered by a sign-in through it alone, which checks this for its own membership.
 */
const membershipOfCall = {
  columns: `
  is_member boolean, is_confined boolean, has_other_memberships boolean, required_provider text,
  membership_used_at timestamptz,`,
  values: `
    company is null or coalesce(u.customer_id = company, false),
    s.issuer is not null,
    exists (select from user_account other
      where other.person_id = s.person_id and other.id <> u.id and other.deactivated_at is null),
    case when u.id <> s.user_id and u.role = 'USER' then (
      select r.provider from company_sign_in r
      where r.customer_id = u.customer_id and r.is_required
        and (r.issuer, r.tenant) is distinct from (s.issuer, s.tenant)
        and exists (select from company_domain d
          where d.customer_id = u.customer_id and d.confirmed_at is not null
            and d.domain = lower(substring(u.email from '[^@]*$')))) end,
    (select m.last_used_at from membership_use m where m.user_id = u.id),`,
  join: `cross join lateral (
    select m.* from user_account m
    where m.person_id = s.person_id and (m.id = s.user_id
      or (s.actor_id is null and m.deactivated_at is null and (s.issuer is null or exists (
        select from company_sign_in r
        where r.customer_id = m.customer_id and r.issuer = s.issuer and r.tenant = s.tenant))))
    order by m.deactivated_at is not null, coalesce(m.customer_id = company, false) desc, m.id <> s.user_id,
      (select x.last_used_at from membership_use x where x.user_id = m.id) desc nulls last, m.id
    limit 1) u`,
};

const sessionOf = (hasCompany: boolean) => {
  const [dropped, created] = hasCompany
    ? ['session_of(text)', 'session_of(text, text)']
    : ['session_of(text, text)', 'session_of(text)'];
  return `
${asAuth(`drop function ${dropped};`)}
create function session_of(sid text${hasCompany ? ', company text' : ''}) returns table (
  session_id text, user_id text, person_id text, customer_id text, role text,
  company_role text, name text, email text, created_at timestamptz, version int, email_confirmed_at timestamptz,
  ${hasCompany ? membershipOfCall.columns.trim() : ''}
  actor_id text, actor_name text, expires_at timestamptz, last_used_at timestamptz, proved_at timestamptz,
  ended boolean, has_second_factor boolean, company_requires_second_factor boolean
) language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select s.id, u.id, s.person_id, u.customer_id, u.role, u.company_role, u.name, u.email,
    u.created_at, u.version, u.email_confirmed_at,
    ${hasCompany ? membershipOfCall.values.trim() : ''}
    a.id, a.name, s.expires_at, s.last_used_at, s.proved_at,
    s.ended_at is not null or u.deactivated_at is not null
      or coalesce(p.ended_at is not null or p.expires_at < now(), false),
    exists (select from authenticator_app app
      where app.person_id = s.person_id and app.confirmed_at is not null)
      or exists (select from passkey k where k.person_id = s.person_id),
    coalesce(c.requires_second_factor, false)
  from session s
  ${hasCompany ? membershipOfCall.join : 'join user_account u on u.id = s.user_id'}
  left join customer c on c.id = u.customer_id
  left join user_account a on a.id = s.actor_id
  left join session p on p.id = s.parent_id
  where s.id = sid
$$;
${ownedByAuth(created)}
${asAuth(`
revoke all on function ${created} from public;
grant execute on function ${created} to portal_customer, portal_admin, portal_auth, portal_public, portal_system,
  portal_attendee, portal_personal_data;`)}
`;
};
