import type pg from 'pg';
import { contextVariables, dbRoles } from '../roles.ts';
import { WHOLE_COMPANY, type Scope } from '../scope.ts';

/** Columns of a select by which policies of scopes show everything, for statements that set a context themselves. */
export const SEES_EVERYTHING = `set_config('app.subjects', '*', false), set_config('app.departments', '*', false)`;

/** Runs `work` on a connection that has the customer role of one company, and one of its users, meanwhile. */
export async function asCustomer<T>(
  client: pg.Client,
  customerId: string,
  work: () => Promise<T>,
  userId = '',
  scope: Scope = WHOLE_COMPANY,
): Promise<T> {
  const variables = contextVariables({ role: dbRoles.customer, customerId, userId, scope });
  await client.query('select set_config(name, value, false) from json_each_text($1) as variable (name, value)', [
    JSON.stringify(variables),
  ]);
  return work().finally(() => client.query('reset role'));
}
