import { sqlInvariant } from './Invariant.ts';

/** Invariants of sign-ins in two steps. Sessions that the simulation inserts itself have no address. */
export const signInInvariants = [
  sqlInvariant(
    'no session begins by the password alone while the account has an authenticator app',
    `select s.id from session s join authenticator_app a on a.person_id = s.person_id
     where s.method = 'PASSWORD' and s.actor_id is null and s.address is not null and s.user_agent is not null
       and s.created_at > a.confirmed_at`,
  ),
  sqlInvariant(
    'a person has ten recovery codes while there is a second factor, and otherwise none',
    `select u.id, count(c.code_hash)::int as codes
     from person u left join recovery_code c on c.person_id = u.id
     group by u.id
     having count(c.code_hash) <> case when exists (
         select from authenticator_app a where a.person_id = u.id and a.confirmed_at is not null)
       or exists (select from passkey p where p.person_id = u.id) then 10 else 0 end`,
  ),
  sqlInvariant(
    'the name and the e-mail of an account are those of its person',
    `select u.id from user_account u left join person p on p.id = u.person_id
     where (p.name, p.email, p.email_confirmed_at) is distinct from (u.name, u.email, u.email_confirmed_at)`,
  ),
  sqlInvariant(
    'a person has a membership: that of a claim has gone with the person who claimed it',
    'select p.id from person p where not exists (select from user_account u where u.person_id = p.id)',
  ),
  sqlInvariant(
    'a session acts in an account of its person',
    `select s.id from session s join user_account u on u.id = s.user_id where u.person_id <> s.person_id`,
  ),
];
