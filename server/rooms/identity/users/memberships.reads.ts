import { sql } from 'kysely';

/**
 * SQL on `session s` and `user_account u`: a session that began through an organisation acts for companies that trust
 * the organisation alone, and every other session for all. `session_of` has the same rule.
 */
export const SESSION_IS_TRUSTED = sql<boolean>`(s.issuer is null or exists (
  select from company_sign_in r
  where r.customer_id = u.customer_id and r.issuer = s.issuer and r.tenant = s.tenant))`;

/**
 * SQL on `user_account`: the active membership of its person that was used last, in which the person's next session
 * begins. Each person with an active membership has one.
 */
export const IS_LAST_USED_MEMBERSHIP = sql<boolean>`user_account.id = (
  select m.id from user_account m left join membership_use x on x.user_id = m.id
  where m.person_id = user_account.person_id and m.deactivated_at is null
  order by x.last_used_at desc nulls last, m.id limit 1)`;
