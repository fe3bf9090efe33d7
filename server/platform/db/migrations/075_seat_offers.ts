import { Migration } from '@mikro-orm/migrations';

/** Free seats are offered to people on the waiting list, until a moment. */
export class SeatOffers extends Migration {
  override up(): void {
    this.addSql(columns);
    this.addSql(grants);
  }
}

const columns = `
alter table "event" add "offer_hours" int not null default 24;
create index "event_with_waiting" on "event" ("starts_at", "id") where "status" = 'PUBLISHED' and "waiting_count" > 0;

alter table "event_registration" add "offer_ends_at" timestamptz null;
alter table "event_registration" drop constraint "event_registration_waits_since";
alter table "event_registration" add constraint "event_registration_waits_since"
  check ((status in ('WAITLISTED', 'OFFERED')) = (waiting_since is not null));
alter table "event_registration" add constraint "event_registration_offered"
  check ((status = 'OFFERED') = (offer_ends_at is not null));
drop index "event_registration_waiting";
create index "event_registration_queue" on "event_registration" ("event_id", "waiting_since", "id")
  where "waiting_since" is not null;
create index "event_registration_offers" on "event_registration" ("offer_ends_at", "id") where "status" = 'OFFERED';
`;

/** The system offers free seats, whoever frees them, and ends the offers that ran out. */
const grants = `
grant update (status, waiting_since, offer_ends_at, price, version) on event_registration to portal_system;
grant update (offer_ends_at) on event_registration to portal_attendee;
`;
