import type { TestDatabase } from './testDatabase.ts';

/**
 * Inserts many rows while the triggers of their tables are disabled. Foreign keys are still checked. The rows that
 * triggers derive, such as entries of the search, are missing afterwards; `deriveRows` makes them for the whole
 * database.
 */
export async function withoutTriggers(
  sql: TestDatabase['sql'],
  tables: readonly string[],
  insertRows: () => Promise<unknown>,
): Promise<void> {
  const setTriggers = (state: 'enable' | 'disable') =>
    sql(tables.map((table) => `alter table ${table} ${state} trigger user`).join(';'));
  await setTriggers('disable');
  await insertRows();
  await setTriggers('enable');
}
