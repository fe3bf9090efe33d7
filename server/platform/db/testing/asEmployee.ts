import type pg from 'pg';
import { contextVariables, dbRoles } from '../roles.ts';
import type { EmployeeRoles } from '../scope.ts';

/** Runs `work` on a connection that has the admin role with the roles of an employee meanwhile; null for an admin. */
export async function asEmployee<T>(
  client: pg.Client,
  employeeRoles: EmployeeRoles,
  work: () => Promise<T>,
  userId = '',
): Promise<T> {
  const variables = contextVariables({ role: dbRoles.admin, userId, employeeRoles });
  await client.query('select set_config(name, value, false) from json_each_text($1) as variable (name, value)', [
    JSON.stringify(variables),
  ]);
  return work().finally(() => client.query('reset role'));
}
