import { Migration } from '@mikro-orm/migrations';

/** Users ask for rights, invitations can be sent again with other rights, and deleted departments leave all scopes. */
export class RightsRequests extends Migration {
  override up(): void {
    this.addSql(table);
    this.addSql(policies);
    this.addSql(grants);
    this.addSql(departments);
  }

  override down(): void {
    this.addSql(`
drop trigger "forget_department" on "department";
set local role portal_auth;
drop function forget_department();
reset role;
drop table "rights_request";
revoke update (subjects, department_ids) on invitation from portal_customer, portal_auth;
revoke update (department_ids) on api_token from portal_auth;
`);
  }
}

const table = `
create table "rights_request" ("id" text collate "C" not null, "customer_id" text collate "C" not null,
  "user_id" text collate "C" not null, "subject" text collate "C" null, "department_id" text collate "C" null,
  "path" text null, "created_at" timestamptz not null, "decided_at" timestamptz null, "is_granted" boolean null,
  primary key ("id"));
alter table "rights_request" add constraint "rights_request_wanted"
  check (subject is not null or department_id is not null);
create index "rights_request_customer_newest" on "rights_request" ("customer_id", "id");
create index "rights_request_department" on "rights_request" ("department_id");
create unique index "rights_request_open" on "rights_request"
  ("user_id", coalesce("subject", ''), coalesce("department_id", '')) where "decided_at" is null;
alter table "rights_request" add constraint "rights_request_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "rights_request" add constraint "rights_request_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id");
alter table "rights_request" add constraint "rights_request_department_id_foreign" foreign key ("department_id")
  references "department" ("id") on delete cascade;
`;

const OWN_COMPANY = "customer_id = (select current_setting('app.customer_id', true))";
const OWN = "user_id = (select current_setting('app.user_id', true))";
const ADMINISTRATOR = '(select is_company_administrator())';

const policies = `
alter table "rights_request" enable row level security;
alter table "rights_request" force row level security;
create policy "rights_request_admin" on "rights_request" to "portal_admin" using (true) with check (true);
create policy "rights_request_auth" on "rights_request" to "portal_auth" using (true) with check (true);
create policy "rights_request_system" on "rights_request" to "portal_system" using (true) with check (true);
create policy "rights_request_customer_select" on "rights_request" for select to "portal_customer"
  using (${OWN_COMPANY} and (${OWN} or ${ADMINISTRATOR}));
create policy "rights_request_customer_insert" on "rights_request" for insert to "portal_customer"
  with check (${OWN_COMPANY} and ${OWN} and decided_at is null);
create policy "rights_request_customer_update" on "rights_request" for update to "portal_customer"
  using (${OWN_COMPANY} and ${ADMINISTRATOR}) with check (${OWN_COMPANY} and ${ADMINISTRATOR});
create policy "rights_request_personal_data_select" on "rights_request" for select to "portal_personal_data"
  using (true);
create policy "rights_request_personal_data_delete" on "rights_request" for delete to "portal_personal_data"
  using ((select is_erasure_confirmed()));
`;

const grants = `
grant select, insert, update (decided_at, is_granted) on rights_request to portal_customer;
grant select on rights_request to portal_admin;
grant select, update (decided_at, is_granted) on rights_request to portal_auth, portal_system;
grant delete on rights_request to portal_system;
grant select, delete on rights_request to portal_personal_data;
grant update (subjects, department_ids) on invitation to portal_customer, portal_auth;
grant update (department_ids) on api_token to portal_auth;
`;

/**
 * A deleted department leaves the scopes of users, open invitations and API tokens. A scope that had no other
 * department becomes an empty list, which shows no department, and never null, which would show all. The function runs
 * as the role of the sign-in, because a program with an API token may delete a department and may change no user. It
 * locks the rows in the order of their ids, as everything else does.
 */
const departments = `
create function forget_department() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform 1 from user_account where customer_id = old.customer_id and old.id = any (department_ids)
    order by id for no key update;
  update user_account set department_ids = array_remove(department_ids, old.id), version = version + 1
    where customer_id = old.customer_id and old.id = any (department_ids);
  update invitation set department_ids = array_remove(department_ids, old.id)
    where customer_id = old.customer_id and old.id = any (department_ids)
      and accepted_at is null and revoked_at is null;
  update api_token set department_ids = array_remove(department_ids, old.id)
    where customer_id = old.customer_id and old.id = any (department_ids);
  return null;
end
$$;
grant create on schema public to portal_auth;
alter function forget_department() owner to portal_auth;
revoke create on schema public from portal_auth;
create trigger "forget_department" after delete on "department"
  for each row execute function forget_department();
`;
