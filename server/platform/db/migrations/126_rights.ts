import { Migration } from '@mikro-orm/migrations';

/**
 * Users and API tokens may be limited to subjects and departments of their company, and employees of the reseller to
 * their roles. Null limits nothing, so that everybody sees what they saw before.
 */
export class Rights extends Migration {
  override up(): void {
    this.addSql(columns);
    this.addSql(grants);
    this.addSql(functions);
  }

  override down(): void {
    this.addSql(dropped);
  }
}

const SCOPED = ['user_account', 'api_token', 'invitation'];

const columns = `
${SCOPED.map(
  (table) => `
alter table "${table}" add "subjects" text[] null, add "department_ids" text[] collate "C" null;`,
).join('')}
alter table "user_account" add "employee_roles" text[] null;
alter table "user_account" add constraint "user_account_administrator_scope"
  check (company_role <> 'ADMINISTRATOR' or (subjects is null and department_ids is null));
alter table "user_account" add constraint "user_account_employee_roles"
  check ((role = 'EMPLOYEE') = (employee_roles is not null) and cardinality(employee_roles) > 0);
`;

/** A customer reads the scopes of colleagues; who may change them is up to the policies of the tables. */
const grants = `
grant select (subjects, department_ids), insert (subjects, department_ids), update (subjects, department_ids)
  on user_account to portal_customer, portal_admin, portal_auth;
grant select (employee_roles), insert (employee_roles), update (employee_roles) on user_account
  to portal_admin, portal_auth;
grant select (subjects, department_ids), insert (subjects, department_ids) on api_token
  to portal_customer, portal_admin;
grant select (subjects, department_ids) on api_token to portal_auth;
grant select (subjects, department_ids), insert (subjects, department_ids) on invitation
  to portal_customer, portal_admin;
grant select (subjects, department_ids) on invitation to portal_auth;
grant select (subjects, department_ids, employee_roles) on user_account to portal_system, portal_personal_data;
`;

/**
 * The rights of the caller, read with the session or the token, and the conditions of policies. The variables hold a
 * list, or a star for everything; without a value, nothing is shown.
 */
const functions = `
create function rights_of_user(id text) returns table (subjects text[], department_ids text[], employee_roles text[])
  language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select u.subjects, u.department_ids, u.employee_roles from user_account u where u.id = $1
$$;
create function rights_of_token(id text) returns table (subjects text[], department_ids text[])
  language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select t.subjects, t.department_ids from api_token t where t.id = $1
$$;
grant create on schema public to portal_auth;
alter function rights_of_user(text) owner to portal_auth;
alter function rights_of_token(text) owner to portal_auth;
revoke create on schema public from portal_auth;
set local role portal_auth;
revoke all on function rights_of_user(text), rights_of_token(text) from public;
grant execute on function rights_of_user(text), rights_of_token(text) to portal_customer, portal_sales, portal_admin,
  portal_auth, portal_public, portal_system, portal_attendee, portal_personal_data;
-- A pooled connection keeps the role of its last read until the next caller is identified.
grant execute on function session_of(text, text), api_token_facts(text), log_positions(text) to portal_sales;
grant execute on function log_positions(text) to portal_personal_data;
reset role;
create function is_listed(variable text, value text) returns boolean language sql stable parallel safe as $$
  select current_setting(variable, true) = '*' or value = any (string_to_array(current_setting(variable, true), ','))
$$;
create function sees_subject(subject text) returns boolean language sql stable parallel safe as $$
  select coalesce(is_listed('app.subjects', subject), false)
$$;
create function sees_all_departments() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.departments', true) = '*', false)
$$;
create function seen_departments() returns text[] language sql stable parallel safe as $$
  select coalesce(string_to_array(current_setting('app.departments', true), ','), '{}')
$$;
create function is_employee_in(variadic roles text[]) returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.employee_roles', true) = '*'
    or string_to_array(current_setting('app.employee_roles', true), ',') && roles, false)
$$;
`;

const dropped = `
drop function is_employee_in(text[]);
drop function seen_departments();
drop function sees_all_departments();
drop function sees_subject(text);
drop function is_listed(text, text);
set local role portal_auth;
drop function rights_of_user(text);
drop function rights_of_token(text);
revoke execute on function session_of(text, text), api_token_facts(text), log_positions(text) from portal_sales;
revoke execute on function log_positions(text) from portal_personal_data;
reset role;
alter table "user_account" drop constraint "user_account_employee_roles",
  drop constraint "user_account_administrator_scope", drop column "employee_roles";
${SCOPED.map((table) => `alter table "${table}" drop column "subjects", drop column "department_ids";`).join('\n')}
`;
