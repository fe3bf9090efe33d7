import { sql } from 'kysely';

/** SQL on `user_account`: an active administrator of a company. */
export const IS_ADMINISTRATOR = sql<boolean>`(company_role = 'ADMINISTRATOR' and deactivated_at is null)`;

/**
 * SQL on `customer`: nobody can administer the company. This happens when the account of its only administrator is
 * closed, because the address belongs to somebody else.
 */
export const HAS_NO_ADMINISTRATOR = sql<boolean>`not exists (
  select 1 from user_account where customer_id = customer.id and ${IS_ADMINISTRATOR})`;
