import type pg from 'pg';
import { CUSTOMER_VARIABLE, dbRoles } from '../roles.ts';

/** Runs `work` on a connection that has the customer role of one company meanwhile. */
export async function asCustomer<T>(client: pg.Client, customerId: string, work: () => Promise<T>): Promise<T> {
  await client.query(
    `select set_config('role', '${dbRoles.customer}', false), set_config('${CUSTOMER_VARIABLE}', $1, false)`,
    [customerId],
  );
  return work().finally(() => client.query('reset role'));
}
