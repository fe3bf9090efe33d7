import { sqlInvariant } from './Invariant.ts';

const HAS_PLACE = `r.status in ('REGISTERED', 'CONFIRMED')`;

/** Places at paid events are billed once, as long as somebody has to pay for them. */
export const eventPlaceInvariants = [
  sqlInvariant(
    'each place of a member at a paid event has exactly one entry that is not cancelled, less its credit',
    `select r.id, r.price, l.id as entry, l.net, l.status from event_registration r
     join event e on e.id = r.event_id left join ledger_entry l on l.id = r.entry_id
     where ${HAS_PLACE} and r.price > 0 and r.owed_since is not null and r.waived_at is null
       and r.department_id is not null and r.customer_id is not null and e.status <> 'CANCELLED'
       and (l.id is null or l.subject <> 'event_place' or l.subject_id <> r.id or l.net <> r.price
         or l.status = 'FAILED' or l.status = 'CANCELLED' and l.invoice_id is null)`,
  ),
  sqlInvariant(
    'a place at a paid event is owed unless it was made free before, and nobody owes one at a cancelled event',
    `select r.id, r.status, e.status as event from event_registration r join event e on e.id = r.event_id
     where ${HAS_PLACE} and r.price > 0 and r.owed_since is null and e.status <> 'CANCELLED'
       or r.owed_since is not null and r.waived_at is null and e.status = 'CANCELLED'
       or r.status = 'WAITLISTED' and r.entry_id is not null`,
  ),
  sqlInvariant(
    'a registration without a bill leaves no entry of its place unless it was cancelled too late',
    `select r.id, sum(l.net)::int as net from event_registration r
     join ledger_entry l on l.subject_id = r.id and l.subject = 'event_place'
       and l.status not in ('CANCELLED', 'FAILED')
     where r.owed_since is null group by r.id having sum(l.net) < 0`,
  ),
];
