import { Migration } from '@mikro-orm/migrations';

/** The readings of the help desks: seats in use of each installation, their history by day, and the agents. */
export class SeatsInUse extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(keepingRows);
    this.addSql(backfill);
    this.addSql(rights);
  }
}

const tables = `
create table "seat_reading" ("installation_id" text collate "C" not null, "customer_id" text collate "C" not null,
  "bought" int not null default 0, "in_use" int null,
  "excess" int generated always as (case when bought > 0 then coalesce(in_use - bought, -2147483647)
    else -2147483648 end) stored not null,
  "admins" int null, "agents" int null, "suspended" int null, "without_seat" int null, "never_signed_in" int null,
  "idle30" int null, "idle60" int null, "idle90" int null,
  "earlier_in_use" int null, "peak" int null, "peak_since" date null,
  "read_at" timestamptz null, "attempted_at" timestamptz null, "next_read_at" timestamptz null,
  "failures" int not null default 0, "fault" text collate "C" null, "fault_since" timestamptz null,
  "told_fault_at" timestamptz null, "sent_in_use" int null, "sent_bought" int null, "mailed_month" date null,
  "shows_names" boolean not null default false, "names_chosen_by" text null, "names_chosen_at" timestamptz null,
  "more_dismissed_until" date null, "fewer_dismissed_until" date null,
  "note" text null, "note_version" int not null default 0,
  primary key ("installation_id"));
create index "seat_reading_customer" on "seat_reading" ("customer_id", "excess");
create index "seat_reading_excess" on "seat_reading" ("excess", "installation_id");
create index "seat_reading_faulty" on "seat_reading" ("excess", "installation_id") where "fault" is not null;
create index "seat_reading_due" on "seat_reading" ("next_read_at") where "next_read_at" is not null;

create table "seat_day" ("installation_id" text collate "C" not null, "day" date not null,
  "customer_id" text collate "C" not null,
  "bought" int not null, "in_use" int not null, primary key ("installation_id", "day"));
create index "seat_day_customer" on "seat_day" ("customer_id");

create table "help_desk_agent" ("installation_id" text collate "C" not null, "agent_id" text collate "C" not null,
  "customer_id" text collate "C" not null, "name" text not null, "role" text collate "C" not null,
  "role_name" text null,
  "is_suspended" boolean not null, "created_at" timestamptz null,
  "last_sign_in_at" timestamptz null,
  "signed_in_order" timestamptz
    generated always as (coalesce(last_sign_in_at, '1970-01-01 00:00:00+00'::timestamptz)) stored not null,
  "left_on" date null, primary key ("installation_id", "agent_id"));
create index "help_desk_agent_list" on "help_desk_agent" ("installation_id", "signed_in_order", "agent_id")
  where "left_on" is null;
create index "help_desk_agent_left" on "help_desk_agent" ("left_on") where "left_on" is not null;
create index "help_desk_agent_customer" on "help_desk_agent" ("customer_id");

alter table "seat_reading" add constraint "seat_reading_installation_id_foreign" foreign key ("installation_id")
  references "installation" ("id") on delete cascade;
alter table "seat_reading" add constraint "seat_reading_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "seat_day" add constraint "seat_day_installation_id_foreign" foreign key ("installation_id")
  references "installation" ("id") on delete cascade;
alter table "seat_day" add constraint "seat_day_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
alter table "help_desk_agent" add constraint "help_desk_agent_installation_id_foreign" foreign key ("installation_id")
  references "installation" ("id") on delete cascade;
alter table "help_desk_agent" add constraint "help_desk_agent_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
`;

/**
 * Triggers, because several rooms change installations and licences: every installation has its row, the number of
 * bought seats is always that of the active licences, and no agent outlives the key with which they were read.
 */
