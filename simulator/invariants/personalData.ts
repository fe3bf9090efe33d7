import { sqlInvariant } from './Invariant.ts';

/** Invariants of requests to be erased. */
export const personalDataInvariants = [
  sqlInvariant(
    'an account whose erasure is confirmed is closed',
    `select e.id from erasure e join user_account u on u.id = e.user_id
     where e.status in ('CONFIRMED', 'ERASED') and u.deactivated_at is null`,
  ),
  sqlInvariant(
    'an erased person has neither name, address, sign-in nor seat',
    `select e.id, u.name, u.email from erasure e join user_account u on u.id = e.user_id
       join person h on h.id = u.person_id
     where e.status = 'ERASED' and (
       u.name <> 'Slettet bruger' or u.email not like '%@slettet.invalid' or h.password_hash <> ''
       or e.names is not null or e.email is not null or e.reason is not null
       or exists (select from session s where s.user_id = u.id)
       or exists (select from passkey k where k.person_id = u.person_id)
       or exists (select from sign_in_identity i where i.person_id = u.person_id)
       or exists (select from event_registration r where r.user_id = u.id and r.email not like '%@slettet.invalid')
       or exists (select from activity a where a.actor_id = u.id and a.actor_name <> 'Slettet bruger')
       or exists (select from audit_person p where p.person_id = u.id and p.name not in ('Slettet bruger')))`,
    'settled',
  ),
  sqlInvariant(
    'a confirmed erasure ends within a day',
    `select id, decided_at from erasure
     where status = 'CONFIRMED' and decided_at < simulated.now() - interval '1 day'`,
    'settled',
  ),
  sqlInvariant('nobody answers their own request to be erased', `select id from erasure where decided_by_id = user_id`),
];
