import { Migration } from '@mikro-orm/migrations';

/** The figures of the reseller by day, the recurring revenue of each company, and when tasks were first acted on. */
export class DailyFigures extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(sources);
    this.addSql(rights);
  }
}

const tables = `
create table "daily_snapshot" ("day" date not null, "taken_at" timestamptz not null, "is_late" boolean not null,
  "differences" jsonb not null default '[]', primary key ("day"));
create table "daily_figure" ("day" date not null, "figure" text collate "C" not null, "key" text collate "C" not null,
  "amount" bigint not null, "count" bigint not null, primary key ("day", "figure", "key"));
alter table "daily_figure" add constraint "daily_figure_day_foreign" foreign key ("day")
  references "daily_snapshot" ("day") on update cascade on delete cascade;

create table "recurring_revenue" ("customer_id" text collate "C" not null, "from_day" date not null,
  "until_day" date null, "amount" bigint not null, primary key ("customer_id", "from_day"));
create index "recurring_revenue_current" on "recurring_revenue" ("customer_id") where "until_day" is null;
create index "recurring_revenue_from" on "recurring_revenue" ("from_day", "customer_id");
create index "recurring_revenue_until" on "recurring_revenue" ("until_day", "customer_id");
alter table "recurring_revenue" add constraint "recurring_revenue_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id");
`;

/**
 * ClickUp tells neither when a task was first acted on nor when it was closed, so the portal notes when it sees it.
 * Triggers, because the copies of tasks change in several places. Tasks from before the upgrade have no `seen_at`.
 */
const sources = `
create index "ledger_entry_created" on "ledger_entry" ("created_at");
create index "ledger_entry_period" on "ledger_entry" ("period_to") where "period_to" is not null;
create index "ledger_entry_dropped" on "ledger_entry" ("settled_at") where "status" in ('CANCELLED', 'FAILED');
create index "hour_entry_created" on "hour_entry" ("created_at");

alter table "task" add "seen_at" timestamptz null, add "acted_on_at" timestamptz null, add "closed_at" timestamptz null;
create index "task_oldest_open" on "task" ("created_at", "id") where "is_open" and "deleted_at" is null;
create index "task_promised" on "task" ("created_at") where "seen_at" is not null;
create function task_is_seen() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    new.seen_at := coalesce(new.seen_at, now());
    if not new.is_open then
      new.closed_at := coalesce(new.closed_at, now());
    end if;
    return new;
  end if;
  if new.status_key <> old.status_key then
    new.acted_on_at := coalesce(old.acted_on_at, new.acted_on_at, now());
  end if;
  if new.is_open <> old.is_open then
    new.closed_at := case when not new.is_open then now() end;
  end if;
  return new;
end $$;
create trigger "task_is_seen" before insert or update of "status_key", "is_open" on "task"
  for each row execute function task_is_seen();
`;

const rights = `
alter table "daily_snapshot" enable row level security;
alter table "daily_snapshot" force row level security;
create policy "daily_snapshot_admin_select" on "daily_snapshot" for select to "portal_admin" using (true);
create policy "daily_snapshot_system" on "daily_snapshot" to "portal_system" using (true) with check (true);
alter table "daily_figure" enable row level security;
alter table "daily_figure" force row level security;
create policy "daily_figure_admin_select" on "daily_figure" for select to "portal_admin" using (true);
create policy "daily_figure_system" on "daily_figure" to "portal_system" using (true) with check (true);
alter table "recurring_revenue" enable row level security;
alter table "recurring_revenue" force row level security;
create policy "recurring_revenue_admin_select" on "recurring_revenue" for select to "portal_admin" using (true);
create policy "recurring_revenue_system" on "recurring_revenue" to "portal_system" using (true) with check (true);
grant select on daily_snapshot, daily_figure, recurring_revenue to portal_admin;
grant select, insert, update on daily_snapshot, recurring_revenue to portal_system;
grant select, insert on daily_figure to portal_system;
`;
