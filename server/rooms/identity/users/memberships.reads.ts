import { sql } from 'kysely';

/**
 * SQL on `user_account`: the active membership of its person that was used last, in which the person's next session
 * begins. Each person with an active membership has one.
 */
export const IS_LAST_USED_MEMBERSHIP = sql<boolean>`user_account.id = (
  select m.id from user_account m left join membership_use x on x.user_id = m.id
  where m.person_id = user_account.person_id and m.deactivated_at is null
  order by x.last_used_at desc nulls last, m.id limit 1)`;
