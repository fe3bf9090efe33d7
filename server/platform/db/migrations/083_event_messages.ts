import { Migration } from '@mikro-orm/migrations';

/** Messages of admins to people of an event, and the changes of seats that the sequence of a calendar entry counts. */
export class EventMessages extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(rights);
  }
}

const tables = `
create table "event_message" ("id" text collate "C" not null, "event_id" text collate "C" not null,
  "author_id" text collate "C" not null, "subject" text not null, "body" text not null, "groups" text[] not null,
  "request_id" text collate "C" not null, "fingerprint" text collate "C" not null, "total" int not null,
  "skipped" int not null default 0, "delivered" int not null default 0, "failed" int not null default 0,
  "created_at" timestamptz not null, "settled_at" timestamptz null, primary key ("id"));
alter table "event_message" add constraint "event_message_request_id_unique" unique ("request_id");
create index "event_message_unsettled" on "event_message" ("id") where "settled_at" is null;
create index "event_message_author" on "event_message" ("author_id");
create index "event_message_event" on "event_message" ("event_id", "id");
alter table "event_message" add constraint "event_message_event_id_foreign" foreign key ("event_id")
  references "event" ("id") on update no action on delete cascade;
alter table "event_message" add constraint "event_message_author_id_foreign" foreign key ("author_id")
  references "user_account" ("id");

create table "event_message_recipient" ("message_id" text collate "C" not null,
  "registration_id" text collate "C" not null, "state" text collate "C" not null default 'WAITING',
  "mail_id" text collate "C" null, primary key ("message_id", "registration_id"));
create index "event_message_recipient_waiting" on "event_message_recipient"
  ("message_id", "registration_id") where "state" = 'WAITING';
create index "event_message_recipient_registration" on "event_message_recipient" ("registration_id");
alter table "event_message_recipient" add constraint "event_message_recipient_message_id_foreign"
  foreign key ("message_id") references "event_message" ("id") on update no action on delete cascade;
alter table "event_message_recipient" add constraint "event_message_recipient_registration_id_foreign"
  foreign key ("registration_id") references "event_registration" ("id") on update no action on delete cascade;

alter table "event_registration" add "seat_changes" int not null default 0;
`;

const rights = `
alter table "event_message" enable row level security;
alter table "event_message" force row level security;
create policy "event_message_admin" on "event_message" to "portal_admin" using (true) with check (true);
create policy "event_message_system" on "event_message" to "portal_system" using (true) with check (true);
alter table "event_message_recipient" enable row level security;
alter table "event_message_recipient" force row level security;
create policy "event_message_recipient_admin" on "event_message_recipient" to "portal_admin"
  using (true) with check (true);
create policy "event_message_recipient_system" on "event_message_recipient" to "portal_system"
  using (true) with check (true);
grant select, insert on event_message, event_message_recipient to portal_admin;
grant select on event_message, event_message_recipient to portal_system;
grant update (skipped, delivered, failed, settled_at) on event_message to portal_system;
grant update (state, mail_id) on event_message_recipient to portal_system;
grant update (seat_changes) on event_registration to portal_attendee, portal_system;
`;
