import type { TestApp } from './createTestApp.ts';
import { customerEntities } from './entities.ts';

/** Without the tables that have no ids: jobs may renew their data, which the portal copies or derives, at any time. */
const companyTables = customerEntities
  .filter(({ primaryKeys }) => primaryKeys.includes('id'))
  .map(({ tableName }) => tableName);

/** All rows of a company by the name of their table. */
export async function companyState({ db }: TestApp, customerId: string): Promise<Record<string, unknown>> {
  const state: Record<string, unknown> = {
    customer: await db.sql('select * from customer where id = $1', [customerId]),
  };
  for (const table of companyTables)
    state[table] = await db.sql(`select * from ${table} where customer_id = $1 order by id`, [customerId]);
  return state;
}
