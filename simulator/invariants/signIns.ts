import { sqlInvariant } from './Invariant.ts';

/** Invariants of sign-ins in two steps. Sessions that the simulation inserts itself have no address. */
export const signInInvariants = [
  sqlInvariant(
    'no session begins by the password alone while the account has an authenticator app',
    `select s.id from session s join authenticator_app a on a.user_id = s.user_id
     where s.method = 'PASSWORD' and s.actor_id is null and s.address is not null and s.user_agent is not null
       and s.created_at > a.confirmed_at`,
  ),
  sqlInvariant(
    'a user has ten recovery codes while there is a second factor, and otherwise none',
    `select u.id, count(c.code_hash)::int as codes
     from user_account u left join recovery_code c on c.user_id = u.id
     group by u.id
     having count(c.code_hash) <> case when exists (
         select from authenticator_app a where a.user_id = u.id and a.confirmed_at is not null)
       or exists (select from passkey p where p.user_id = u.id) then 10 else 0 end`,
  ),
];
