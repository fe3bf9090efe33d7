import { Migration } from '@mikro-orm/migrations';

/** Public events can be listed, admins search in events, and requests for seats are in the inbox. */
export class ListedEvents extends Migration {
  override up(): void {
    this.addSql(events);
    this.addSql(requests);
  }
}

/** Existing public events were only meant for people with the link, so none of them is listed. */
const events = `
alter table "event" add "is_listed" boolean not null default false;
alter table "event" add constraint "event_listed_is_public" check (is_public or not is_listed);
alter table "event" add "calendar_changed_at" timestamptz not null default now();
create index "event_listed" on "event" ("starts_at", "id") where "is_listed";
create index "event_search_grams" on "event" using gin (search_grams(title || chr(10) || coalesce(location, '')));
`;

/** The moment of older requests is unknown, so the first sign-up counts. */
const requests = `
alter table "event_registration" add "requested_at" timestamptz null;
update "event_registration" set "requested_at" = "created_at" where "status" = 'REQUESTED';
alter table "event_registration" add constraint "event_registration_requested"
  check ((status = 'REQUESTED') = (requested_at is not null));
create index "event_registration_requests" on "event_registration" ("requested_at", "id")
  where "status" = 'REQUESTED';
grant update (requested_at) on event_registration to portal_system, portal_attendee;
`;
