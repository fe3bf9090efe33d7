import { Migration } from '@mikro-orm/migrations';

/** A place at an event is called a place everywhere; a seat is of a licence. */
export class Places extends Migration {
  override up(): void {
    this.addSql(`
alter table "event_registration" rename column "seat_since" to "place_since";
alter table "event_registration" rename column "seat_changes" to "place_changes";
update event_message set groups = array_replace(groups, 'SEATED', 'WITH_PLACE') where 'SEATED' = any(groups);
update ledger_entry set subject = 'event_place' where subject = 'event_seat';
update ledger_entry set unit = 'PLACE' where unit = 'SEAT';
update invoice_line set unit = 'PLACE' where unit = 'SEAT';
update activity set entity_type = 'event_place' where entity_type = 'event_seat';
update saved_view set list = 'UNBILLED_PLACES' where list = 'UNBILLED_SEATS';
update list_preference set list = 'UNBILLED_PLACES' where list = 'UNBILLED_SEATS';
update inbox_mark set kind = 'UNBILLED_PLACE' where kind = 'UNBILLED_SEAT';
update inbox_mark set kind = 'PLACE_REQUEST' where kind = 'SEAT_REQUEST';
update purchase_commitment set kind = 'PLACE' where kind = 'SEAT';
alter policy "ledger_entry_sign_up_inserts" on "ledger_entry"
  with check (num_nonnulls(provider_id, settled_at, failure_message, invoice_draft_id, invoice_drafted_at,
    marked_paid_by, invoice_id, payment_id, attempted_at, first_failed_at, next_retry_at, refused_card_id) = 0
    and status = 'PENDING' and attempt = 1 and not is_attended and subject = 'event_place' and origin = 'PORTAL'
    and net > 0);
${COMMITTED_SINCE}
`);
  }
}

/** As before, with the new name of its kind. */
const COMMITTED_SINCE = `
grant create on schema public to portal_system;
set local role portal_system;
create or replace function committed_since(company text, buyer text, since timestamptz, replaced text) returns bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(c.amount), 0)::bigint from purchase_commitment c
  where c.customer_id = company and c.buyer_id = buyer and c.created_at >= since
    and coalesce(nullif(current_setting('app.customer_id', true), ''), company) = company
    and not (c.kind in ('RENEWAL', 'PLACE') and c.subject_id = replaced)
    and not exists (select from license_request x
      where x.id = c.subject_id and x.status = 'REJECTED' and x.fulfilled_at is null)
    and not exists (select from clip_card x where x.id = c.subject_id and x.status = 'CANCELLED')
    and not exists (select from service_agreement x
      where x.id = c.subject_id and x.status = 'CANCELLED' and c.kind = 'ORDER')
    and not exists (select from event_registration x where x.id = c.subject_id and x.status = 'CANCELLED')
$$;
reset role;
revoke create on schema public from portal_system;`;