const keepingRows = `
create function seats_bought(wanted text) returns int language sql stable set search_path = public, pg_temp as $$
  select coalesce(sum(quantity), 0)::int from license
  where installation_id = wanted and status = 'ACTIVE' and deleted_at is null
$$;

create function seat_reading_of_installation() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  can_read boolean := new.zendesk_api_key is not null and new.zendesk_api_email is not null;
begin
  if tg_op = 'INSERT' then
    insert into seat_reading (installation_id, customer_id, next_read_at)
      values (new.id, new.customer_id, case when can_read then now() end);
    return null;
  end if;
  if not can_read then
    delete from help_desk_agent where installation_id = new.id;
    update seat_reading set next_read_at = null, fault = null, fault_since = null, told_fault_at = null, failures = 0,
      shows_names = false, names_chosen_by = null, names_chosen_at = null where installation_id = new.id;
  else
    update seat_reading set next_read_at = now(), attempted_at = null, failures = 0,
      told_fault_at = case when (old.zendesk_api_key_last4, old.zendesk_api_email)
        is not distinct from (new.zendesk_api_key_last4, new.zendesk_api_email) then told_fault_at end
      where installation_id = new.id;
  end if;
  -- The figures of another help desk say nothing about this one.
  if new.subdomain <> old.subdomain then
    delete from seat_day where installation_id = new.id;
    update seat_reading set in_use = null, admins = null, agents = null, suspended = null, without_seat = null,
      never_signed_in = null, idle30 = null, idle60 = null, idle90 = null, earlier_in_use = null, peak = null,
      peak_since = null, read_at = null, attempted_at = null where installation_id = new.id;
  end if;
  return null;
end $$;
create trigger "seat_reading_follows_installation_insert" after insert on "installation"
  for each row execute function seat_reading_of_installation();
create trigger "seat_reading_follows_installation_update" after update on "installation" for each row
  when (old.zendesk_api_key is distinct from new.zendesk_api_key
    or old.zendesk_api_email is distinct from new.zendesk_api_email or old.subdomain <> new.subdomain)
  execute function seat_reading_of_installation();

create function seat_reading_of_license() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  changed text;
begin
  for changed in select distinct id from (
    select new.installation_id as id where tg_op <> 'DELETE'
    union all select old.installation_id where tg_op <> 'INSERT') ids order by id
  loop
    -- Read again soon, so that a company is told at once what its new seats change.
    update seat_reading set bought = seats_bought(changed),
      next_read_at = case when next_read_at is not null and fault is null then least(next_read_at, now())
        else next_read_at end
    where installation_id = changed and bought <> seats_bought(changed);
  end loop;
  return null;
end $$;
create trigger "seat_reading_follows_license_insert" after insert or delete on "license"
  for each row execute function seat_reading_of_license();
create trigger "seat_reading_follows_license_update" after update on "license" for each row
  when (old.quantity <> new.quantity or old.status <> new.status or old.installation_id <> new.installation_id
    or old.deleted_at is distinct from new.deleted_at)
  execute function seat_reading_of_license();
grant portal_system to current_user with inherit false, set true;
grant create on schema public to portal_system;
alter function seat_reading_of_installation() owner to portal_system;
alter function seat_reading_of_license() owner to portal_system;
revoke create on schema public from portal_system;
`;

/** Forced row-level security is lifted meanwhile: it binds the owner too, and no policy lets the owner see rows. */
const backfill = `
alter table "installation" no force row level security;
alter table "license" no force row level security;
insert into seat_reading (installation_id, customer_id, bought, next_read_at)
  select id, customer_id, seats_bought(id),
    case when zendesk_api_key is not null and zendesk_api_email is not null then now() end
  from installation;
alter table "installation" force row level security;
alter table "license" force row level security;
`;

const rights = `
alter table "seat_reading" enable row level security;
alter table "seat_reading" force row level security;
create policy "seat_reading_customer" on "seat_reading" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "seat_reading_sales" on "seat_reading" to "portal_sales"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "seat_reading_admin" on "seat_reading" to "portal_admin" using (true) with check (true);
create policy "seat_reading_system" on "seat_reading" to "portal_system" using (true) with check (true);
-- Only an administrator of the company decides whether the names of its agents are read.
create policy "seat_reading_changed_by_administrator" on "seat_reading" as restrictive for update to "portal_customer"
  using ((select is_company_administrator()));

alter table "seat_day" enable row level security;
alter table "seat_day" force row level security;
create policy "seat_day_customer" on "seat_day" for select to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)));
create policy "seat_day_admin_select" on "seat_day" for select to "portal_admin" using (true);
create policy "seat_day_system" on "seat_day" to "portal_system" using (true) with check (true);

-- The reseller has no policy: names are for the company's administrators alone.
alter table "help_desk_agent" enable row level security;
alter table "help_desk_agent" force row level security;
create policy "help_desk_agent_customer" on "help_desk_agent" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)) and (select is_company_administrator()))
  with check (customer_id = (select current_setting('app.customer_id', true)) and (select is_company_administrator()));
create policy "help_desk_agent_system" on "help_desk_agent" to "portal_system" using (true) with check (true);
create policy "installation_personal_data_select" on "installation" for select to "portal_personal_data" using (true);
grant select (id, subdomain) on installation to portal_personal_data;
create policy "help_desk_agent_personal_data_select" on "help_desk_agent" for select to "portal_personal_data"
  using (true);
create policy "help_desk_agent_personal_data_delete" on "help_desk_agent" for delete to "portal_personal_data"
  using ((select is_erasure_confirmed()));

grant select (installation_id, customer_id, bought, in_use, excess, admins, agents, suspended, without_seat,
  never_signed_in, idle30, idle60, idle90, earlier_in_use, peak, peak_since, read_at, attempted_at, next_read_at,
  failures, fault, fault_since, shows_names, names_chosen_at, more_dismissed_until, fewer_dismissed_until)
  on seat_reading to portal_customer, portal_sales;
grant update (shows_names, names_chosen_by, names_chosen_at) on seat_reading to portal_customer;
grant update (more_dismissed_until, fewer_dismissed_until, next_read_at, attempted_at) on seat_reading to portal_sales;
grant select on seat_reading to portal_admin;
grant update (next_read_at, attempted_at, note, note_version) on seat_reading to portal_admin;
grant select, insert, update on seat_reading to portal_system;
grant select on seat_day to portal_customer, portal_admin;
grant select, insert, update, delete on seat_day to portal_system;
grant select, delete on help_desk_agent to portal_customer, portal_personal_data;
grant select, insert, update, delete on help_desk_agent to portal_system;
`;
