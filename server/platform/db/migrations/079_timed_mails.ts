import { Migration } from '@mikro-orm/migrations';

/** Reminders, thanks and feedback of events, and mails that people without an account have turned off. */
export class TimedMails extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(policies);
    this.addSql(grants);
    this.addSql(mutesMail);
  }
}

/**
 * Events that exist count as scheduled now, so that the upgrade sends no reminder that was due before, and no thanks
 * for events that are over.
 */
const tables = `
alter table "event" add "sends_reminders" boolean not null default true,
  add "sends_thanks" boolean not null default true, add "material_link" text null,
  add "scheduled_at" timestamptz not null default now();
alter table "event_registration" add "seat_since" timestamptz null;
alter table "mail" add "unsubscribe_url" text null;
create table "muted_address" ("email" text collate "C" not null, "category" text collate "C" not null,
  "created_at" timestamptz not null, primary key ("email", "category"));
create table "sent_timed_mail" ("registration_id" text collate "C" not null, "kind" text collate "C" not null,
  "starts_at" timestamptz not null, "created_at" timestamptz not null,
  primary key ("registration_id", "kind", "starts_at"));
create table "event_feedback" ("id" text collate "C" not null, "event_id" text collate "C" not null,
  "registration_id" text collate "C" not null, "rating" smallint not null, "comment" text null,
  "created_at" timestamptz not null, "changed_at" timestamptz not null, primary key ("id"));
create unique index "event_feedback_registration" on "event_feedback" ("registration_id");
create index "event_feedback_newest" on "event_feedback" ("event_id", "id");
alter table "sent_timed_mail" add constraint "sent_timed_mail_registration_id_foreign"
  foreign key ("registration_id") references "event_registration" ("id") on delete cascade;
alter table "event_feedback" add constraint "event_feedback_event_id_foreign"
  foreign key ("event_id") references "event" ("id") on delete cascade;
alter table "event_feedback" add constraint "event_feedback_registration_id_foreign"
  foreign key ("registration_id") references "event_registration" ("id") on delete cascade;
alter table "event_feedback" add constraint "event_feedback_rating" check (rating >= 1 and rating <= 5);
`;

const ownSeat = (column: string) => `exists (select 1 from event_registration r where r.id = registration_id
    and r.event_id = event_feedback.event_id and r.status in ('REGISTERED', 'CONFIRMED')
    and r.${column} = (select current_setting('app.user_id', true)))`;

const policies = `
alter table "muted_address" enable row level security;
alter table "muted_address" force row level security;
create policy "muted_address_auth" on "muted_address" to "portal_auth" using (true) with check (true);
create policy "muted_address_system" on "muted_address" to "portal_system" using (true) with check (true);
create policy "muted_address_personal_data_select" on "muted_address" for select to "portal_personal_data" using (true);
create policy "muted_address_personal_data_delete" on "muted_address" for delete
  to "portal_personal_data" using ((select is_erasure_confirmed()));
alter table "sent_timed_mail" enable row level security;
alter table "sent_timed_mail" force row level security;
create policy "sent_timed_mail_system" on "sent_timed_mail" to "portal_system" using (true) with check (true);
alter table "event_feedback" enable row level security;
alter table "event_feedback" force row level security;
create policy "event_feedback_customer" on "event_feedback" to "portal_customer"
  using (${ownSeat('user_id')}) with check (${ownSeat('user_id')});
create policy "event_feedback_attendee" on "event_feedback" to "portal_attendee"
  using (${ownSeat('link_key')}) with check (${ownSeat('link_key')});
create policy "event_feedback_admin_select" on "event_feedback" for select to "portal_admin" using (true);
create policy "event_feedback_system" on "event_feedback" to "portal_system" using (true) with check (true);
create policy "event_feedback_personal_data_select" on "event_feedback" for select
  to "portal_personal_data" using (true);
create policy "event_feedback_personal_data_update" on "event_feedback" for update
  to "portal_personal_data" using ((select is_erasure_confirmed()));
`;

const grants = `
grant update (seat_since) on event_registration to portal_attendee, portal_system;
grant select, insert, update (rating, comment, changed_at) on event_feedback to portal_customer, portal_attendee;
grant select on event_feedback to portal_admin, portal_system, portal_personal_data;
grant update (comment) on event_feedback to portal_system, portal_personal_data;
grant select, insert on sent_timed_mail to portal_system;
grant select, insert, delete on muted_address to portal_system;
grant select on muted_address to portal_auth;
grant select, delete on muted_address to portal_personal_data;
`;

/** The choices of an account count instead of those of its address, once the address is confirmed. */
const mutesMail = `
grant create on schema public to portal_auth;
set local role portal_auth;
create or replace function mutes_mail(address text, wanted text) returns boolean language sql stable security definer
  set search_path = public, pg_temp as $$
  with account as (
    select id from user_account
    where lower(email) = lower(address) and deactivated_at is null and email_confirmed_at is not null)
  select exists (select from muted_mail m join account on account.id = m.user_id where m.category = wanted)
    or exists (select from muted_address m where m.email = lower(address) and m.category = wanted)
      and not exists (select from account)
$$;
reset role;
revoke create on schema public from portal_auth;
`;
