import { Migration } from '@mikro-orm/migrations';

/**
 * Waiting lists get a count and an order, and each registration gets a link by which its holder can see and cancel it.
 */
export class WaitingLists extends Migration {
  override up(): void {
    this.addSql(columns);
    this.addSql(policies);
    this.addSql(grants);
  }
}

/**
 * Forced row-level security is lifted for the updates: it binds the owner too, and no policy lets the owner see rows.
 */
const columns = `
alter table "event" add "waiting_count" int not null default 0;
alter table "event_registration" add "waiting_since" timestamptz null, add "link_key" text collate "C" null;

alter table "event" no force row level security;
alter table "event_registration" no force row level security;
update "event_registration" set "waiting_since" = case when "status" = 'WAITLISTED' then "created_at" end,
  "link_key" = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
update "event" e set "waiting_count" = (select count(*) from "event_registration" r
  where r."event_id" = e."id" and r."status" = 'WAITLISTED');
alter table "event" force row level security;
alter table "event_registration" force row level security;

alter table "event" add constraint "event_waiting_count" check (waiting_count >= 0);
alter table "event_registration" add constraint "event_registration_link_key_unique" unique ("link_key");
alter table "event_registration"
  add constraint "event_registration_waits_since" check ((status = 'WAITLISTED') = (waiting_since is not null));
create index "event_registration_waiting" on "event_registration" ("event_id", "waiting_since", "id")
  where "status" = 'WAITLISTED';
`;

const HOLDER = `(select current_setting('app.user_id', true))`;
const LINKED = `exists (select 1 from event_registration r where r.event_id = event.id and r.link_key = ${HOLDER})`;

const policies = `
create policy "event_attendee" on "event" for select to "portal_attendee" using (status <> 'DRAFT' and ${LINKED});
create policy "event_attendee_leaves" on "event" for update to "portal_attendee"
  using (status = 'PUBLISHED' and ${LINKED}) with check (status = 'PUBLISHED' and ${LINKED});
create policy "event_registration_attendee" on "event_registration" for select to "portal_attendee"
  using (link_key = ${HOLDER});
create policy "event_registration_attendee_leaves" on "event_registration" for update to "portal_attendee"
  using (link_key = ${HOLDER}) with check (link_key = ${HOLDER} and status = 'CANCELLED');
create policy "mail_attendee_insert" on "mail" for insert to "portal_attendee" with check (true);
create policy "outbox_event_attendee_insert" on "outbox_event" for insert to "portal_attendee" with check (true);
`;

/** A pooled connection keeps the role of its last read, so each role must be able to identify the next caller. */
const grants = `
grant usage on schema public to portal_attendee;
grant update (waiting_count) on event to portal_sign_up;
grant select on event, event_registration to portal_attendee;
grant update (registration_count, waiting_count) on event to portal_attendee;
grant update (status, waiting_since, version) on event_registration to portal_attendee;
grant insert on mail, outbox_event to portal_attendee;
grant usage on sequence outbox_event_id_seq to portal_attendee;
set local role portal_auth;
grant execute on function mutes_mail(text, text), session_viewer(text), session_in_use(text), api_token_viewer(text),
  keep_steps(text, text, text) to portal_attendee;
reset role;
`;
