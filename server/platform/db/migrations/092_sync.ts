import { Migration } from '@mikro-orm/migrations';

/** The time of the last change of every node's row, and a time before which no change is still to be committed. */
export class Sync extends Migration {
  override up(): void {
    this.addSql(functions);
    this.addSql(columns);
  }
}

/**
 * Each transaction that changes nodes holds a shared lock until its end, whose key is the second in which it began.
 * The locks are taken before the time of the change is read. So a change that a later snapshot does not contain is not
 * older than the oldest lock, or than the clock when no lock is held. Everybody may read `pg_locks`.
 */
const functions = `
create function time_of_change() returns timestamptz language plpgsql volatile as $$
begin
  perform pg_catalog.pg_advisory_xact_lock_shared(72092,
    (pg_catalog.floor(extract(epoch from pg_catalog.now())) - 1700000000)::pg_catalog.int4);
  return pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
end
$$;
create function set_changed_at() returns trigger language plpgsql as $$
begin
  new.changed_at := public.time_of_change();
  return new;
end
$$;
create function synced_until() returns timestamptz language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  bound timestamptz := date_trunc('milliseconds', clock_timestamp());
  oldest bigint;
begin
  select min(l.objid::bigint) into oldest from pg_locks l
    where l.locktype = 'advisory' and l.classid = 72092 and l.objsubid = 2
      and l.database = (select d.oid from pg_database d where d.datname = current_database());
  return least(bound, to_timestamp(1700000000 + oldest));
end
$$;
grant execute on function time_of_change() to public;
revoke all on function synced_until() from public;
grant execute on function synced_until() to portal_system;
`;

/**
 * The default is computed once, so that no table is rewritten: existing rows count as changed at the upgrade. Every
 * role that reads any column of a table may read the new one; nobody can write it, because the trigger overrules it.
 */
const columns = `
do $$
declare
  name text;
  role text;
begin
  foreach name in array array['access_request', 'activity', 'agreed_price', 'agreement_work', 'clip_card', 'customer',
    'department', 'event', 'event_registration', 'hour_entry', 'installation', 'integration_instance', 'invitation',
    'invoice', 'ledger_entry', 'license', 'license_request', 'service_agreement', 'task', 'task_list', 'team_member',
    'terms_acceptance', 'user_account', 'webhook_delivery']
  loop
    execute format('alter table %I add "changed_at" timestamptz not null default date_trunc(''milliseconds'', now())',
      name);
    execute format('create trigger %I before insert or update on %I for each row execute function set_changed_at()',
      name || '_changed_at', name);
    for role in select r.rolname from pg_roles r where r.rolname like 'portal\\_%' escape '\\'
      and r.rolname not in ('portal_app', 'portal_owner')
      and has_any_column_privilege(r.rolname, name::regclass, 'select')
    loop
      execute format('grant select (changed_at) on %I to %I', name, role);
    end loop;
    execute format('grant select (changed_at) on %I to portal_system', name);
    -- A column of a task board is no row: its time of change is that of the task lists.
    continue when name = 'task_list';
    execute format('create index %I on %I ("changed_at", "id")', name || '_changed_at', name);
    if exists (select from information_schema.columns c where c.table_schema = 'public' and c.table_name = name
      and c.column_name = 'customer_id')
    then
      execute format('create index %I on %I ("customer_id", "changed_at", "id")', name || '_own_changed_at', name);
    end if;
  end loop;
end
$$;
`;
