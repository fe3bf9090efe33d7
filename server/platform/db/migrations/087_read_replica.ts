import { Migration } from '@mikro-orm/migrations';

/** Positions of the write-ahead log, by which a read knows whether a read replica has what its caller must see. */
export class ReadReplica extends Migration {
  override up(): void {
    this.addSql(table);
    this.addSql(positions);
  }
}

/** Unlogged, because a position is worth nothing after a crash: `log_positions` does without it then. */
const table = `
create unlogged table "written_position" (
  "caller_id" text collate "C" not null, "position" bigint not null, primary key ("caller_id"));
alter table "written_position" enable row level security;
alter table "written_position" force row level security;
create policy "written_position_auth" on "written_position" to "portal_auth" using (true) with check (true);
grant select, insert, update on written_position to portal_auth;
`;

/**
 * Positions are bytes since the beginning of the log. A commit is acknowledged once it is flushed, unless the server
 * commits asynchronously. The log may have been flushed in the middle of a record, at the end of a page; no replica can
 * replay up to there, so the rest is flushed first. For two minutes after a start of the server, every caller may have
 * written up to the present.
 */
const positions = `
create function log_positions(caller text) returns table (current_position bigint, written_position bigint)
  language plpgsql security definer set search_path = public, pg_temp rows 1 as $$
begin
  if pg_is_in_recovery() then
    written_position := 0;
  else
    current_position := pg_current_wal_flush_lsn() - '0/0';
    if current_setting('synchronous_commit') = 'off' then
      current_position := pg_current_wal_insert_lsn() - '0/0';
    elsif current_position % 8192 = 0 and pg_current_wal_insert_lsn() - '0/0' > current_position then
      perform pg_logical_emit_message(false, 'portal', '', true);
      current_position := pg_current_wal_flush_lsn() - '0/0';
    end if;
    written_position := case when pg_postmaster_start_time() > now() - interval '2 minutes' then current_position
      else coalesce((select w.position from written_position w where w.caller_id = caller), 0) end;
  end if;
  return next;
end
$$;
grant create on schema public to portal_auth;
alter function log_positions(text) owner to portal_auth;
revoke create on schema public from portal_auth;
set local role portal_auth;
revoke all on function log_positions(text) from public;
grant execute on function log_positions(text)
  to portal_customer, portal_admin, portal_auth, portal_public, portal_system, portal_attendee;
reset role;
`;
