import { sqlInvariant } from './Invariant.ts';

/** Mails about events reach the people of the event, each once. */
export const eventMailInvariants = [
  sqlInvariant(
    'a message to the people of an event has no other recipients, and a mail of its own for each',
    `select m.id, m.total, count(r.registration_id)::int as recipients, count(distinct r.mail_id)::int as mails
     from event_message m
       left join event_message_recipient r on r.message_id = m.id
       left join event_registration g on g.id = r.registration_id
     group by m.id
     having count(r.registration_id) > m.total or bool_or(g.event_id <> m.event_id)
       or count(distinct r.mail_id) <> count(*) filter (where r.state = 'MAILED')`,
  ),
  sqlInvariant(
    'every message has reached its recipients once all jobs have run',
    `select message_id, registration_id from event_message_recipient where state = 'WAITING'`,
    'settled',
  ),
  sqlInvariant(
    'feedback is of a registration for the same event, and within its limits',
    `select f.id, f.rating from event_feedback f join event_registration r on r.id = f.registration_id
     where f.event_id <> r.event_id or f.rating not between 1 and 5`,
  ),
];
