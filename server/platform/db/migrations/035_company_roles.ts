import { Migration } from '@mikro-orm/migrations';

/** The roles of users within their company, and which of them may change users and payment methods. */
export class CompanyRoles extends Migration {
  override up(): void {
    this.addSql(columns);
    this.addSql(functions);
    this.addSql(policies);
  }
}

/**
 * Every existing user, and every user that a replica of the previous version creates, is an administrator of their
 * company.
 */
const columns = `
alter table "user_account" add "company_role" text not null default 'ADMINISTRATOR',
  add "deactivated_by_company" boolean not null default false;
alter table "invitation" add "company_role" text not null default 'ADMINISTRATOR';
alter table "customer" add "new_user_role" text not null default 'ADMINISTRATOR';
grant select (company_role, deactivated_by_company) on user_account to portal_customer, portal_admin,
  portal_registration, portal_system;
grant update (name, company_role, deactivated_at, deactivated_by_company, version) on user_account to portal_customer;
grant update (company_role, deactivated_by_company, name) on user_account to portal_auth;
grant select (company_role), update (company_role) on invitation to portal_customer;
grant select (company_role) on invitation to portal_admin;
grant update (new_user_role, version) on customer to portal_auth;
`;

/** Functions of the sign-in's role, because the role of customers cannot read the accounts of other companies. */
const functions = `
create function is_company_administrator() returns boolean language sql stable security definer
  set search_path = public, pg_temp as $$
  select exists (
    select from user_account u
    where u.id = current_setting('app.user_id', true) and u.customer_id = current_setting('app.customer_id', true)
      and u.company_role = 'ADMINISTRATOR' and u.deactivated_at is null)
$$;
create function session_of(sid text) returns table (
  session_id text, user_id text, customer_id text, role text, company_role text, name text, email text,
  created_at timestamptz, version int, email_confirmed_at timestamptz,
  actor_id text, actor_name text, expires_at timestamptz, last_used_at timestamptz, proved_at timestamptz,
  ended boolean, has_second_factor boolean, company_requires_second_factor boolean
) language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select s.id, u.id, u.customer_id, u.role, u.company_role, u.name, u.email, u.created_at, u.version,
    u.email_confirmed_at, a.id, a.name, s.expires_at, s.last_used_at, s.proved_at,
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
alter function is_company_administrator() owner to portal_auth;
alter function session_of(text) owner to portal_auth;
revoke create on schema public from portal_auth;
set local role portal_auth;
revoke all on function is_company_administrator() from public;
grant execute on function is_company_administrator() to portal_customer, portal_sales;
revoke all on function session_of(text) from public;
grant execute on function session_of(text)
  to portal_customer, portal_admin, portal_auth, portal_public, portal_system, portal_attendee;
reset role;
`;

const policies = `
create policy "user_account_by_administrator" on "user_account" as restrictive for insert to "portal_customer"
  with check ((select is_company_administrator()));
create policy "user_account_changed_by_administrator" on "user_account" as restrictive for update to "portal_customer"
  using ((select is_company_administrator()) and role = 'USER'
    and (deactivated_at is null or deactivated_by_company));
create policy "invitation_by_administrator" on "invitation" as restrictive for insert to "portal_customer"
  with check ((select is_company_administrator()));
create policy "invitation_changed_by_administrator" on "invitation" as restrictive for update to "portal_customer"
  using ((select is_company_administrator()));
create policy "department_paid_by_administrator" on "department" as restrictive for update to "portal_sales"
  using (true)
  with check (current_setting('app.user_id', true) = '' or (select is_company_administrator()));
`;
