import type pg from 'pg';
import { CUSTOMER_VARIABLE, dbRoles, USER_VARIABLE } from '../roles.ts';

/** Runs `work` on a connection that has the customer role of one company, and one of its users, meanwhile. */
export async function asCustomer<T>(
  client: pg.Client,
  customerId: string,
  work: () => Promise<T>,
  userId = '',
): Promise<T> {
  await client.query(
    `select set_config('role', '${dbRoles.customer}', false), set_config('${CUSTOMER_VARIABLE}', $1, false),
       set_config('${USER_VARIABLE}', $2, false)`,
    [customerId, userId],
  );
  return work().finally(() => client.query('reset role'));
}
